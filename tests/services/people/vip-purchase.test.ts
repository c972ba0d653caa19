import { vipGrades } from '@/lib/server/ground/db/schema'
import { endVipPeriods } from '@/lib/server/people/vip/vip-periods'
import { cancelNextOverdue } from '@/lib/server/trade/order/cancel-order'
import { settle } from '@/lib/server/trade/payment/settle'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

/** Buying paid grades (contract member §9.2, contract member §17). */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const day = 86400

beforeEach(async () => {
  await mall.empty()
  await mall.db.orm.insert(vipGrades).values([
    {
      vipGradeId: 71,
      gradeName: '焕新卡',
      discount: 5,
      isDefault: true,
      priceList: [
        { name: 'monthly', price: 9.9, day: 30, desc: '月卡' },
        { name: 'year', price: 99, day: 365, desc: '年卡' },
      ],
    },
    {
      vipGradeId: 72,
      gradeName: '焕新尊享卡',
      discount: 10,
      lvType: 'svip',
      priceList: [{ name: 'year', price: 299, day: 365, desc: '年卡' }],
    },
  ])
})

type Bought = {
  trade_info: { order_id: string; trade_id: string; trade_source_type: string }
  total_fee: number
}

async function someone() {
  const { userId } = await make.member()
  const call = async (method: string, path: string, params: Record<string, unknown> = {}) =>
    (await mall.call(method, path, params, { token: await mall.tokenFor(userId) })).data as Record<
      string,
      unknown
    >
  return {
    userId,
    call,
    buy: async (vipGradeId = 71, cardType = 'monthly', payType = 'test') =>
      (await call('POST', '/vipgrades/buy', {
        vip_grade_id: vipGradeId,
        card_type: cardType,
        ...(payType ? { pay_type: payType } : {}),
      })) as unknown as Bought & { message?: string },
    vip: async () => (await call('GET', '/member')).vipgrade,
    priceOf: async (itemId: number) => (await call('GET', `/goods/items_price_store/${itemId}`)).member_price,
  }
}
type Someone = Awaited<ReturnType<typeof someone>>

const paidAs = (tradeId: string, fee: number, transactionId = `wx-${tradeId}`) =>
  settle(mall, { tradeId, fee, transactionId })
async function pay(who: Someone, vipGradeId = 71, cardType = 'monthly') {
  const { trade_info: trade, total_fee: fee } = await who.buy(vipGradeId, cardType)
  await paidAs(trade.trade_id, fee)
  return trade
}
const books = async () => {
  const { token } = await make.member({ role: 'operator' })
  const { data } = await mall.call('GET', '/operator/books', {}, { token })
  return data as { ok?: boolean }
}

describe('a paid grade', () => {
  it('is ordered with its term, paid at the cashier, and counts at once', async () => {
    const who = await someone()
    const item = await make.goods({ price: 10_000, store: 3 })
    expect(await who.priceOf(item)).toBeUndefined()
    const bought = await who.buy()
    expect(bought).toMatchObject({
      total_fee: 990,
      pay_fee: 990,
      trade_info: { trade_source_type: 'membercard' },
    })
    const { order_id: orderId, trade_id: tradeId } = bought.trade_info
    expect(await who.vip()).toMatchObject({ is_vip: false })
    expect(await who.call('GET', `/order_new/${orderId}`)).toMatchObject({
      title: '焕新卡 月卡',
      total_fee: 990,
      payStatus: 'fail',
      orderInfo: { order_class: 'membercard', order_status: 'NOTPAY' },
    })
    const record = { vip_grade_id: 71, grade_name: '焕新卡', lv_type: 'vip', days: 30 }
    const records = () => who.call('GET', '/orders', { order_class: 'membercard' })
    expect(await records()).toMatchObject({
      list: [{ order_id: orderId, order_status: 'NOTPAY', vip_info: { ...record, granted: 0 } }],
    })
    await paidAs(tradeId, 990)
    expect(await records()).toMatchObject({
      total_count: 1,
      list: [{ order_status: 'DONE', vip_info: { ...record, granted: mall.now() } }],
    })
    expect(await who.call('GET', `/order/${orderId}`)).toMatchObject({
      orderInfo: { items: [], vip_info: record, can_apply_aftersales: 0 },
      tradeInfo: { payType: 'test' },
    })
    expect(await who.call('GET', '/orders')).toMatchObject({ list: [] })
    expect(await who.vip()).toMatchObject({ is_vip: true, vip_grade_id: 71, day: 30 })
    expect(await who.priceOf(item)).toBe(9500)
    expect(await who.call('GET', `/order_new/${orderId}`)).toMatchObject({
      orderInfo: { order_status: 'DONE', pay_status: 'PAYED' },
    })
  })

  it('ends with its time, for prices at once, and the job writes it down', async () => {
    const who = await someone()
    const item = await make.goods({ price: 10_000, store: 3 })
    await pay(who)
    mall.travel(30 * day)
    expect(await who.priceOf(item)).toBeUndefined()
    expect(await who.vip()).toMatchObject({ is_vip: false })
    expect(await endVipPeriods(mall)).toBe(true)
    expect(await endVipPeriods(mall)).toBe(false)
    expect(await mall.rows('select vip_grade_id from members where user_id = $1', [who.userId])).toEqual([
      { vip_grade_id: null },
    ])
  })

  it('is credited once, however often and from wherever its payment is reported', async () => {
    const who = await someone()
    const { trade_info: trade } = await who.buy()
    await Promise.all(Array.from({ length: 6 }, () => paidAs(trade.trade_id, 990)))
    await paidAs(trade.trade_id, 990)
    expect(await who.vip()).toMatchObject({ is_vip: true, day: 30 })
  })

  it('is ordered once by calls at once, and a second payment of the order goes back', async () => {
    const who = await someone()
    const all = await Promise.all(Array.from({ length: 4 }, () => who.buy()))
    expect(new Set(all.map(({ trade_info }) => trade_info.order_id)).size).toBe(1)
    const [first] = all
    if (!first) throw new Error('no purchase')
    const other = await who.buy(71, 'monthly', 'wxpayh5')
    expect(other.trade_info.order_id).toBe(first.trade_info.order_id)
    await Promise.all([paidAs(first.trade_info.trade_id, 990), paidAs(other.trade_info.trade_id, 990)])
    expect(await who.vip()).toMatchObject({ day: 30 })
    expect(await mall.rows('select refund_type, refund_fee::int as refund_fee from refunds')).toEqual([
      { refund_type: 3, refund_fee: 990 },
    ])
    while (await payNextRefund(mall));
    expect(await books()).toMatchObject({ ok: true })
  })

  it('replaces an unpaid order for another choice; what is paid for that goes back', async () => {
    const who = await someone()
    const month = await who.buy()
    const year = await who.buy(71, 'year')
    expect(year.trade_info.order_id).not.toBe(month.trade_info.order_id)
    await paidAs(month.trade_info.trade_id, 990)
    expect(await who.vip()).toMatchObject({ is_vip: false })
    await paidAs(year.trade_info.trade_id, 9900)
    expect(await who.vip()).toMatchObject({ day: 365 })
    expect(await mall.rows('select refund_type from refunds')).toEqual([{ refund_type: 3 }])
  })

  it('goes on below a higher one, which nobody with it can buy a lower one for', async () => {
    const who = await someone()
    await pay(who)
    const waiting = await who.buy()
    await pay(who, 72, 'year')
    expect(await who.vip()).toMatchObject({ lv_type: 'svip', day: 365 })
    expect(await who.buy()).toMatchObject({ message: '已购买高等级付费会员' })
    // It was ordered before, and is paid now.
    await paidAs(waiting.trade_info.trade_id, 990)
    mall.travel(365 * day)
    await endVipPeriods(mall)
    expect(await who.vip()).toMatchObject({ lv_type: 'vip' })
  })

  it('adds up, and a higher one leaves the days of the lower one whole', async () => {
    const who = await someone()
    await pay(who)
    await pay(who)
    expect(await who.vip()).toMatchObject({ day: 60 })
    const { trade_info: trade } = await who.buy(72, 'year')
    await Promise.all([paidAs(trade.trade_id, 29_900), paidAs(trade.trade_id, 29_900)])
    expect(await who.vip()).toMatchObject({ lv_type: 'svip', day: 365 })
    const left = 'select (vip_next_until - vip_until)::int as rest from members where user_id = $1'
    expect(await mall.rows(left, [who.userId])).toEqual([{ rest: 60 * day }])
  })

  it('refuses what is not on sale', async () => {
    const who = await someone()
    expect(await who.buy(999)).toMatchObject({ message: '没有该会员卡' })
    expect(await who.buy(71, 'quarter')).toMatchObject({ message: '会员卡购买失败，信息有误' })
    expect(await who.buy(71, 'monthly', 'adapay')).toMatchObject({ message: '支付方式 pay_channel必传' })
    expect(await who.buy(71, 'monthly', 'offline_pay')).toMatchObject({ message: '无此类型支付！' })
    expect(await who.call('POST', '/vipgrades/buy')).toMatchObject({ message: '会员卡购买失败.' })
    expect((await mall.call('POST', '/vipgrades/buy', { vip_grade_id: 71, card_type: 'year' })).status).toBe(
      401,
    )
  })

  it('is no order of products: not in lists, counts and the work of shops, and is cancelled unpaid', async () => {
    const who = await someone()
    const { trade_info: trade } = await who.buy(71, 'monthly', '')
    // The number of its first trade, because the buyer has not selected a payment method.
    expect(trade.trade_id).toBe(`${trade.order_id}T01`)
    expect(await who.call('GET', '/orders')).toMatchObject({ total_count: 0 })
    expect(await who.call('GET', '/orders', { order_class: 'membercard' })).toMatchObject({ total_count: 1 })
    expect(await who.call('GET', '/orderscount')).toMatchObject({ normal_notpay_notdelivery: 0 })
    const { token } = await make.member({ role: 'operator' })
    expect((await mall.call('GET', '/operator/orders', {}, { token })).data).toMatchObject({ total_count: 0 })
    mall.travel(8 * day)
    expect(await cancelNextOverdue(mall)).toBe(true)
    expect(await books()).toMatchObject({ ok: true })
    await pay(who)
    expect(await books()).toMatchObject({ ok: true })
  })
})
