import fc from 'fast-check'
import { billDiscount, type Bill, type BillContext } from '@/lib/domain/order/price/bill'
import { priceCart, priceOrder } from '@/lib/domain/order/price/calculate'
import { linePrice } from '@/lib/domain/order/price/line-price'
import { pointLimits } from '@/lib/domain/order/price/points'
import { priceRows, sumRows, type PriceFields } from '@/lib/domain/order/price/price-rows'
import { context, coupon, reduction, requested, sku } from '../../fixtures/domain/bills'

const fields = (part: Partial<PriceFields>): PriceFields => ({
  item_fee: 100_000,
  member_discount: 0,
  discount_fee: 0,
  freight_fee: 0,
  ...part,
})

/** The amounts of a bill as preview and order carry them. */
const wireFields = (bill: Bill): PriceFields => ({
  item_fee: bill.itemFee,
  member_discount: bill.memberDiscount,
  discount_fee: billDiscount(bill),
  coupon_discount: bill.couponDiscount,
  subsidy_fee: bill.subsidyFee,
  point_fee: bill.pointFee,
  freight_fee: bill.freightFee,
  discount_info: [],
})

describe('the 优惠明细', () => {
  it('names what took something off, each once, and always goods, freight and 优惠', () => {
    expect(priceRows(fields({}))).toEqual([
      { kind: 'goods', cents: 100_000 },
      { kind: 'freight', cents: 0 },
      { kind: 'promotion', cents: 0 },
    ])
    const rows = priceRows(
      fields({
        member_discount: 2_000,
        coupon_discount: 5_000,
        subsidy_fee: 8_000,
        point_fee: 300,
        discount_fee: 20_000,
        freight_fee: 1_200,
        discount_info: [
          { type: 'member_price', discount_fee: 2_000 },
          { type: 'full_minus', discount_fee: 4_000 },
          { type: 'price_change', discount_fee: 1_000 },
        ],
      }),
    )
    expect(rows).toEqual([
      { kind: 'goods', cents: 98_000 },
      { kind: 'freight', cents: 1_200 },
      { kind: 'promotion', cents: -4_000 },
      { kind: 'coupon', cents: -5_000 },
      { kind: 'priceChange', cents: -1_000 },
      { kind: 'subsidy', cents: -8_000 },
      { kind: 'points', cents: -300 },
    ])
    expect(sumRows(rows)).toBe(100_000 - 20_000 - 300 + 1_200)
  })

  it('keeps the row of freight while the address is unknown', () => {
    expect(priceRows(fields({ freight_fee: null }))).toContainEqual({ kind: 'freight', cents: null })
  })

  const anyLines = fc
    .array(
      fc.record({
        price: fc.integer({ min: 1, max: 300_000 }),
        num: fc.integer({ min: 1, max: 20 }),
        fixed: fc.option(fc.nat(300_000)),
        templatesId: fc.nat(1),
      }),
      { minLength: 1, maxLength: 6 },
    )
    .map((list) =>
      list.map(({ price, num, fixed, templatesId }, index) =>
        requested({ itemId: index + 1, price, gradePrices: { vip: null, normal: fixed }, templatesId }, num),
      ),
    )
  const tiers = fc.array(
    fc.record({ full: fc.nat(200_000), minus: fc.nat(200_000), discount: fc.nat(100) }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  const anyContext = fc
    .record({
      rules: tiers,
      type: fc.constantFrom('full_minus' as const, 'full_discount' as const),
      discount: fc.nat(99),
      reduceCost: fc.nat(100_000),
      points: fc.nat(5_000),
      plus: fc.boolean(),
      rate: fc.nat(20),
    })
    .map(({ rules, type, discount, reduceCost, points, plus, rate }) =>
      context({
        marketings: [
          reduction({ marketingType: type, rules }),
          reduction({
            marketingId: 40,
            marketingType: 'plus_price_buy',
            rules: [{ full: 1, plus: [{ itemId: 90, price: 5_900 }] }],
          }),
          reduction({
            marketingId: 41,
            marketingType: 'full_gift',
            rules: [{ full: 1, gifts: [{ itemId: 91, num: 1 }] }],
          }),
        ],
        plusChoices: new Map(plus ? [[40, 90]] : []),
        giftSkus: new Map([
          [90, sku({ itemId: 90, price: 9_900, store: 40 })],
          [91, sku({ itemId: 91, price: 1_500, store: 40 })],
        ]),
        viewer: { ...context().viewer, gradeDiscount: discount, point: points } as BillContext['viewer'],
        coupons: [{ ...coupon, reduceCost, leastCost: 0 }],
        pointRule: { ...context().pointRule, proportionLimit: 100 - rate },
      }),
    )

  /** The lines of a bill as every page shows them. */
  const shownAmounts = (bill: Bill) =>
    bill.lines.reduce(
      (sum, { num, price, memberDiscount, type }) =>
        sum + linePrice({ num, price, member_discount: memberDiscount, order_item_type: type }).amount,
      0,
    )

  it('adds up to the cent, and begins with what the shown lines add up to', () => {
    fc.assert(
      fc.property(anyLines, anyContext, (lines, billContext) => {
        const unpaid = priceOrder(lines, billContext)
        const balance = billContext.viewer?.point ?? 0
        const { max } = pointLimits(billContext.pointRule, {
          goodsFee: unpaid.totalFee - unpaid.freightFee,
          balance,
        })
        const order = max > 0 ? priceOrder(lines, { ...billContext, pointUse: max }) : unpaid
        for (const bill of [order, priceCart(lines, billContext)]) {
          const rows = priceRows(wireFields(bill))
          expect(sumRows(rows)).toBe(bill.totalFee)
          expect(rows[0]).toEqual({ kind: 'goods', cents: shownAmounts(bill) })
          // Nothing but goods and freight costs something.
          expect(rows.slice(2).every(({ cents }) => (cents ?? 0) <= 0)).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })
})
