import fc from 'fast-check'
import type { OperatorOrder } from '@/lib/contract/operator/trade/order'
import { changePrice, type ReservedSubsidy } from '@/lib/domain/order/price/price-change'
import { shareSubsidies } from '@/lib/domain/order/subsidy/subsidy-share'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { settle } from '@/lib/server/trade/payment/settle'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { programmeOf } from '../../fixtures/engine/programme'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

describe('the rule of a price change', () => {
  const order = {
    totalFee: 11_000,
    freightFee: 1000,
    lines: [
      { id: 1, totalFee: 7000, subsidy: null },
      { id: 2, totalFee: 3000, subsidy: null },
    ],
  }
  const kept = { subsidyDown: 0, piecesDown: 0 }

  it.each([
    [
      { down: 1000 },
      {
        totalFee: 10_000,
        freightFee: 1000,
        lines: [
          { id: 1, down: 700, ...kept },
          { id: 2, down: 300, ...kept },
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
          { id: 1, down: 7000, ...kept },
          { id: 2, down: 3000, ...kept },
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

  it('never makes an order free', () => {
    const free = { totalFee: 500, freightFee: 0, lines: [{ id: 1, totalFee: 500, subsidy: null }] }
    expect(changePrice(free, { down: 500 })).toEqual({ problem: '订单金额不能低于0.01元' })
    expect(changePrice(free, { down: 499 })).toMatchObject({ changed: { totalFee: 1 } })
  })

  describe('of subsidised lines', () => {
    const rule = { rate: 15, cap: 50_000 }
    const subsidised = (subsidy: Partial<ReservedSubsidy>, totalFee: number) => ({
      totalFee,
      freightFee: 0,
      lines: [
        {
          id: 1,
          totalFee,
          subsidy: { rule, num: 1, pieces: 1, fee: 0, price: totalFee + (subsidy.fee ?? 0), ...subsidy },
        },
      ],
    })
    it.each<[string, ReturnType<typeof subsidised>, number, object]>([
      [
        'lowers the subsidy with the price: 15 % of 1000 yuan, then of 900',
        subsidised({ fee: 15_000 }, 85_000),
        10_000,
        { totalFee: 76_500, lines: [{ id: 1, down: 10_000, subsidyDown: 1500, piecesDown: 0 }] },
      ],
      [
        'keeps the cap while the price is above it',
        subsidised({ fee: 50_000 }, 350_000),
        10_000,
        { totalFee: 340_000, lines: [{ id: 1, down: 10_000, subsidyDown: 0, piecesDown: 0 }] },
      ],
      [
        'never raises what the budget had left',
        subsidised({ fee: 2000 }, 98_000),
        10_000,
        { totalFee: 88_000, lines: [{ id: 1, down: 10_000, subsidyDown: 0, piecesDown: 0 }] },
      ],
      [
        'pays for the subsidised units only',
        subsidised({ num: 3, pieces: 2, fee: 30_000 }, 270_000),
        30_000,
        { totalFee: 243_000, lines: [{ id: 1, down: 30_000, subsidyDown: 3000, piecesDown: 0 }] },
      ],
      [
        'counts what points and gifts take off as a part of the price',
        subsidised({ fee: 15_000, price: 100_000 }, 80_000),
        10_000,
        { totalFee: 71_500, lines: [{ id: 1, down: 10_000, subsidyDown: 1500, piecesDown: 0 }] },
      ],
      [
        'gives the piece back when the programme pays nothing for it any more',
        subsidised({ fee: 1 }, 6),
        6,
        { totalFee: 1, lines: [{ id: 1, down: 6, subsidyDown: 1, piecesDown: 1 }] },
      ],
    ])('%s', (_what, one, down, changed) => {
      expect(changePrice(one, { down })).toEqual({ changed: { freightFee: 0, ...changed } })
    })

    it('takes no more than the price, whatever is subsidised', () => {
      const amounts = fc.record({
        price: fc.integer({ min: 1, max: 3_000_000 }),
        num: fc.integer({ min: 1, max: 5 }),
        pieces: fc.integer({ min: 1, max: 5 }),
        rate: fc.integer({ min: 1, max: 30 }),
        down: fc.integer({ min: 1, max: 3_000_000 }),
      })
      fc.assert(
        fc.property(amounts, ({ price, num, pieces, rate, down }) => {
          const one = { rate, cap: 20_000 }
          const [share] = shareSubsidies([{ subsidyClassId: 0, rule: one, num, totalFee: price }], () => ({
            pieces,
            cents: null,
          }))
          const fee = share?.fee ?? 0
          fc.pre(fee > 0)
          const subsidy = { rule: one, num, pieces: share?.num ?? 0, fee, price }
          const total = price - fee
          const lines = [{ id: 1, totalFee: total, subsidy }]
          const result = changePrice({ totalFee: total, freightFee: 0, lines }, { down })
          if ('problem' in result) return
          const { subsidyDown = 0, piecesDown = 0 } = result.changed.lines[0] ?? {}
          expect(subsidyDown).toBeGreaterThanOrEqual(0)
          expect(subsidyDown).toBeLessThanOrEqual(fee)
          expect(piecesDown).toBeGreaterThanOrEqual(0)
          expect(result.changed.totalFee).toBe(total - down + subsidyDown)
          // The amount that the buyer pays and the subsidy still add up to the price.
          expect(result.changed.totalFee + fee - subsidyDown).toBe(price - down)
        }),
      )
    })
  })

  it('lowers lines by exactly the amount, none below zero', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 5_000_000 }),
        (fees, down) => {
          const lines = fees.map((totalFee, id) => ({ id, totalFee, subsidy: null }))
          const goodsFee = fees.reduce((sum, fee) => sum + fee, 0)
          const result = changePrice({ totalFee: goodsFee + 100, freightFee: 100, lines }, { down })
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
    expect((await shopper.detail(orderId)).orderInfo.freight_rule).toMatch(/^1 件内 /)
    expect(await change(orderId, { freight_fee: 200 })).toMatchObject({ total_fee: 8700, freight_fee: 200 })
    const order = (await shopper.detail(orderId)).orderInfo
    // The rule of the template is no longer the reason for the freight.
    expect(order.freight_rule).toBeUndefined()
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

  describe('of a subsidised order', () => {
    const programme = programmeOf(mall, make)
    beforeAll(() => programme.open({ regions: ['浙江省'] }))

    /** An unpaid order of a verified buyer: three units of 2000 yuan, of which two are subsidised. */
    async function subsidised() {
      const { classId, categoryId } = await programme.subsidyClass({ limit: 2, budgetPieces: 10 })
      const item = await programme.goods(categoryId, 200_000)
      const shopper = await buyer(mall, make)
      await programme.verify(shopper.userId)
      const { order_id: orderId, total_fee } = await shopper.orderItem(item, 3)
      expect(total_fee).toBe(540_000)
      return { shopper, orderId, classId }
    }

    it('lowers the subsidy with the price, in line, order, ledger and budget', async () => {
      const { shopper, orderId, classId } = await subsidised()
      expect(await change(orderId, { down: 60_000 })).toMatchObject({
        total_fee: 485_668,
        subsidy_fee: 54_332,
        promotion_discount: 60_000,
        discount_fee: 114_332,
        discount_info: [
          { type: 'subsidy', discount_fee: 54_332 },
          { type: 'price_change', discount_fee: 60_000 },
        ],
        // Items are lowered in proportion to their price: 37,776 of the two subsidised pieces, which then cost 181,112
        // each.
        items: [
          { num: 1, total_fee: 177_776, subsidy_fee: 0, subsidy_num: 0 },
          { num: 2, total_fee: 307_892, subsidy_fee: 54_332, subsidy_num: 2 },
        ],
      })
      expect(await programme.ledgerOf(orderId)).toEqual(['reserved 2 60000', 'released 0 5668'])
      expect(await programme.budgetOf(classId)).toMatchObject({ usedPieces: 2, usedCents: 54_332 })
      // A concurrent second change counts as well.
      expect(await change(orderId, { down: 60_000 })).toMatchObject({
        total_fee: 431_374,
        subsidy_fee: 48_626,
      })
      await shopper.pay(orderId)
      expect((await programme.ledgerOf(orderId)).slice(2)).toEqual(['released 0 5706', 'drawn 2 48626'])
      const order = (await shopper.detail(orderId)).orderInfo
      expect(order.item_fee_new).toBe(
        order.total_fee - order.freight_fee + order.promotion_discount + order.subsidy_fee,
      )
    })

    it('gives back what is left when it is cancelled, unpaid or paid, and by unit', async () => {
      const unpaidOne = await subsidised()
      await change(unpaidOne.orderId, { down: 60_000 })
      await unpaidOne.shopper.cancel(unpaidOne.orderId)
      expect((await programme.ledgerOf(unpaidOne.orderId)).at(-1)).toBe('released 2 54332')
      expect(await programme.budgetOf(unpaidOne.classId)).toMatchObject({ usedPieces: 0, usedCents: 0 })

      const paid = await subsidised()
      await change(paid.orderId, { down: 60_000 })
      await paid.shopper.pay(paid.orderId)
      const [, line] = (await paid.shopper.detail(paid.orderId)).orderInfo.items
      const rest = (more: Record<string, unknown>) =>
        operator.call('POST', '/order/cancel/rest', { order_id: paid.orderId, reason: '缺货', ...more })
      await rest({ items: [{ id: line?.id, num: 1 }] })
      await rest({})
      expect((await programme.ledgerOf(paid.orderId)).slice(2)).toEqual([
        'drawn 2 54332',
        'reversed 1 27166',
        'reversed 1 27166',
      ])
      expect(await programme.budgetOf(paid.classId)).toMatchObject({ usedPieces: 0, usedCents: 0 })
      const refunds = await mall.rows(
        `select refund_fee::int as fee, subsidy_fee::int as subsidy from refunds where order_id = $1 order by refund_bn`,
        [paid.orderId],
      )
      expect(refunds).toEqual([
        { fee: 153_946, subsidy: 27_166 },
        { fee: 177_776 + 153_946, subsidy: 27_166 },
      ])
    })

    it('and its payment at once leave ledger and budget in balance', async () => {
      for (let round = 0; round < 4; round++) {
        const { shopper, orderId, classId } = await subsidised()
        const tradeId = await tradeOf(shopper, orderId)
        await Promise.all([
          settle(mall, { tradeId, fee: 540_000, transactionId: `s-${orderId}` }),
          change(orderId, { down: 60_000 }),
          change(orderId, { down: 60_000 }),
        ])
        const { total_fee, subsidy_fee } = (await shopper.detail(orderId)).orderInfo
        expect([540_000, 485_668, 431_374]).toContain(total_fee)
        expect(await programme.budgetOf(classId)).toMatchObject({ usedPieces: 2, usedCents: subsidy_fee })
      }
    })
  })
})
