import { eq } from 'drizzle-orm'
import * as tables from '@/lib/server/ground/db/schema'
import { countSales } from '@/lib/server/ground/outbox/count-sales'
import { approveCancel, cancelNextOverdue, rejectCancel } from '@/lib/server/trade/order/cancel-order'
import { confirmPayment } from '@/lib/server/trade/payment/confirm-payment'
import type { NotificationChannel } from '@/lib/server/trade/payment/providers'
import { answerNotification, receiveNotification } from '@/lib/server/trade/payment/receive-notification'
import { settle } from '@/lib/server/trade/payment/settle'
import { startPayment } from '@/lib/server/trade/payment/start-payment'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { address, builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { openTestMall, testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1', MALL_PUBLIC_URL: 'https://mall.test' })
const make = builders(mall)

async function placed() {
  const item = await make.goods({ price: 5000, store: 10 })
  const shopper = await buyer(mall, make)
  const { order_id } = await shopper.orderItem(item, 2)
  const start = (pay_type = 'test') =>
    shopper.call<{ trade_info: { trade_id: string }; qrcode_url: string; code_url: string }>(
      'POST',
      '/payment',
      {
        order_id,
        pay_type,
      },
    )
  return { item, shopper, order_id, start }
}

const refundsOf = (orderId: string) =>
  mall.db.orm.select().from(tables.refunds).where(eq(tables.refunds.orderId, orderId))
/** The sales after the job has counted paid orders. */
async function salesOf(goodsId: number) {
  while (await countSales(mall));
  return (await mall.db.orm.select().from(tables.goods).where(eq(tables.goods.goodsId, goodsId)))[0]?.sales
}

describe('paying', () => {
  it('is offered with the test payment only where MALL_PAY_TEST switches it on', async () => {
    expect((await mall.call('GET', '/trade/payment/list', { platform: 'pc' })).data).toEqual([
      { pay_type_code: 'wxpaypc', pay_type_name: '测试支付' },
    ])
    const { shopper, order_id, start } = await placed()
    const { trade_info } = await start()
    const without = await openTestMall({ MALL_PAY_TEST: '0' })
    expect((await without.call('GET', '/trade/payment/list')).data).toEqual([])
    await without.close()
    const off = { ...mall, env: { ...mall.env, payTest: false } }
    const request = { orderId: order_id, payType: 'test', payChannel: '', platform: 'pc' }
    await expect(startPayment(off, shopper.userId, request)).rejects.toThrow('无此类型支付！')
    await expect(
      confirmPayment(off, { userId: shopper.userId, tradeId: trade_info.trade_id }),
    ).rejects.toThrow('无此类型支付！')
  })

  it('shows a code, reuses its trade, marks the order as paid and counts its sales', async () => {
    const { item, shopper, order_id, start } = await placed()
    const first = await start()
    expect(first).toMatchObject({
      trade_info: { order_id, trade_id: `${order_id}T01`, trade_source_type: 'normal' },
      // Clients show it as a picture when it begins with data: (contract clients F5).
      code_url: expect.stringMatching(/^data:image\/png;base64,/),
      qrcode_url: expect.stringMatching(/^data:image\/png;base64,/),
      order_info: { order_id, order_status: 'NOTPAY', total_fee: 10_000 },
    })
    expect((await start()).trade_info).toEqual(first.trade_info)
    expect(await shopper.call('GET', `/order_new/${order_id}`)).toMatchObject({
      payStatus: 'fail',
      tradeId: `${order_id}T01`,
    })
    for (let time = 0; time < 3; time++) {
      expect(await shopper.call('POST', '/payment/test/confirm', first.trade_info)).toEqual({
        status: true,
        order_id,
      })
    }
    expect(await shopper.call('GET', `/order_new/${order_id}`)).toMatchObject({
      payStatus: 'success',
      pay_type: 'test',
      orderInfo: { order_status: 'PAYED', order_status_des: 'PAYED', pay_status: 'PAYED' },
    })
    expect(await shopper.call('GET', '/trade/detail', first.trade_info)).toMatchObject({
      order_id,
      trade_state: 'SUCCESS',
    })
    expect(await shopper.call('POST', '/payment/query', first.trade_info)).toEqual({
      status: 'SUCCESS',
      msg: '支付成功',
    })
    expect(await salesOf(item)).toBe(2)
    expect(await start()).toMatchObject({ message: '当前订单不需要支付' })
  })

  it('starts together with the order in the single call of older clients', async () => {
    const item = await make.goods({ price: 5000, store: 10 })
    const shopper = await buyer(mall, make)
    const order = { ...address, order_type: 'normal', items: [{ item_id: item, num: 1 }] }
    expect(await shopper.call('POST', '/order', { ...order, pay_type: 'test' })).toMatchObject({
      total_fee: 5000,
      trade_info: { trade_id: expect.stringMatching(/^\d{16}T01$/) },
      qrcode_url: expect.stringContaining('data:image/png'),
    })
    const gratis = await make.goods({ price: 0, store: 10 })
    const free = { ...order, items: [{ item_id: gratis, num: 1 }] }
    expect(await shopper.call('POST', '/order', free)).toMatchObject({ total_fee: 0, pay_status: true })
  })

  it('is possible for the buyer only', async () => {
    const { start } = await placed()
    const { trade_info } = await start()
    const stranger = await buyer(mall, make)
    expect(await stranger.call('POST', '/payment/test/confirm', trade_info)).toMatchObject({
      message: '无此类型支付！',
    })
    expect(await stranger.call('GET', '/trade/detail', trade_info)).toEqual([])
    expect(await stranger.call('POST', '/payment/query', trade_info)).toMatchObject({
      message: '订单号不存在',
    })
  })

  it('is refused with the text of the contract', async () => {
    const { shopper, order_id } = await placed()
    expect(await shopper.call('POST', '/payment', { pay_type: 'test' })).toMatchObject({
      message: '订单号必填',
    })
    expect(await shopper.call('POST', '/payment', { order_id })).toMatchObject({ message: '支付方式必填' })
    expect(await shopper.call('POST', '/payment', { order_id, pay_type: 'gold' })).toMatchObject({
      message: '无此类型支付！',
    })
    expect(await shopper.call('POST', '/payment', { order_id: '1', pay_type: 'test' })).toMatchObject({
      message: '当前订单不存在',
    })
  })

  it('refunds another amount, which never settles the order', async () => {
    const { shopper, order_id, start } = await placed()
    const { trade_id } = (await start()).trade_info
    await settle(mall, { tradeId: trade_id, fee: 1, transactionId: `x-${order_id}` })
    expect((await shopper.detail(order_id)).orderInfo.order_status).toBe('NOTPAY')
    expect(await refundsOf(order_id)).toMatchObject([{ refundType: 3, refundFee: 1 }])
    await shopper.pay(order_id)
    expect((await shopper.detail(order_id)).orderInfo.order_status).toBe('PAYED')
  })
})

describe('the notification of a provider', () => {
  const channel: NotificationChannel = {
    path: '/api/gold/notify',
    async parseNotification(_mall, request) {
      const form = new URLSearchParams(await request.text())
      if (form.get('sign') !== 'right') return { refusal: 'wrong signature' }
      const [tradeId, fee] = [form.get('trade') ?? '', Number(form.get('fee'))]
      return { tradeId, fee, transactionId: form.get('number') ?? 'gold-1' }
    },
    acknowledge: (accepted) => new Response(accepted ? 'success' : 'fail'),
  }
  const notify = async (form: Record<string, string>, provider = 'test') => {
    const body = new URLSearchParams(form)
    const request = new Request('https://mall.test/api/gold/notify', { method: 'POST', body })
    return (await receiveNotification(mall, { provider, channel }, request)).text()
  }

  it('pays the order once and is acknowledged every time', async () => {
    const { shopper, order_id, start } = await placed()
    const { trade_id: trade } = (await start()).trade_info
    for (let time = 0; time < 2; time++)
      expect(await notify({ trade, fee: '10000', sign: 'right' })).toBe('success')
    expect(await shopper.detail(order_id)).toMatchObject({
      orderInfo: { order_status: 'PAYED' },
      tradeInfo: { tradeState: 'SUCCESS', transactionId: 'gold-1' },
    })
    expect(await refundsOf(order_id)).toEqual([])
  })

  it('is refused with a wrong signature', async () => {
    const { shopper, order_id, start } = await placed()
    const { trade_id: trade } = (await start()).trade_info
    expect(await notify({ trade, fee: '10000', sign: 'wrong' })).toBe('fail')
    expect((await shopper.detail(order_id)).orderInfo.order_status).toBe('NOTPAY')
    expect(await refundsOf(order_id)).toEqual([])
  })

  it('refunds another amount, and keeps money of an unknown trade for staff, once', async () => {
    const { shopper, order_id, start } = await placed()
    const { trade_id: trade } = (await start()).trade_info
    expect(await notify({ trade, fee: '1', sign: 'right', number: 'gold-2' })).toBe('success')
    expect((await shopper.detail(order_id)).orderInfo.order_status).toBe('NOTPAY')
    expect(await refundsOf(order_id)).toMatchObject([{ refundType: 3, refundFee: 1 }])
    for (let time = 0; time < 2; time++)
      expect(await notify({ trade: 'none', fee: '700', sign: 'right', number: 'gold-3' })).toBe('success')
    expect(await mall.db.orm.select().from(tables.strayPayments)).toMatchObject([
      { tradeId: 'none', transactionId: 'gold-3', fee: 700, reason: 'unknown_trade' },
    ])
  })

  it('settles no trade that another provider was asked for: its money is kept for staff', async () => {
    const { shopper, order_id, start } = await placed()
    const { trade_id: trade } = (await start()).trade_info
    const payment = { trade, fee: '10000', sign: 'right', number: 'gold-4' }
    expect(await notify(payment, 'alipay')).toBe('success')
    expect((await shopper.detail(order_id)).orderInfo.order_status).toBe('NOTPAY')
    const strays = await mall.db.orm.select().from(tables.strayPayments)
    expect(strays).toContainEqual(
      expect.objectContaining({
        tradeId: trade,
        transactionId: 'gold-4',
        fee: 10_000,
        reason: 'unknown_trade',
      }),
    )
    expect(await notify({ ...payment, number: 'gold-5' })).toBe('success')
    expect((await shopper.detail(order_id)).orderInfo.order_status).toBe('PAYED')
  })

  it('is accepted at the paths of registered providers only', async () => {
    const request = new Request('https://mall.test/api/gold/notify', { method: 'POST' })
    expect(await answerNotification(() => Promise.resolve(mall), request, '/api/gold/notify')).toBeNull()
  })
})

describe('a payment that no order is waiting for', () => {
  it('is refunded when it comes after the order was cancelled', async () => {
    const { item, shopper, order_id, start } = await placed()
    const { trade_info } = await start()
    mall.travel(1000)
    while (await cancelNextOverdue(mall));
    expect(await shopper.call('POST', '/payment/test/confirm', trade_info)).toMatchObject({ status: false })
    expect((await shopper.detail(order_id)).orderInfo.order_status).toBe('CANCEL')
    expect(await refundsOf(order_id)).toMatchObject([
      { refundType: 3, refundStatus: 'AUDIT_SUCCESS', refundFee: 10_000 },
    ])
    expect(await make.stockOf(item)).toEqual({ store: 10, sold: 0 })
    while (await payNextRefund(mall));
    expect(await refundsOf(order_id)).toMatchObject([{ refundStatus: 'SUCCESS' }])
    expect((await shopper.detail(order_id)).tradeInfo).toMatchObject({ tradeState: 'REFUND' })
    mall.travel(-1000)
  })

  it('is refunded when the order is paid a second time', async () => {
    const { shopper, order_id, start } = await placed()
    const first = (await start()).trade_info.trade_id
    const other = `${order_id}T02`
    await mall.db.orm.insert(tables.trades).values({
      tradeId: other,
      orderId: order_id,
      userId: shopper.userId,
      payType: 'test',
      totalFee: 10_000,
      payFee: 10_000,
      tradeState: 'NOTPAY',
      timeStart: mall.now(),
    })
    await settle(mall, { tradeId: first, fee: 10_000, transactionId: 'a1' })
    await settle(mall, { tradeId: other, fee: 10_000, transactionId: 'a2' })
    await settle(mall, { tradeId: other, fee: 10_000, transactionId: 'a2' })
    expect((await shopper.detail(order_id)).orderInfo.order_status).toBe('PAYED')
    expect(await refundsOf(order_id)).toMatchObject([{ tradeId: other, refundType: 3, refundFee: 10_000 }])
  })
})

describe('cancelling a paid order', () => {
  it('returns stock and money once the merchant approves', async () => {
    const { item, shopper, order_id } = await placed()
    await shopper.pay(order_id)
    await shopper.cancel(order_id, '不想要了')
    await approveCancel(mall, order_id, { kind: 'operator', id: 5 })
    await expect(approveCancel(mall, order_id, { kind: 'operator', id: 5 })).rejects.toThrow(
      '订单状态不能审核',
    )
    expect(await make.stockOf(item)).toEqual({ store: 10, sold: 0 })
    expect(await refundsOf(order_id)).toMatchObject([
      { refundType: 1, refundStatus: 'AUDIT_SUCCESS', refundFee: 10_000 },
    ])
    while (await payNextRefund(mall));
    expect(await shopper.detail(order_id)).toMatchObject({
      orderInfo: { order_status: 'CANCEL', order_status_msg: '已取消' },
      cancelData: { progress: 3, refund_status: 'SUCCESS', cancel_reason: '不想要了' },
      tradeInfo: { tradeState: 'REFUND' },
    })
  })

  it('continues the order when the merchant refuses; a second request needs the repeat_cancel setting', async () => {
    const { item, shopper, order_id } = await placed()
    await shopper.pay(order_id)
    await shopper.cancel(order_id, '不想要了')
    await rejectCancel(mall, order_id, { kind: 'operator', id: 5 }, '已经打包')
    expect(await shopper.detail(order_id)).toMatchObject({
      orderInfo: {
        order_status: 'PAYED',
        order_status_des: 'PAYED',
        cancel_status: 'FAILS',
        can_apply_cancel: 0,
      },
      cancelData: { progress: 4, shop_reject_reason: '已经打包' },
    })
    expect(await shopper.cancel(order_id, '再试')).toMatchObject({ message: '不能重复取消订单' })
    expect(await make.stockOf(item)).toEqual({ store: 8, sold: 2 })
    expect(await refundsOf(order_id)).toMatchObject([{ refundStatus: 'REFUSE' }])
    await mall.db.orm
      .insert(tables.settings)
      .values({ key: 'trade', value: { repeat_cancel: true }, updated: 0 })
    expect((await shopper.detail(order_id)).orderInfo.can_apply_cancel).toBe(1)
    expect((await shopper.orders()).list).toMatchObject([{ order_id, can_apply_cancel: 1 }])
    expect(await shopper.cancel(order_id, '再试')).toMatchObject({ progress: 0 })
    expect(await refundsOf(order_id)).toMatchObject([{ refundStatus: 'READY' }])
    await mall.db.orm.delete(tables.settings)
  })
})

describe('the trade settings', () => {
  it('are returned to clients', async () => {
    expect((await mall.call('GET', '/trade/setting')).data).toMatchObject({
      order_cancel_time: 15,
      order_finish_time: 7,
      is_recharge_status: false,
    })
  })
})
