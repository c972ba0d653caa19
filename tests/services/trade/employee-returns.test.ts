import { checkBooks } from '@/lib/server/trade/books/check-books'
import { approveCancel, cancelNextOverdue } from '@/lib/server/trade/order/cancel-order'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import { purchasing, type Buyer } from '../../fixtures/engine/employee'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const { employee, activity, buy, used, sold, quotas } = purchasing(mall, make)
const { deliver, staff, payRefunds } = aftersaleCases(mall, make)

const times = <T>(count: number, create: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => create(index))
const operator = { kind: 'operator', id: 1 } as const

/** An employee who may buy three pieces and 300 yuan, and has ordered `num` pieces of 100 yuan. */
async function ordered(num: number, more: object = {}) {
  const found = await activity({ employeeLimitfee: 30000 }, { limitNum: 3 })
  const one = await employee(found.enterpriseId)
  const { order_id: orderId } = await buy(one, found.context, found.itemId, num, more)
  return { ...found, one, orderId, again: (pieces: number) => buy(one, found.context, found.itemId, pieces) }
}

/** The same, paid and delivered. */
async function delivered(num: number) {
  const found = await ordered(num)
  await found.one.pay(found.orderId)
  await deliver(found.orderId)
  return found
}

/** Applies for an after-sale of pieces of an order. */
async function apply(one: Buyer, orderId: string, num: number, type: string): Promise<string[]> {
  const [line] = (await one.detail(orderId)).orderInfo.items
  const { aftersales_bn } = await one.call<{ aftersales_bn: string[] }>('POST', '/aftersales', {
    order_id: orderId,
    aftersales_type: type,
    reason: '质量问题',
    description: '',
    detail: JSON.stringify([{ id: line?.id, num }]),
  })
  return aftersales_bn
}

const onlyRefund = async (one: Buyer, orderId: string, more: object = {}) => {
  const [bn = ''] = await apply(one, orderId, 1, 'ONLY_REFUND')
  await (await staff()).review(bn, { agree: true, ...more })
  return bn
}

afterEach(async () => {
  expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
})

describe('cancelling an order of employee purchase gives budget, quota and pieces back', () => {
  const nothingUsed = async (activityId: number) => {
    expect(await used(activityId)).toEqual([0])
    expect(await quotas(activityId)).toEqual([{ num: 0, fee: 0 }])
    expect(await sold(activityId)).toBe(0)
  }

  it('once, when its buyer cancels it while it ends by itself', async () => {
    const { activityId, one, orderId, again } = await ordered(3)
    expect((await again(1)).message).toMatch(/超出限购数量$/)
    mall.travel(3600 * 24)
    await Promise.all([
      ...times(3, () => one.cancel(orderId, '不想要了')),
      ...times(3, () => cancelNextOverdue(mall)),
    ])
    await nothingUsed(activityId)
  })

  it('when the cancellation of a paid one is approved, not before and once', async () => {
    const { activityId, one, orderId, again } = await ordered(3)
    await one.pay(orderId)
    await one.cancel(orderId, '不想要了')
    expect(await used(activityId)).toEqual([30000])
    await Promise.allSettled(times(4, () => approveCancel(mall, orderId, operator)))
    await nothingUsed(activityId)
    await payRefunds()
    await nothingUsed(activityId)
    expect(await again(3)).toMatchObject({ total_fee: 30000 })
  })

  it('and money that arrives later takes nothing again', async () => {
    const { activityId, one, orderId, again } = await ordered(3)
    const { trade_info } = await one.call<{ trade_info: { trade_id: string } }>('POST', '/payment', {
      order_id: orderId,
      pay_type: 'test',
    })
    await one.cancel(orderId, '不想要了')
    const { trade_id } = trade_info
    await Promise.all(times(3, () => one.call('POST', '/payment/test/confirm', { trade_id })))
    await payRefunds()
    await nothingUsed(activityId)
    expect(await again(3)).toMatchObject({ total_fee: 30000 })
    expect((await one.detail(orderId)).orderInfo.order_status).toBe('CANCEL')
  })
})

describe('an after-sale of an order of employee purchase', () => {
  it('gives the price and the piece of its unit back once it is paid; the activity has sold it', async () => {
    const { activityId, one, orderId, again } = await delivered(3)
    const [bn = ''] = await apply(one, orderId, 1, 'REFUND_GOODS')
    const shop = await staff()
    const { address_id } = await shop.saveAddress()
    await shop.review(bn, { agree: true, aftersales_address_id: address_id })
    await one.call('POST', '/aftersales/sendback', {
      aftersales_bn: bn,
      corp_code: 'SF',
      logi_no: 'SF10002000',
    })
    await shop.refund(bn, { agree: true })
    expect(await used(activityId)).toEqual([30000])
    await Promise.all(times(4, () => payNextRefund(mall)))
    expect(await used(activityId)).toEqual([20000])
    expect(await quotas(activityId)).toEqual([{ num: 2, fee: 20000 }])
    expect(await sold(activityId)).toBe(3)
    await payRefunds()
    expect(await used(activityId)).toEqual([20000])
    expect((await again(2)).message).toMatch(/超出限购数量$/)
    expect(await again(1)).toMatchObject({ total_fee: 10000 })
  })

  it('of every unit gives all of it back, however the refunds meet new orders', async () => {
    const { activityId, one, orderId, again } = await delivered(3)
    const numbers = await apply(one, orderId, 3, 'ONLY_REFUND')
    const shop = await staff()
    for (const bn of numbers) await shop.review(bn, { agree: true })
    let placed = 0
    for (let round = 0; round < 4; round++) {
      const answers = await Promise.all([
        ...times(3, () => again(1)),
        ...times(3, async () => void (await payNextRefund(mall))),
      ])
      placed += answers.filter((answer) => answer?.order_id).length
      expect(await used(activityId)).toEqual([(3 - Math.min(3, round + 1) + placed) * 10000])
      mall.travel(61)
    }
    expect(placed).toBe(3)
    expect(await quotas(activityId)).toEqual([{ num: 3, fee: 30000 }])
    expect(await sold(activityId)).toBe(6)
  })

  it('that pays back a part gives that part of the amount and no piece', async () => {
    const { activityId, one, orderId, again } = await delivered(3)
    await onlyRefund(one, orderId, { refund_fee: 2500 })
    await payRefunds()
    expect(await used(activityId)).toEqual([27500])
    expect(await quotas(activityId)).toEqual([{ num: 3, fee: 27500 }])
    expect((await again(1)).message).toMatch(/超出限购数量$/)
  })

  it('that is refused gives nothing back', async () => {
    const { activityId, one, orderId } = await delivered(2)
    const [bn = ''] = await apply(one, orderId, 1, 'ONLY_REFUND')
    await (await staff()).review(bn, { agree: false, refuse_reason: '超过期限' })
    await payRefunds()
    expect(await used(activityId)).toEqual([20000])
  })

  it('that exchanges the piece gives nothing back', async () => {
    const { activityId, one, orderId } = await delivered(2)
    const [bn = ''] = await apply(one, orderId, 1, 'EXCHANGING_GOODS')
    const shop = await staff()
    const { address_id } = await shop.saveAddress()
    await shop.review(bn, { agree: true, aftersales_address_id: address_id })
    await one.call('POST', '/aftersales/sendback', {
      aftersales_bn: bn,
      corp_code: 'SF',
      logi_no: 'SF10002000',
    })
    await shop.resend(bn, { corp_code: 'SF', logi_no: 'SF10002001' })
    await payRefunds()
    expect(await used(activityId)).toEqual([20000])
    expect(await quotas(activityId)).toEqual([{ num: 2, fee: 20000 }])
  })
})
