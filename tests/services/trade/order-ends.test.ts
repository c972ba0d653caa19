import { refuseNextOverdue } from '@/lib/server/trade/aftersale/refuse-overdue'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import { groupBuying } from '../../fixtures/engine/groups'
import { staff as staffOf, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const { aftersaleBuyer, delivered, staff, payRefunds, linesOf, refundsOf, rowsOf } = aftersaleCases(
  mall,
  make,
)

let operator: Staff
beforeAll(async () => {
  operator = await staffOf(mall, make)
})
afterEach(async () => {
  await mall.rows(`delete from settings where key = 'trade'`)
  expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
})

const setTrade = (value: Record<string, unknown>) => operator.call('PUT', '/order/settings', value)
const cancelRest = (orderId: string, more: Record<string, unknown> = {}) =>
  operator.call<{ order_status: string }>('POST', '/order/cancel/rest', {
    order_id: orderId,
    reason: '缺货',
    ...more,
  })
const ship = (orderId: string, more: Record<string, unknown> = {}) =>
  operator.call<{ order_status: string }>('POST', '/order/ship', {
    order_id: orderId,
    delivery_corp: 'SF',
    delivery_code: 'SF1000200030',
    ...more,
  })

describe('the coupon of an order that ends in parts', () => {
  const cardOf = async (code: string) =>
    (await mall.rows<{ status: number }>('select status from user_cards where code = $1', [code]))[0]?.status

  /** A paid order of two units with a coupon. */
  async function withCoupon() {
    const shopper = await aftersaleBuyer()
    const code = await make.userCard(shopper.userId, await make.card({ reduceCost: 500 }))
    const item = await make.goods({ price: 5000, store: 10 })
    const { order_id } = await shopper.orderItem(item, 2, { coupon_discount: code })
    await shopper.pay(order_id)
    const lineId = (await linesOf(order_id))[0]?.id ?? 0
    const shipOne = () => ship(order_id, { items: [{ id: lineId, num: 1 }] })
    const refundOne = async () => {
      const { aftersales_bn } = await shopper.apply(order_id, lineId, 1, { aftersales_type: 'ONLY_REFUND' })
      await (await staff()).review(aftersales_bn[0] ?? '', { agree: true })
      await payRefunds()
    }
    return { shopper, code, orderId: order_id, lineId, shipOne, refundOne }
  }

  it('comes back when a unit is refunded first and the rest is cancelled last', async () => {
    const { code, orderId, shipOne, refundOne } = await withCoupon()
    await shipOne()
    await refundOne()
    expect(await cardOf(code)).toBe(2)
    expect(await cancelRest(orderId)).toMatchObject({ order_status: 'WAIT_BUYER_CONFIRM' })
    expect(await cardOf(code)).toBe(1)
    await payRefunds()
  })

  it('comes back when a unit is cancelled first and the other is refunded last', async () => {
    const { code, orderId, lineId, shipOne, refundOne } = await withCoupon()
    await cancelRest(orderId, { items: [{ id: lineId, num: 1 }] })
    await shipOne()
    expect(await cardOf(code)).toBe(2)
    await refundOne()
    expect(await cardOf(code)).toBe(1)
  })

  it('stays used while a unit is kept, or an after-sale is not paid yet', async () => {
    const { shopper, code, orderId, lineId, shipOne } = await withCoupon()
    await shipOne()
    await shopper.apply(orderId, lineId, 1, { aftersales_type: 'ONLY_REFUND' })
    await cancelRest(orderId)
    expect(await cardOf(code)).toBe(2)
    await payRefunds()
  })
})

describe('the units of a group order', () => {
  const { one, activity, team } = groupBuying(mall, make)

  it('return to their activity one by one when they are cancelled; the seat goes with the last', async () => {
    const { item, id, sold } = await activity({ people: 2, store: 5 })
    const [leader, other] = [await one(), await one()]
    const more = { items: [{ item_id: item, num: 3 }] }
    const { order_id, team_id } = await leader.orderInGroup(item, id, null, more)
    await leader.pay(order_id)
    const joined = await other.orderInGroup(item, id, team_id)
    await other.pay(joined.order_id)
    expect(await sold()).toBe(4)
    const lineId = (await linesOf(order_id))[0]?.id
    await cancelRest(order_id, { items: [{ id: lineId, num: 1 }] })
    expect(await sold()).toBe(3)
    expect(await make.stockOf(item)).toEqual({ store: 47, sold: 3 })
    expect(await cancelRest(order_id)).toMatchObject({ order_status: 'CANCEL' })
    expect(await sold()).toBe(1)
    expect(await team(team_id ?? 0)).toMatchObject({ status: 2, joined: 2, paid: 2 })
    await payRefunds()
  })

  it('that are left return when the buyer cancels after a part was cancelled', async () => {
    const { item, id, sold } = await activity({ people: 2, store: 4 })
    const [leader, other] = [await one(), await one()]
    const more = { items: [{ item_id: item, num: 3 }] }
    const { order_id, team_id } = await leader.orderInGroup(item, id, null, more)
    await leader.pay(order_id)
    await other.pay((await other.orderInGroup(item, id, team_id)).order_id)
    await cancelRest(order_id, { items: [{ id: (await linesOf(order_id))[0]?.id, num: 2 }] })
    expect(await sold()).toBe(2)
    await leader.cancel(order_id, '不想要了')
    const review = (agree: unknown) =>
      operator.call<{ message: string }>('POST', '/order/cancel/review', { order_id, agree, reason: '不符' })
    expect(await review('zz')).toMatchObject({ message: '请选择处理结果' })
    await review(true)
    expect(await sold()).toBe(1)
    await payRefunds()
  })
})

describe('an exchange whose goods never come', () => {
  it('is refused by the timer of returns, and its unit can be applied for again', async () => {
    await setTrade({ auto_refuse_time: 3 })
    const desk = await staff()
    const { address_id } = await desk.saveAddress()
    const { shopper, orderId, lineId } = await delivered(1)
    const asked = await shopper.apply(orderId, lineId, 1, { aftersales_type: 'EXCHANGING_GOODS' })
    const bn = asked.aftersales_bn[0] ?? ''
    await desk.review(bn, { agree: true, aftersales_address_id: address_id })
    mall.travel(3 * 86400)
    while (await refuseNextOverdue(mall));
    expect(await shopper.info(bn)).toMatchObject({
      aftersales_status: 3,
      progress: 3,
      refuse_reason: '未收到商品自动驳回',
      refund_status: 'REFUSE',
    })
    expect(await linesOf(orderId)).toMatchObject([{ appliedNum: 0, appliedFee: 0 }])
    expect(await shopper.apply(orderId, lineId, 1)).toMatchObject({ status: true })
  })
})

describe('the setting auto_aftersales', () => {
  it('accepts a refund without return at once, which is paid once', async () => {
    await setTrade({ auto_aftersales: true })
    const { shopper, orderId, lineId } = await delivered(2)
    await shopper.apply(orderId, lineId, 2, { aftersales_type: 'ONLY_REFUND' })
    expect(await rowsOf(orderId)).toMatchObject(
      Array(2).fill({ aftersalesStatus: 1, progress: 9, isAccepted: true }),
    )
    await payRefunds()
    expect(await rowsOf(orderId)).toMatchObject(Array(2).fill({ aftersalesStatus: 2, progress: 4 }))
    expect(await refundsOf(orderId)).toMatchObject(
      Array(2).fill({ refundStatus: 'SUCCESS', refundFee: 3333 }),
    )
  })

  it('accepts a return with the default address of the shop, else of the mall, and waits without any', async () => {
    await mall.rows('delete from return_addresses')
    await setTrade({ auto_aftersales: true, auto_refuse_time: 3 })
    const shopId = await make.shop()
    const waiting = await delivered(1, { distributorId: shopId })
    await waiting.shopper.apply(waiting.orderId, waiting.lineId, 1)
    expect(await rowsOf(waiting.orderId)).toMatchObject([{ aftersalesStatus: 0, progress: 0 }])
    const desk = await staff()
    await desk.saveAddress({ contact: '总仓' })
    const far = await delivered(1, { distributorId: shopId })
    await far.shopper.apply(far.orderId, far.lineId, 1)
    await desk.saveAddress({ contact: '门店', distributor_id: shopId })
    const near = await delivered(1, { distributorId: shopId })
    await near.shopper.apply(near.orderId, near.lineId, 1, { aftersales_type: 'EXCHANGING_GOODS' })
    for (const [{ orderId }, contact] of [
      [far, '总仓'],
      [near, '门店'],
    ] as const)
      expect(await rowsOf(orderId)).toMatchObject([
        {
          aftersalesStatus: 1,
          progress: 1,
          returnAddress: { contact },
          autoRefuseTime: mall.now() + 3 * 86400,
        },
      ])
    expect(await refundsOf(far.orderId)).toMatchObject([{ refundStatus: 'READY' }])
    // The goods must come back before money is refunded.
    await payRefunds()
    expect(await refundsOf(far.orderId)).toMatchObject([{ refundStatus: 'READY' }])
  })

  it('changes nothing when it is off', async () => {
    const { shopper, orderId, lineId } = await delivered(1)
    await shopper.apply(orderId, lineId, 1, { aftersales_type: 'ONLY_REFUND' })
    expect(await rowsOf(orderId)).toMatchObject([{ aftersalesStatus: 0, progress: 0 }])
  })
})
