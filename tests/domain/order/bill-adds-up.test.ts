import fc from 'fast-check'
import type { Bill, BillContext } from '@/lib/domain/order/price/bill'
import { priceOrder } from '@/lib/domain/order/price/calculate'
import { discountInfo } from '@/lib/domain/order/price/discount-info'
import { lineShares } from '@/lib/domain/order/price/line-shares'
import { pointLimits } from '@/lib/domain/order/price/points'
import { context, coupon, reduction, requested } from '../../fixtures/domain/bills'
import { fan, lamp, plusBuy, plusLines } from '../../fixtures/domain/plus-buy'

describe('every order with packages, plus items and gifts', () => {
  const anyLine = fc.record({
    price: fc.nat(50_000),
    num: fc.integer({ min: 1, max: 5 }),
    inPackage: fc.option(fc.nat(40_000)),
  })
  const anyOrder = fc.record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    full: fc.nat(60_000),
    plusPrice: fc.nat(9_000),
    listPrice: fc.nat(9_000),
    choice: fc.constantFrom(90, 91, 1),
    minus: fc.nat(20_000),
    discount: fc.nat(100),
    reduceCost: fc.nat(20_000),
    hasGift: fc.boolean(),
  })

  it('adds up: lines and freight are what is paid, nothing is negative, the plus item needs its tier', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const lines = order.lines.map(({ price, num, inPackage }, index) => ({
          ...requested({ itemId: index + 1, price }, num),
          ...(inPackage === null
            ? {}
            : { inPackage: { packageId: 7, packageName: '套装', price: inPackage } }),
        }))
        const plus = reduction({
          ...plusBuy,
          rules: [{ full: order.full, plus: [{ itemId: 90, price: order.plusPrice }] }],
        })
        const gift = reduction({
          marketingId: 8,
          marketingType: 'full_gift',
          rules: [{ full: 1, gifts: [{ itemId: 91, num: 1 }] }],
        })
        const minus = reduction({ marketingId: 1, rules: [{ full: 1, minus: order.minus }] })
        const billContext = context({
          marketings: [minus, plus, ...(order.hasGift ? [gift] : [])],
          giftSkus: new Map([
            [90, { ...lamp, price: order.listPrice }],
            [91, fan],
          ]),
          plusChoices: new Map([[40, order.choice]]),
          viewer: { ...context().viewer, gradeDiscount: order.discount, point: 300 } as BillContext['viewer'],
          coupons: [{ ...coupon, reduceCost: order.reduceCost, leastCost: 0 }],
        })
        const bill = priceOrder(lines, billContext)
        const goodsFee = bill.totalFee - bill.freightFee
        const pointUse = pointLimits(billContext.pointRule, { goodsFee, balance: 300 }).max
        for (const one of [bill, priceOrder(lines, { ...billContext, pointUse })]) {
          const sum = (amountOf: (line: Bill['lines'][number]) => number) =>
            one.lines.reduce((total, line) => total + amountOf(line), 0)
          expect(sum(({ totalFee }) => totalFee) + one.freightFee).toBe(one.totalFee)
          expect(sum(({ sharePoints }) => sharePoints)).toBe(one.pointUse)
          for (const line of one.lines) {
            expect(line.totalFee).toBeGreaterThanOrEqual(0)
            expect(Number.isInteger(line.totalFee)).toBe(true)
            const shares = lineShares({
              item_fee: line.itemFee,
              total_fee: line.totalFee,
              point_fee: line.pointFee,
              discount_info: line.discounts.map((entry) => ({ ...entry, discount_fee: entry.discountFee })),
            })
            // Nothing is shifted between the lines of an order without gifts and plus items.
            if (one.lines.every(({ type }) => type === 'normal' || type === 'package'))
              expect(shares.find(({ label }) => label === '赠品与加价购分摊')).toBeUndefined()
            if (line.type === 'package') {
              expect(line.itemFee).toBe((line.inPackage?.price ?? 0) * line.num)
              expect(line.memberDiscount + line.promotionDiscount).toBe(0)
            }
          }
          const discounts = discountInfo(one).reduce((total, entry) => total + entry.discountFee, 0)
          expect(discounts).toBe(one.memberDiscount + one.promotionDiscount + one.couponDiscount)
          // The value that the tier looks at: requested lines after member price and 满减.
          const worth =
            one.itemFee - one.memberDiscount - one.promotionDiscount - (plusLines(one)[0]?.itemFee ?? 0)
          expect(plusLines(one).length).toBe(order.choice === 90 && worth >= order.full ? 1 : 0)
        }
      }),
      { numRuns: 400 },
    )
  })
})
