import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import { asOneItem } from '../../fixtures/engine/one-item'
import { programmeOf } from '../../fixtures/engine/programme'
import { testMall } from '../../fixtures/engine/test-mall'

/** The estimate of a refund before an application is the same as its refund afterwards. */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const programme = programmeOf(mall, make)
const { deliver, aftersaleBuyer, delivered, staff, payRefunds, refundsOf } = aftersaleCases(mall, make)

beforeAll(() => programme.open({ regions: ['浙江省'] }))

interface Estimate {
  goods_fee: number
  freight: number
  refund_fee: number
  refund_point: number
  coupon_name: string
  subsidy_fee: number
  subsidy_num: number
  message: string
}
type Shopper = Awaited<ReturnType<typeof aftersaleBuyer>>
const estimate = (shopper: Shopper, order_id: string, units: object[], aftersales_type = 'ONLY_REFUND') =>
  shopper.call<Estimate>('POST', '/aftersales/estimate', {
    order_id,
    detail: JSON.stringify(units),
    aftersales_type,
  })

/** A delivered order of two pieces with the subsidy on one, with a coupon. */
async function subsidised(isOld = false) {
  const { categoryId } = await programme.subsidyClass({ limit: 1 })
  const item = await programme.goods(categoryId, 300_000)
  const shopper = await aftersaleBuyer()
  await programme.verify(shopper.userId)
  const code = await make.userCard(shopper.userId, await make.card({ title: '满减券' }))
  const { order_id: orderId, total_fee } = await shopper.orderItem(item, 2, { coupon_discount: code })
  if (isOld) await asOneItem(mall, orderId)
  await shopper.pay(orderId)
  await deliver(orderId)
  return { shopper, orderId, total: total_fee, items: (await shopper.detail(orderId)).orderInfo.items }
}

it.each([
  ['a piece without subsidy', false, [0], { subsidy_fee: 0, subsidy_num: 0, coupon_name: '' }],
  ['a piece with it', false, [1], { subsidy_num: 1, coupon_name: '' }],
  ['all pieces', false, [0, 1], { subsidy_num: 1, coupon_name: '满减券' }],
  ['half of an old item', true, [0], { subsidy_num: 0, coupon_name: '' }],
])('%s: the promise is what the refunds pay', async (_, isOld, chosen, promised) => {
  const { shopper, orderId, items } = await subsidised(isOld)
  const units = chosen.map((at) => ({ id: items[at]?.id, num: 1 }))
  const expected = await estimate(shopper, orderId, units)
  expect(expected).toMatchObject(promised)
  // An estimate changes nothing.
  expect(await estimate(shopper, orderId, units)).toEqual(expected)
  const desk = await staff()
  for (const { id } of units) {
    const { aftersales_bn } = await shopper.apply(orderId, id ?? 0, 1, { aftersales_type: 'ONLY_REFUND' })
    await desk.review(aftersales_bn[0] ?? '', { agree: 1 })
  }
  await payRefunds()
  const refunds = await refundsOf(orderId)
  const sum = (of: (row: (typeof refunds)[number]) => number) =>
    refunds.reduce((all, row) => all + of(row), 0)
  expect(sum(({ refundFee }) => refundFee)).toBe(expected.refund_fee)
  expect(sum(({ subsidyFee }) => subsidyFee)).toBe(expected.subsidy_fee)
})

it('an exchange gives nothing back, and a refused application says why', async () => {
  const { shopper, orderId, items } = await subsidised()
  const units = [{ id: items[0]?.id, num: 1 }]
  expect(await estimate(shopper, orderId, units, 'EXCHANGING_GOODS')).toMatchObject({
    goods_fee: 0,
    refund_fee: 0,
    subsidy_fee: 0,
    subsidy_num: 0,
    coupon_name: '',
  })
  expect((await estimate(shopper, orderId, [{ id: items[0]?.id, num: 2 }])).message).toBe('超出可申请数量')
  const other = await aftersaleBuyer()
  expect((await estimate(other, orderId, units)).message).toBe('系统无此订单，无法申请售后')
})

it('the last unit takes what the others left', async () => {
  const { shopper, orderId, lineId } = await delivered(3, { price: 3333 })
  expect((await estimate(shopper, orderId, [{ id: lineId, num: 1 }])).refund_fee).toBe(3333)
  expect((await estimate(shopper, orderId, [{ id: lineId, num: 3 }])).refund_fee).toBe(9999)
})

it('an after-sale says what becomes of the coupon of its order', async () => {
  const { shopper, orderId, items } = await subsidised()
  const desk = await staff()
  const couponOf = async (bn: string) => {
    const { coupon_name: name, coupon_returned: isReturned } = await shopper.info(bn)
    return { name, isReturned }
  }
  const back = async (id = 0) => {
    const { aftersales_bn } = await shopper.apply(orderId, id, 1, { aftersales_type: 'ONLY_REFUND' })
    const bn = aftersales_bn[0] ?? ''
    await desk.review(bn, { agree: 1 })
    await payRefunds()
    return bn
  }
  const first = await back(items[0]?.id)
  expect(await couponOf(first)).toEqual({ name: '满减券', isReturned: false })
  const last = await back(items[1]?.id)
  expect(await couponOf(last)).toEqual({ name: '满减券', isReturned: true })
  const plain = await delivered(1)
  const { aftersales_bn } = await plain.shopper.apply(plain.orderId, plain.lineId, 1)
  expect(await plain.shopper.info(aftersales_bn[0] ?? '')).not.toHaveProperty('coupon_name')
})
