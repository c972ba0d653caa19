import { dayText } from '@/lib/domain/time/china'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { approveCancel, cancelNextOverdue } from '@/lib/server/trade/order/cancel-order'
import { closeTrades } from '@/lib/server/trade/payment/close-trades'
import { compareStatement } from '@/lib/server/trade/payment/compare-statements'
import { providerNamed } from '@/lib/server/trade/payment/providers'
import { answerNotification } from '@/lib/server/trade/payment/receive-notification'
import { askNextTrade } from '@/lib/server/trade/payment/reconcile-trades'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { openTestMall, type TestMall } from '../../fixtures/engine/test-mall'
import { startAlipay } from '../../fixtures/payment/alipay-simulator'
import { keptOf, type NotificationChange, type Post, type Simulator } from '../../fixtures/payment/simulator'
import { startWechat } from '../../fixtures/payment/wechat-simulator'

const fee = 10_000

/** The whereabouts of the money in each case, printed as a table after all of them. */
const table: {
  fault: string
  provider: string
  received: number
  refunded: number
  kept: number
  order: string
}[] = []

afterAll(() => {
  const line = (cells: readonly unknown[]) =>
    cells.map((cell, at) => String(cell)[at === 0 ? 'padEnd' : 'padStart'](at === 0 ? 58 : 10)).join(' ')
  const head = line(['fault → money (cents)', 'provider', 'received', 'refunded', 'kept', 'order'])
  const rows = table.map((row) =>
    line([row.fault, row.provider, row.received, row.refunded, row.kept, row.order]),
  )
  process.stdout.write(`\n${[head, ...rows].join('\n')}\n\n`)
})

const starters = {
  alipay: (_mall: TestMall) => startAlipay(),
  wechat: (mall: TestMall) => startWechat(() => mall.now()),
}

describe.each(['alipay', 'wechat'] as const)('money through %s', (name) => {
  const mall = {} as TestMall
  const make = builders(mall)
  let simulator: Simulator

  beforeAll(async () => {
    simulator = await starters[name](mall)
    const env = { MALL_PUBLIC_URL: 'https://mall.test', MALL_PAY_TEST: '0', ...simulator.env }
    Object.assign(mall, await openTestMall(env))
  })
  afterAll(async () => {
    await mall.close()
    await simulator.close()
  })

  /** An order whose payment has started. */
  async function started() {
    const item = await make.goods({ price: fee, store: 10 })
    const shopper = await buyer(mall, make)
    const { order_id: orderId } = await shopper.orderItem(item, 1)
    const start = (more = {}) =>
      shopper.call<{ trade_info: { trade_id: string }; code_url: string; payment?: string }>(
        'POST',
        '/payment',
        {
          order_id: orderId,
          pay_type: simulator.payType,
          ...more,
        },
      )
    const tradeId = (await start()).trade_info.trade_id
    return { shopper, orderId, tradeId, start, item }
  }

  /** Passes a notification to the mall as the door does. */
  async function deliver({ body, headers }: Post): Promise<number | string> {
    const request = new Request(`https://mall.test${simulator.path}`, { method: 'POST', body, headers })
    const answer = await answerNotification(() => Promise.resolve(mall), request, simulator.path)
    return name === 'alipay' ? ((await answer?.text()) ?? '') : (answer?.status ?? 0)
  }
  const notify = (tradeId: string, change?: NotificationChange) =>
    deliver(simulator.notification(tradeId, change))
  const [accepted, refused] = name === 'alipay' ? ['success', 'fail'] : [204, 400]

  /** Runs the jobs for a number of hours. */
  async function hours(count: number) {
    for (let quarter = 0; quarter < count * 4; quarter++) {
      mall.travel(900)
      while (await cancelNextOverdue(mall));
      while (await askNextTrade(mall));
      while (await payNextRefund(mall));
    }
  }
  const stateOf = async (orderId: string) =>
    (
      await mall.rows<{ state: string }>('select order_status as state from orders where order_id = $1', [
        orderId,
      ])
    )[0]?.state ?? ''

  /** Expects that the provider and the books agree on the money of an order, and that it matches the order's state. */
  async function expectMoney(fault: string, orderId: string, expected: { state: string; kept: number }) {
    const trades = await mall.rows<{ id: string }>('select trade_id as id from trades where order_id = $1', [
      orderId,
    ])
    const [book] = await mall.rows<{ received: number; refunded: number }>(
      `select coalesce(sum(amount) filter (where amount > 0), 0)::int as received,
              coalesce(-sum(amount) filter (where amount < 0), 0)::int as refunded
         from money_ledger where order_id = $1`,
      [orderId],
    )
    const { received = 0, refunded = 0 } = book ?? {}
    const kept = keptOf(
      simulator,
      trades.map(({ id }) => id),
    )
    const state = await stateOf(orderId)
    table.push({ fault, provider: name, received, refunded, kept, order: state })
    expect({ fault, state, kept }).toEqual({ fault, ...expected })
    expect(received - refunded).toBe(kept)
  }
  const paid = { state: 'PAYED', kept: fee }

  it('is kept once when the notification comes', async () => {
    const { orderId, tradeId, start } = await started()
    expect(await start()).toMatchObject({
      trade_info: { trade_id: tradeId },
      code_url: expect.stringContaining(tradeId),
    })
    simulator.pay(tradeId)
    expect(await notify(tradeId)).toBe(accepted)
    await expectMoney('notification', orderId, paid)
  })

  it('is found by asking when the notification is lost', async () => {
    const { orderId, tradeId } = await started()
    simulator.pay(tradeId)
    mall.travel(31)
    while (await askNextTrade(mall));
    await expectMoney('notification lost', orderId, paid)
  })

  it('is kept once when the notification comes many times at once, and again when it comes late', async () => {
    const { orderId, tradeId, shopper } = await started()
    simulator.pay(tradeId)
    await Promise.all([
      ...Array.from({ length: 5 }, () => notify(tradeId)),
      shopper.call('POST', '/payment/query', { trade_id: tradeId }),
    ])
    mall.travel(3600)
    expect(await notify(tradeId)).toBe(accepted)
    await expectMoney('notification repeated, with a query beside it', orderId, paid)
  })

  it('is not believed without the signature of the provider', async () => {
    const { orderId, tradeId } = await started()
    expect(await notify(tradeId, { isForged: true, fee })).toBe(refused)
    await expectMoney('forged notification', orderId, { state: 'NOTPAY', kept: 0 })
  })

  it('is not believed when it was for another merchant', async () => {
    const { orderId, tradeId } = await started()
    expect(await notify(tradeId, { isForeign: true, fee })).toBe(refused)
    await expectMoney('notification for another merchant', orderId, { state: 'NOTPAY', kept: 0 })
  })

  it('goes back when it is another amount, and the order stays unpaid', async () => {
    const { orderId, tradeId } = await started()
    simulator.pay(tradeId, 1)
    expect(await notify(tradeId)).toBe(accepted)
    while (await payNextRefund(mall));
    await expectMoney('another amount', orderId, { state: 'NOTPAY', kept: 0 })
  })

  it('stays when reports of other states come before and after the payment', async () => {
    const { orderId, tradeId } = await started()
    await notify(tradeId, { isClosed: true })
    simulator.pay(tradeId)
    await notify(tradeId)
    await notify(tradeId, { isClosed: true })
    await expectMoney('notifications out of order', orderId, paid)
  })

  it('goes back when it comes in after the order was cancelled', async () => {
    const { orderId, tradeId, shopper } = await started()
    await shopper.cancel(orderId)
    simulator.pay(tradeId)
    await notify(tradeId)
    while (await payNextRefund(mall));
    await expectMoney('money in after cancel', orderId, { state: 'CANCEL', kept: 0 })
  })

  it('goes back when the order had run out of time and the provider tells nobody', async () => {
    const { orderId, tradeId } = await started()
    simulator.pay(tradeId)
    simulator.fail('query', 'error', 3, tradeId)
    simulator.fail('close', 'error', 5, tradeId)
    await hours(24)
    await expectMoney('paid, not notified, asked in vain until the order ended', orderId, {
      state: 'CANCEL',
      kept: 0,
    })
    await hours(2)
  })

  it('goes back when the order was paid with another trade before', async () => {
    const { orderId, tradeId, start } = await started()
    const other = (await start({ pay_channel: 'second' })).trade_info.trade_id
    expect(other).not.toBe(tradeId)
    simulator.pay(tradeId)
    simulator.pay(other)
    await notify(other)
    await notify(tradeId)
    while (await payNextRefund(mall));
    await expectMoney('two trades paid', orderId, paid)
  })

  it('comes in on a new trade when the first one is about to end, and the first one never pays twice', async () => {
    const { orderId, tradeId, start, shopper } = await started()
    const again = async () => (await start()).trade_info.trade_id
    const openFor = async (seconds: number) =>
      mall.rows('update orders set auto_cancel_time = $2 where order_id = $1', [
        orderId,
        mall.now() + seconds,
      ])
    mall.travel(900 - 31)
    expect(await again()).toBe(tradeId)
    // The order ends together with its trade: a new one would not stay open longer.
    mall.travel(21)
    expect(await again()).toBe(tradeId)
    await openFor(600)
    const next = await again()
    expect(next).not.toBe(tradeId)
    expect(await again()).toBe(next)
    const detail = await shopper.call('GET', '/trade/detail', { trade_id: next })
    expect(detail).toMatchObject({ time_expire: mall.now() + 600 })
    simulator.pay(next)
    simulator.pay(tradeId)
    await notify(tradeId)
    await notify(next)
    while (await payNextRefund(mall));
    await expectMoney('trade that was about to end and its successor paid', orderId, paid)
  })

  it('cannot come in on the trade of an order that was paid otherwise: it is closed at the provider', async () => {
    const { tradeId, start } = await started()
    const other = (await start({ pay_channel: 'second' })).trade_info.trade_id
    simulator.pay(other)
    await notify(other)
    while (await askNextTrade(mall));
    expect(simulator.accounts.get(tradeId)?.closed).toBe(true)
  })

  it('does not change hands when the payment cannot start', async () => {
    const item = await make.goods({ price: fee, store: 10 })
    const shopper = await buyer(mall, make)
    const { order_id: orderId } = await shopper.orderItem(item, 1)
    const request = { order_id: orderId, pay_type: simulator.payType }
    for (const fault of ['error', 'forged'] as const) {
      simulator.fail('start', fault)
      expect(await shopper.call('POST', '/payment', request)).toMatchObject({ message: '支付失败' })
    }
    await expectMoney('start: HTTP 500 and a forged answer', orderId, { state: 'NOTPAY', kept: 0 })
    expect(await shopper.call('POST', '/payment', request)).toMatchObject({ code_url: expect.any(String) })
  })

  it('is not believed in a forged answer, and found when a right one comes', async () => {
    const { orderId, tradeId } = await started()
    simulator.pay(tradeId)
    simulator.fail('query', 'forged', 1, tradeId)
    mall.travel(31)
    while (await askNextTrade(mall));
    expect(await stateOf(orderId)).toBe('NOTPAY')
    mall.travel(120)
    while (await askNextTrade(mall));
    await expectMoney('query: forged answer, then a right one', orderId, paid)
  })

  it('is found after a provider that does not answer', async () => {
    const { orderId, tradeId } = await started()
    simulator.pay(tradeId)
    simulator.fail('query', 'timeout', 1, tradeId)
    mall.travel(31)
    while (await askNextTrade(mall));
    expect(await stateOf(orderId)).toBe('NOTPAY')
    mall.travel(120)
    while (await askNextTrade(mall));
    await expectMoney('query: time-out, then an answer', orderId, paid)
  })

  /** An order that is paid and cancelled, with its refund waiting. */
  async function toRefund() {
    const order = await started()
    simulator.pay(order.tradeId)
    await notify(order.tradeId)
    await order.shopper.cancel(order.orderId, '不想要了')
    await approveCancel(mall, order.orderId, { kind: 'operator', id: 1 })
    return order
  }
  const refundsOf = (orderId: string) =>
    mall.rows<{ state: string; attempts: number; bn: string; error: string }>(
      'select refund_status as state, attempts, refund_bn as bn, last_error as error from refunds where order_id = $1',
      [orderId],
    )

  it.each(['error', 'forged', 'lost', 'timeout', 'pending'] as const)(
    'goes back once when the refund meets: %s',
    async (fault) => {
      const { orderId, tradeId } = await toRefund()
      simulator.fail('refund', fault, 1, tradeId)
      while (await payNextRefund(mall));
      expect((await refundsOf(orderId))[0]?.state).not.toBe('SUCCESS')
      if (fault === 'pending') {
        mall.travel(300)
        while (await payNextRefund(mall));
        expect((await refundsOf(orderId))[0]?.state).toBe('PROCESSING')
        simulator.finishRefunds()
      }
      await hours(1)
      expect((await refundsOf(orderId))[0]?.state).toBe('SUCCESS')
      expect(simulator.accounts.get(tradeId)?.refunds.size).toBe(1)
      await expectMoney(`refund: ${fault}`, orderId, { state: 'CANCEL', kept: 0 })
    },
  )

  it('is left to staff when the provider keeps refusing the refund, and goes back when they try again', async () => {
    const { orderId, tradeId } = await toRefund()
    simulator.fail('refund', 'refused', 8, tradeId)
    await hours(24)
    const [refund] = await refundsOf(orderId)
    expect(refund).toMatchObject({ state: 'CHANGE', attempts: 8, error: expect.stringMatching(/NOT_ENOUGH/) })
    await expectMoney('refund: refused eight times', orderId, { state: 'CANCEL', kept: fee })
    const staff = await make.member({ role: 'operator' })
    const retry = () =>
      mall.call('POST', '/operator/refund/retry', { refund_bn: refund?.bn }, { token: staff.token })
    expect((await retry()).data).toMatchObject({ refund_status: 'AUDIT_SUCCESS' })
    expect((await retry()).data).toMatchObject({ message: '支付单状态不能重试' })
    while (await payNextRefund(mall));
    await expectMoney('refund: refused eight times, tried again by staff', orderId, {
      state: 'CANCEL',
      kept: 0,
    })
  })

  it('cannot come in at an old price: the trade is closed at the provider, and late money goes back', async () => {
    const { orderId, tradeId } = await started()
    expect(await closeTrades(mall, orderId)).toBe('closed')
    expect(simulator.accounts.get(tradeId)?.closed).toBe(true)
    simulator.pay(tradeId)
    await notify(tradeId, { fee })
    while (await payNextRefund(mall));
    await expectMoney('price change, then money on the closed trade', orderId, { state: 'NOTPAY', kept: 0 })
  })

  it('stays at the old price when the buyer was faster than the change', async () => {
    const { orderId, tradeId } = await started()
    simulator.pay(tradeId)
    expect(await closeTrades(mall, orderId)).toBe('paid')
    await expectMoney('price change, but the buyer was faster', orderId, paid)
  })

  it('keeps the price when the provider does not say whether the trade is closed', async () => {
    const { orderId, tradeId } = await started()
    simulator.fail('close', 'error', 1, tradeId)
    expect(await closeTrades(mall, orderId)).toBe('unknown')
  })

  it('of an unknown trade is kept for staff', async () => {
    const { tradeId } = await started()
    expect(await notify(tradeId, { tradeId: 'elsewhere', fee: 700 })).toBe(accepted)
    const staff = await make.member({ role: 'operator' })
    const { data } = await mall.call<{ list: object[] }>(
      'GET',
      '/operator/payment/strays',
      {},
      { token: staff.token },
    )
    expect(data.list).toMatchObject([{ trade_id: 'elsewhere', fee: 700, reason: 'unknown_trade' }])
  })

  it('is compared with the statement of the day, and differences are shown to operators', async () => {
    const { orderId, tradeId } = await started()
    simulator.pay(tradeId)
    await notify(tradeId)
    const unseen = await started()
    simulator.pay(unseen.tradeId)
    const day = dayText(mall.now())
    const provider = providerNamed(name)
    if (!provider) throw new Error('no provider')
    // Only the trade of this case differs: all others agree.
    const differences = await compareStatement(mall, provider, day)
    expect(differences).toEqual([
      { kind: 'unsettled', tradeId: unseen.tradeId, refundBn: '', ourFee: fee, theirFee: fee },
    ])
    while (await askNextTrade(mall));
    expect(await stateOf(unseen.orderId)).toBe('PAYED')
    const account = simulator.accounts.get(tradeId)
    if (account) account.paid = fee - 1
    expect(await compareStatement(mall, provider, day)).toMatchObject([
      { kind: 'amount', tradeId, ourFee: fee, theirFee: fee - 1 },
    ])
    if (account) account.paid = fee
    const staff = await make.member({ role: 'operator' })
    const list = async () =>
      (
        await mall.call<{ list: { difference_id: number }[] }>(
          'GET',
          '/operator/payment/differences',
          { open: 1 },
          staff,
        )
      ).data.list
    const [shown] = await list()
    expect(shown).toMatchObject({ kind: 'amount', trade_id: tradeId, their_fee: fee - 1 })
    const resolved = { difference_id: shown?.difference_id, remark: '已核对' }
    expect(
      (await mall.call('POST', '/operator/payment/difference/resolve', resolved, staff)).data,
    ).toMatchObject({
      remark: '已核对',
    })
    expect(await list()).toEqual([])
    await expectMoney('statement compared', orderId, paid)
  })

  it('is in books that balance', async () => {
    const wrong = (await checkBooks(mall)).filter(({ ids }) => ids.length > 0)
    expect(wrong).toEqual([])
  })
})

describe('the certificates of WeChat Pay', () => {
  it('are downloaded again when they rotate', async () => {
    const mall = {} as TestMall
    const wechat = await startWechat(() => mall.now())
    Object.assign(mall, await openTestMall({ MALL_PUBLIC_URL: 'https://mall.test', ...wechat.env }))
    const make = builders(mall)
    const item = await make.goods({ price: fee, store: 10 })
    const shopper = await buyer(mall, make)
    const pay = async (more = {}) => {
      const { order_id } = await shopper.orderItem(item, 1)
      return shopper.call('POST', '/payment', { order_id, pay_type: 'wxpaypc', ...more })
    }
    expect(await pay()).toMatchObject({ code_url: expect.stringContaining('weixin://') })
    wechat.rotate()
    mall.travel(61)
    expect(await pay()).toMatchObject({ code_url: expect.stringContaining('weixin://') })
    expect(await pay({ pay_type: 'wxpayh5' })).toMatchObject({ mweb_url: expect.stringContaining('?') })
    expect(await pay({ pay_type: 'wxpayjs', open_id: 'o-buyer' })).toMatchObject({
      appId: 'wx0000000000000001',
      signType: 'RSA',
      package: expect.stringMatching(/^prepay_id=/),
      paySign: expect.any(String),
    })
    expect(await pay({ pay_type: 'wxpayjs' })).toMatchObject({ message: '请在微信中打开' })
    await mall.close()
    await wechat.close()
  })
})

describe('the test payment', () => {
  it.each([
    ['pc', 'wxpaypc'],
    ['h5', 'wxpayh5'],
  ])('leaves the code of WeChat Pay on %s to it once that is configured', async (platform, borrowed) => {
    const mall = {} as TestMall
    const wechat = await startWechat(() => mall.now())
    Object.assign(mall, await openTestMall({ MALL_PAY_TEST: '1', ...wechat.env }))
    expect((await mall.call('GET', '/trade/payment/list', { platform })).data).toEqual([
      { pay_type_code: borrowed, pay_type_name: '微信支付' },
      { pay_type_code: 'test', pay_type_name: '测试支付' },
    ])
    await mall.close()
    await wechat.close()
  })
})
