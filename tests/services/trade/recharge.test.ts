import { checkBooks } from '@/lib/server/trade/books/check-books'
import { cancelNextOverdue } from '@/lib/server/trade/order/cancel-order'
import { settle } from '@/lib/server/trade/payment/settle'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { builders } from '../../fixtures/engine/builders'
import { buyer, type Failure } from '../../fixtures/engine/buyer'
import { staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Recharging stored value (contract member §8, ADR 0093). */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

beforeEach(async () => {
  await mall.empty()
  const operator = await staff(mall, make)
  await operator.call('PUT', '/deposit/settings', {
    is_open: 'true',
    min_fee: 1000,
    max_fee: 100_000,
    rules: JSON.stringify([
      { money: 50_000, gift: 3000 },
      { money: 10_000, gift: 500 },
    ]),
  })
})
afterEach(async () => {
  expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
})

interface Recharged {
  order_id: string
  order_type: string
  pay_type: string
}

async function someone() {
  const shopper = await buyer(mall, make)
  return {
    ...shopper,
    recharge: (total_fee: unknown, pay_type = 'test') =>
      shopper.call<Recharged>('POST', '/deposit/recharge_new', { total_fee, pay_type }),
    deposit: async () => (await shopper.call<{ deposit: number }>('GET', '/deposit/info')).deposit,
    start: (order_id: string, pay_type = 'test') =>
      shopper.call<{ trade_info: { trade_id: string } }>('POST', '/payment', { order_id, pay_type }),
  }
}

describe('recharging stored value', () => {
  it('offers the amounts of the setting, and is announced to clients', async () => {
    const one = await someone()
    expect(await one.call('GET', '/deposit/rechargerules')).toEqual({
      list: [
        { id: 1, money: 10_000, rule_type: 'money', rule_data: 500 },
        { id: 2, money: 50_000, rule_type: 'money', rule_data: 3000 },
      ],
      total_count: 2,
      count: 2,
      min_fee: 1000,
      max_fee: 100_000,
    })
    expect(await one.call('GET', '/member')).toMatchObject({ is_recharge_status: true })
    expect((await mall.call('GET', '/trade/setting')).data).toMatchObject({ is_recharge_status: true })
    expect((await mall.call('GET', '/deposit/rechargerules')).status).toBe(401)
  })

  it('credits amount and gift once the cashier is paid, however often the payment is reported', async () => {
    const one = await someone()
    const placed = await one.recharge(50_000)
    expect(placed).toMatchObject({ order_type: 'recharge', pay_type: 'test' })
    expect(await one.deposit()).toBe(0)
    const { trade_id: tradeId } = (await one.start(placed.order_id)).trade_info
    const payment = { tradeId, fee: 50_000, transactionId: 'n-1' }
    await Promise.all([settle(mall, payment), settle(mall, payment), one.pay(placed.order_id)])
    await settle(mall, payment)
    expect(await one.deposit()).toBe(53_000)
    expect(await one.call('GET', '/deposit/list')).toMatchObject({
      total_count: 2,
      list: [
        { trade_type: 'gift', detail: '充值赠送', income: 3000, order_id: placed.order_id },
        { trade_type: 'topup', detail: '储值充值', income: 50_000, order_id: placed.order_id },
      ],
    })
    expect((await one.detail(placed.order_id)).orderInfo).toMatchObject({
      order_class: 'recharge',
      order_status: 'DONE',
      pay_status: 'PAYED',
      total_fee: 50_000,
    })
    expect(
      await mall.rows(
        `select event from audit_rows where subject = 'order' and subject_id = $1 order by audit_id`,
        [placed.order_id],
      ),
    ).toEqual([{ event: 'place' }, { event: 'payRecharge' }])
  })

  it.each([
    [999, '充值金额应为10至1000元'],
    [100_001, '充值金额应为10至1000元'],
    [0, '充值金额不正确'],
    ['x', '充值金额不正确'],
    [1.5, '充值金额不正确'],
  ])('of %s is refused: %s', async (fee, message) => {
    expect(await (await someone()).recharge(fee)).toMatchObject({ message, status_code: 422 })
  })

  it('is one order while it is unpaid, also when it is sent twice at once; another amount replaces it', async () => {
    const one = await someone()
    const [first, second] = await Promise.all([one.recharge(10_000), one.recharge(10_000)])
    expect(first.order_id).toBe(second.order_id)
    const other = await one.recharge(20_000)
    expect(other.order_id).not.toBe(first.order_id)
    expect((await one.detail(first.order_id)).orderInfo.order_status).toBe('CANCEL')
  })

  it('gives late money back and credits nothing', async () => {
    const one = await someone()
    const { order_id } = await one.recharge(10_000)
    const { trade_id: tradeId } = (await one.start(order_id)).trade_info
    mall.travel(16 * 60)
    while (await cancelNextOverdue(mall));
    await settle(mall, { tradeId, fee: 10_000, transactionId: 'late' })
    while (await payNextRefund(mall));
    expect(await one.deposit()).toBe(0)
    expect(
      await mall.rows('select refund_type, refund_fee::int, refund_status from refunds where order_id = $1', [
        order_id,
      ]),
    ).toEqual([{ refund_type: 3, refund_fee: 10_000, refund_status: 'SUCCESS' }])
  })

  it('is not paid with stored value, points or a transfer', async () => {
    await mall.rows(
      `insert into bank_accounts (account_name, bank_name, account_no) values ('焕新商城', '招商银行', '5719')`,
    )
    const one = await someone()
    await one.pay((await one.recharge(50_000)).order_id)
    const { order_id } = await one.recharge(10_000)
    const methods = await one.call<{ pay_type_code: string }[]>('GET', '/trade/payment/list', {
      order_type: 'recharge',
    })
    expect(methods.map(({ pay_type_code }) => pay_type_code)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:deposit|point|offline_pay)$/)]),
    )
    for (const payType of ['deposit', 'point', 'offline_pay'])
      expect(await one.start(order_id, payType)).toMatchObject({ message: '无此类型支付！' })
  })

  it('is no order of the member’s lists, counts towards no grade, and the balance then pays orders', async () => {
    const one = await someone()
    await one.pay((await one.recharge(50_000)).order_id)
    expect((await one.orders()).pager.count).toBe(0)
    expect(await one.call('GET', '/membercard/grades')).toMatchObject({ total_consumption: 0 })
    const item = await make.goods({ price: 52_000, store: 5 })
    const { order_id } = await one.orderItem(item, 1)
    await one.start(order_id, 'deposit')
    expect((await one.detail(order_id)).orderInfo.order_status).toBe('PAYED')
    expect(await one.deposit()).toBe(1000)
  })

  it('belongs to its member', async () => {
    const [one, other] = [await someone(), await someone()]
    const { order_id } = await one.recharge(10_000)
    expect(await other.start(order_id)).toMatchObject({ message: '当前订单不存在' })
  })

  it('is set by operators field by field, recorded, and keeps the gift of a placed order', async () => {
    const operator = await staff(mall, make)
    const one = await someone()
    const { order_id } = await one.recharge(10_000)
    expect(await operator.call('PUT', '/deposit/settings', { rules: '[]' })).toEqual({
      is_open: true,
      min_fee: 1000,
      max_fee: 100_000,
      rules: [],
    })
    await one.pay(order_id)
    expect(await one.deposit()).toBe(10_500)
    expect(await operator.call('PUT', '/deposit/settings', { min_fee: 0 })).toMatchObject({
      message: '充值金额不正确',
    })
    const stored = await operator.call('GET', '/deposit/settings')
    const rule = { money: 20_000, gift: 1 }
    for (const [wrong, message] of [
      [{ max_fee: 1 }, '最高充值金额不能低于最低充值金额'],
      [{ min_fee: 100_001 }, '最高充值金额不能低于最低充值金额'],
      [{ min_fee: 900, max_fee: 899 }, '最高充值金额不能低于最低充值金额'],
      [{ rules: JSON.stringify([rule, { ...rule, gift: 2 }]) }, '充值活动的金额不能重复'],
    ] as const)
      expect(await operator.call('PUT', '/deposit/settings', wrong)).toMatchObject({ message })
    expect(await operator.call('GET', '/deposit/settings')).toEqual(stored)
    expect(await operator.call('PUT', '/deposit/settings', { is_open: false })).toMatchObject({
      is_open: false,
    })
    expect((await one.recharge(10_000)) as unknown as Failure).toMatchObject({ message: '暂未开启储值充值' })
    const trail = await operator.call<{ list: unknown[] }>('GET', '/audit', {
      subject: 'setting',
      id: 'deposit',
    })
    expect(trail.list[0]).toMatchObject({ before: { is_open: true }, after: { is_open: false } })
    const { token } = await make.member({ role: 'merchant', shopId: await make.shop() })
    expect((await mall.call('GET', '/operator/deposit/settings', {}, { token })).data).toMatchObject({
      status_code: 403,
    })
  })
})
