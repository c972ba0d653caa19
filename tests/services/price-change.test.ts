import fc from 'fast-check'
import type { OperatorOrder } from '@/lib/contract/operator/order'
import { changePrice } from '@/lib/domain/order/price-change'
import { checkBooks } from '@/lib/server/books/check-books'
import { settle } from '@/lib/server/payment/settle'
import { builders } from '../fixtures/engine/builders'
import { buyer } from '../fixtures/engine/buyer'
import { staff, type Staff } from '../fixtures/engine/staff'
import { testMall } from '../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

describe('the rule of a price change', () => {
  const order = {
    totalFee: 11_000,
    freightFee: 1000,
    subsidyFee: 0,
    lines: [
      { id: 1, totalFee: 7000 },
      { id: 2, totalFee: 3000 },
    ],
  }

  it.each([
    [
      { down: 1000 },
      {
        totalFee: 10_000,
        freightFee: 1000,
        lines: [
          { id: 1, down: 700 },
          { id: 2, down: 300 },
        ],
      },
    ],
    [{ freightFee: 0 }, { totalFee: 10_000, freightFee: 0, lines: [] }],
    [
      { down: 10_000 },
      {
        totalFee: 1000,
        freightFee: 1000,
        lines: [
          { id: 1, down: 7000 },
          { id: 2, down: 3000 },
        ],
      },
    ],
  ])('%j lowers the order', (change, changed) => {
    expect(changePrice(order, change)).toEqual({ changed })
  })

  it.each([
    [{ down: 0 }, '改价金额不正确'],
    [{ down: 10_001 }, '订单金额不能低于0.01元'],
    [{ freightFee: 1000 }, '运费必须低于原运费'],
    [{ freightFee: 2000 }, '运费必须低于原运费'],
  ])('%j is refused: %s', (change, problem) => {
    expect(changePrice(order, change)).toEqual({ problem })
  })

  it('never makes an order free, and never touches subsidised lines', () => {
    const free = { totalFee: 500, freightFee: 0, subsidyFee: 0, lines: [{ id: 1, totalFee: 500 }] }
    expect(changePrice(free, { down: 500 })).toEqual({ problem: '订单金额不能低于0.01元' })
    expect(changePrice(free, { down: 499 })).toMatchObject({ changed: { totalFee: 1 } })
    expect(changePrice({ ...order, subsidyFee: 1 }, { down: 1 })).toEqual({
      problem: '享受国家补贴的订单不能修改商品价格',
    })
  })

  it('lowers lines by exactly the amount, none below zero', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 5_000_000 }),
        (fees, down) => {
          const lines = fees.map((totalFee, id) => ({ id, totalFee }))
          const goodsFee = fees.reduce((sum, fee) => sum + fee, 0)
          const result = changePrice(
            { totalFee: goodsFee + 100, freightFee: 100, subsidyFee: 0, lines },
            { down },
          )
          if ('problem' in result) return expect(down).toBeGreaterThan(goodsFee)
          expect(result.changed.lines.reduce((sum, line) => sum + line.down, 0)).toBe(down)
          for (const line of result.changed.lines) expect(line.down).toBeLessThanOrEqual(fees[line.id] ?? 0)
        },
      ),
    )
  })
})

describe('changing the price of an unpaid order', () => {
  let operator: Staff
  beforeAll(async () => {
    operator = await staff(mall, make)
  })
  afterEach(async () => {
    expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
  })

  async function unpaid() {
    const item = await make.goods({ price: 5000, store: 20 }, { templatesId: await make.freight() })
    const shopper = await buyer(mall, make)
    const { order_id, total_fee } = await shopper.orderItem(item, 2)
    return { shopper, orderId: order_id, total: total_fee }
  }
  const change = (orderId: string, more: Record<string, unknown>) =>
    operator.call<OperatorOrder>('POST', '/order/price', { order_id: orderId, ...more })
  const tradeOf = async (shopper: Awaited<ReturnType<typeof buyer>>, orderId: string) =>
    (
      await shopper.call<{ trade_info: { trade_id: string } }>('POST', '/payment', {
        order_id: orderId,
        pay_type: 'test',
      })
    ).trade_info.trade_id

  it('lowers lines or freight, and the buyer pays what it costs now', async () => {
    const { shopper, orderId, total } = await unpaid()
    expect(total).toBe(11_000)
    expect(await change(orderId, { down: 1500 })).toMatchObject({
      total_fee: 9500,
      discount_fee: 1500,
      promotion_discount: 1500,
      discount_info: [{ type: 'price_change', info: '商家改价', rule: '订单改价减15元', discount_fee: 1500 }],
      items: [{ total_fee: 8500 }],
    })
    expect(await change(orderId, { freight_fee: 200 })).toMatchObject({ total_fee: 8700, freight_fee: 200 })
    const order = (await shopper.detail(orderId)).orderInfo
    // The sums of the preview still hold (contract trade §6.2).
    expect(order.item_fee_new).toBe(
      order.total_fee -
        order.freight_fee +
        order.point_fee +
        order.coupon_discount +
        order.promotion_discount,
    )
    await shopper.pay(orderId)
    expect((await shopper.detail(orderId)).tradeInfo).toMatchObject({ payFee: 8700, tradeState: 'SUCCESS' })
    expect(await change(orderId, { down: 1 })).toMatchObject({ message: '订单状态不能改价' })
  })

  it('is refused without an amount, with both, and for orders that ended', async () => {
    const { shopper, orderId } = await unpaid()
    for (const more of [{}, { down: 1, freight_fee: 1 }])
      expect(await change(orderId, more)).toMatchObject({ message: '请填写优惠金额或运费' })
    for (const down of ['0', -5, 1.5, 'x'])
      expect(await change(orderId, { down })).toMatchObject({ message: '改价金额不正确' })
    expect(await change(orderId, { down: 10_001 })).toMatchObject({ message: '订单金额不能低于0.01元' })
    await shopper.cancel(orderId)
    expect(await change(orderId, { down: 1 })).toMatchObject({ message: '订单状态不能改价' })
  })

  it('closes the trades of the old price: money that arrives on one is refunded', async () => {
    const { shopper, orderId } = await unpaid()
    const old = await tradeOf(shopper, orderId)
    await change(orderId, { down: 1000 })
    await settle(mall, { tradeId: old, fee: 11_000, transactionId: 'late' })
    expect((await shopper.detail(orderId)).orderInfo.order_status).toBe('NOTPAY')
    const refunds = await mall.rows(
      'select refund_type as type, refund_fee::int as fee from refunds where trade_id = $1',
      [old],
    )
    expect(refunds).toEqual([{ type: 3, fee: 11_000 }])
    await shopper.pay(orderId)
    expect((await shopper.detail(orderId)).orderInfo).toMatchObject({
      order_status: 'PAYED',
      total_fee: 10_000,
    })
  })

  it('and a payment that arrives at once exclude each other', async () => {
    for (let round = 0; round < 4; round++) {
      const { shopper, orderId } = await unpaid()
      const tradeId = await tradeOf(shopper, orderId)
      await Promise.all([
        settle(mall, { tradeId, fee: 11_000, transactionId: `t-${orderId}` }),
        change(orderId, { down: 1000 }),
      ])
      const order = (await shopper.detail(orderId)).orderInfo
      expect([
        ['PAYED', 11_000],
        ['NOTPAY', 10_000],
      ]).toContainEqual([order.order_status, order.total_fee])
    }
  })
})
