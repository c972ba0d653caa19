import fc from 'fast-check'
import * as tables from '@/lib/server/ground/db/schema'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { approveCancel } from '@/lib/server/trade/order/cancel-order'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { recordRefund } from '@/lib/server/trade/refund/record-refund'
import { address, builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

const balanceOf = async (userId: number) =>
  (
    await mall.rows<{ deposit: number; point: number }>(
      'select deposit::int, point from members where user_id = $1',
      [userId],
    )
  )[0]

async function placed(values: Parameters<typeof make.member>[0] = {}, price = 5000) {
  const item = await make.goods({ price, store: 100 })
  const shopper = await buyer(mall, make, values)
  const order = async (more = {}) => (await shopper.orderItem(item, 1, more)).order_id
  const pay = (order_id: string, pay_type: string) => shopper.call('POST', '/payment', { order_id, pay_type })
  return { shopper, order, pay, item }
}
const cancelPaid = async (
  shopper: { cancel: (id: string, why: string) => Promise<unknown> },
  orderId: string,
) => {
  await shopper.cancel(orderId, '不想要了')
  await approveCancel(mall, orderId, { kind: 'operator', id: 1 })
  while (await payNextRefund(mall));
}

describe('stored value', () => {
  it('is topped up by operators, once per key, and pays an order as a whole', async () => {
    const { shopper, order, pay } = await placed()
    const { token } = await make.member({ role: 'operator' })
    const topUp = async () =>
      (
        await mall.call(
          'POST',
          '/operator/deposit/topup',
          { user_id: shopper.userId, fee: 8000, reason: '活动赠送' },
          { token, headers: { 'idempotency-key': 'top-1' } },
        )
      ).data
    expect(await topUp()).toEqual({ user_id: shopper.userId, deposit: 8000, fee: 8000 })
    expect(await topUp()).toEqual({ user_id: shopper.userId, deposit: 8000, fee: 8000 })
    expect(
      (await mall.call('GET', '/trade/payment/list', { platform: 'h5' }, { token: shopper.token })).data,
    ).toContainEqual({ pay_type_code: 'deposit', pay_type_name: '余额支付' })
    const first = await order()
    expect(await pay(first, 'deposit')).toMatchObject({ pay_status: true })
    expect((await shopper.detail(first)).orderInfo).toMatchObject({
      order_status: 'PAYED',
      pay_type: 'deposit',
    })
    expect(await balanceOf(shopper.userId)).toMatchObject({ deposit: 3000 })
    const second = await order()
    expect(await pay(second, 'deposit')).toMatchObject({ message: '储值金额不足，请充值！' })
    expect((await shopper.detail(second)).orderInfo.order_status).toBe('NOTPAY')
    await cancelPaid(shopper, first)
    expect(await balanceOf(shopper.userId)).toMatchObject({ deposit: 8000 })
  })

  it('is checked when the order is placed with it', async () => {
    const { shopper, item } = await placed({ deposit: 100 })
    expect(await shopper.orderItem(item, 1, { pay_type: 'deposit' })).toMatchObject({
      message: '当前余额不足以支付本次订单费用，请充值！',
    })
  })

  it('never falls below zero under parallel payments', async () => {
    const { shopper, order, pay } = await placed({ deposit: 12_000 })
    const ids: string[] = []
    for (let at = 0; at < 5; at++) ids.push(await order())
    const answers = (await Promise.all(ids.map((id) => pay(id, 'deposit')))) as { pay_status?: boolean }[]
    expect(answers.filter(({ pay_status }) => pay_status).length).toBe(2)
    expect(await balanceOf(shopper.userId)).toMatchObject({ deposit: 2000 })
  })
})

describe('an order that is placed and paid at once', () => {
  interface PaidAtOnce {
    order_id: string
    total_fee: number
    pay_status?: boolean
    trade_info?: { trade_id: string }
  }
  const start = async (pay_type: string, deposit = 6000) => {
    const { shopper, item } = await placed({ deposit })
    const send = (key = 'once') =>
      shopper.call<PaidAtOnce>(
        'POST',
        '/order',
        {
          ...address,
          items: [{ item_id: item, num: 1 }],
          receipt_type: 'logistics',
          order_type: 'normal',
          pay_type,
        },
        { 'idempotency-key': key },
      )
    return { shopper, item, send }
  }

  it('answers a repetition as the first time, and is charged once', async () => {
    const { shopper, item, send } = await start('deposit')
    const first = await send()
    expect(first).toMatchObject({ pay_status: true, total_fee: 5000, pay_type: 'deposit' })
    expect(await send()).toEqual(first)
    expect(await balanceOf(shopper.userId)).toMatchObject({ deposit: 1000 })
    expect(await make.stockOf(item)).toMatchObject({ store: 99 })
    expect(await send('other')).toMatchObject({ message: '当前余额不足以支付本次订单费用，请充值！' })
  })

  it.each([6000, 60_000])('answers six at once alike, with a balance of %s', async (deposit) => {
    const { shopper, item, send } = await start('deposit', deposit)
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => send()))
    expect(answers[0]).toMatchObject({ pay_status: true, total_fee: 5000 })
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(await balanceOf(shopper.userId)).toMatchObject({ deposit: deposit - 5000 })
    expect(await make.stockOf(item)).toMatchObject({ store: 99 })
  })

  it('that a provider has paid meanwhile answers its order and trade, as paid', async () => {
    const { shopper, send } = await start('test')
    const first = await send()
    expect(first).not.toHaveProperty('pay_status')
    const { order_id, total_fee, trade_info } = first
    for (const again of await Promise.all([send(), send(), send()]))
      expect(again).toMatchObject({ order_id, total_fee, trade_info })
    await shopper.call('POST', '/payment/test/confirm', { trade_id: trade_info?.trade_id })
    const paid = await Promise.all([1, 2, 3, 4, 5, 6].map(() => send()))
    for (const again of paid)
      expect(again).toMatchObject({ order_id, total_fee, trade_info, pay_status: true, pay_type: 'test' })
    expect(await shopper.call('POST', '/payment', { order_id, pay_type: 'test' })).toMatchObject({
      message: '当前订单不需要支付',
    })
  })
})

describe('points', () => {
  beforeAll(async () => {
    await mall.db.orm.insert(tables.settings).values({
      key: 'point',
      value: {
        isOpenMemberPoint: true,
        isOpenDeductPoint: true,
        deduct_point: 30,
        deduct_proportion_limit: 100,
      },
      updated: 0,
    })
  })

  it('pay an order as a whole in the cashier, and come back with its refund', async () => {
    const { shopper, order, pay } = await placed({ point: 2000 })
    const id = await order()
    expect((await mall.call('GET', '/trade/payment/list', {}, { token: shopper.token })).data).toContainEqual(
      {
        pay_type_code: 'point',
        pay_type_name: '积分支付',
      },
    )
    expect(await pay(id, 'point')).toMatchObject({ pay_status: true })
    expect(await balanceOf(shopper.userId)).toMatchObject({ point: 500 })
    const other = await order()
    expect(await pay(other, 'point')).toMatchObject({ message: '积分不足！' })
    await cancelPaid(shopper, id)
    expect(await balanceOf(shopper.userId)).toMatchObject({ point: 2000 })
  })

  it('pay an order that is placed with them, or refuse it', async () => {
    const { shopper, item } = await placed({ point: 1500 })
    expect(await shopper.orderItem(item, 1, { pay_type: 'point' })).toMatchObject({
      total_fee: 0,
      pay_type: 'localPay',
    })
    expect(await balanceOf(shopper.userId)).toMatchObject({ point: 0 })
    expect(await shopper.orderItem(item, 1, { pay_type: 'point' })).toMatchObject({
      message: '当前积分不足以支付本次订单费用!',
    })
  })

  it('do not pay freight in the cashier', async () => {
    const { shopper, order, pay } = await placed({ point: 5000 })
    const id = await order()
    const setFreight = (fee: number) =>
      mall.rows('update orders set freight_fee = $2 where order_id = $1', [id, fee])
    await setFreight(100)
    expect(await pay(id, 'point')).toMatchObject({ message: '积分不足！' })
    await setFreight(0)
    expect(await balanceOf(shopper.userId)).toMatchObject({ point: 5000 })
  })

  it('are named by the record of a cancellation, as it is answered and as it is stored', async () => {
    const { shopper, item } = await placed({ point: 1500 })
    const unpaid = await shopper.orderItem(item, 1, { point_use: 30 })
    expect(await shopper.cancel(unpaid.order_id)).toMatchObject({ point: 30, progress: 3 })
    const paid = await shopper.orderItem(item, 1, { point_use: 60 })
    await shopper.pay(paid.order_id)
    expect(await shopper.cancel(paid.order_id, '不想要了')).toMatchObject({ point: 60, progress: 0 })
    expect((await shopper.detail(paid.order_id)).cancelData).toMatchObject({ point: 60 })
    expect((await shopper.detail(paid.order_id)).orderInfo).toMatchObject({
      freight_point: 0,
      freight_point_fee: 0,
      latest_aftersale_time: -1,
      self_delivery_status: 'NOTMERCHANT',
      self_delivery_fee: 0,
      offline_pay_name: '',
      items: [{ point: 60 }],
    })
    const preview = { items: [{ item_id: item, num: 1 }], cart_type: undefined }
    expect((await shopper.preview({ ...preview, point_use: 30 })).items).toMatchObject([{ share_points: 30 }])
    expect((await shopper.preview(preview)).items[0]).not.toHaveProperty('share_points')
  })

  it('come back in shares that sum to what was paid, however the refunds are cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 1700 }), { minLength: 1, maxLength: 4 }),
        async (cuts) => {
          const price = cuts.reduce((sum, cut) => sum + cut, 0)
          const { shopper, order, pay } = await placed({ point: 5000 }, price)
          const orderId = await order()
          await pay(orderId, 'point')
          for (const fee of cuts) {
            const refund = {
              orderId,
              tradeId: `${orderId}T01`,
              userId: shopper.userId,
              refundType: 4,
              fee,
            } as const
            await recordRefund(mall.db, { ...refund, status: 'AUDIT_SUCCESS' }, mall.now())
          }
          for (const _ of cuts) {
            mall.travel(61)
            while (await payNextRefund(mall));
          }
          expect(await balanceOf(shopper.userId)).toMatchObject({ point: 5000 })
        },
      ),
      { numRuns: 8 },
    )
  })
})

describe('refunds', () => {
  it('of one trade never exceed what it paid', async () => {
    const { shopper, order } = await placed()
    const orderId = await order()
    await shopper.pay(orderId)
    const refund = { orderId, tradeId: `${orderId}T01`, userId: shopper.userId, refundType: 4 } as const
    await recordRefund(mall.db, { ...refund, fee: 3000, status: 'AUDIT_SUCCESS' }, mall.now())
    await expect(
      recordRefund(mall.db, { ...refund, fee: 2001, status: 'AUDIT_SUCCESS' }, mall.now()),
    ).rejects.toThrow('exceeds what was paid')
    await recordRefund(mall.db, { ...refund, fee: 2000, status: 'AUDIT_SUCCESS' }, mall.now())
    const states = () =>
      mall.rows<{ state: string }>(
        'select refund_status as state from refunds where order_id = $1 order by refund_bn',
        [orderId],
      )
    // There is a minute between two refunds of one order.
    await Promise.all([1, 2, 3].map(() => payNextRefund(mall)))
    expect((await states()).filter(({ state }) => state === 'SUCCESS')).toHaveLength(1)
    mall.travel(61)
    while (await payNextRefund(mall));
    expect((await states()).filter(({ state }) => state === 'SUCCESS')).toHaveLength(2)
  })

  it('of one trade are paid one in a minute, however many processes claim them', async () => {
    const rounds = 60
    const { shopper, order } = await placed({}, rounds * 100)
    const orderId = await order()
    await shopper.pay(orderId)
    const refund = { orderId, tradeId: `${orderId}T01`, userId: shopper.userId, refundType: 4 } as const
    for (let count = 0; count < rounds; count++)
      await recordRefund(mall.db, { ...refund, fee: 100, status: 'AUDIT_SUCCESS' }, mall.now())
    for (let paid = 1; paid <= rounds; paid++) {
      mall.travel(61)
      await Promise.all(Array.from({ length: 8 }, () => payNextRefund(mall)))
      const [{ count } = { count: 0 }] = await mall.rows<{ count: number }>(
        "select count(*)::int as count from refunds where order_id = $1 and refund_status = 'SUCCESS'",
        [orderId],
      )
      expect(count).toBe(paid)
    }
  })

  it('leave books that balance', async () => {
    const wrong = (await checkBooks(mall)).filter(
      ({ ids, name }) => ids.length > 0 && name !== 'refunds of lines',
    )
    expect(wrong).toEqual([])
  })
})
