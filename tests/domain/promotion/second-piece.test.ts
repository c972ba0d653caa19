import fc from 'fast-check'
import { priceCart } from '@/lib/domain/order/price/calculate'
import { comparePackage, reductionOf, rulesText, wireTypeOf } from '@/lib/domain/promotion'
import { shownRules } from '@/lib/domain/promotion/shown-rule'
import { context, reduction, requested } from '../../fixtures/domain/bills'

/** 第二件半价: each second piece of a SKU at a rate. */

const atRate = (percent: number) => ({ rules: [{ full: 2, discount: 100 - percent }] })
const secondPiece = (percent: number) =>
  reduction({ marketingType: 'second_piece', conditionType: 'quantity', ...atRate(percent) })
const terms = (percent: number) => ({
  conditionType: 'quantity' as const,
  canjoinRepeat: false,
  ...atRate(percent),
})
const reduced = (percent: number, lines: readonly { price: number; num: number }[]) =>
  reductionOf.second_piece(
    terms(percent),
    lines.map(({ price, num }) => ({ fee: price * num, num })),
  )

describe('第二件半价', () => {
  it.each([
    [1, null],
    [2, 5000],
    [3, 5000],
    [4, 10_000],
    [5, 10_000],
  ])('of %d pieces at 100 yuan takes %j cents off', (num, fee) => {
    expect(reduced(50, [{ price: 10_000, num }])?.fee ?? null).toBe(fee)
  })

  it('pairs pieces of one SKU only, and concerns no line without a pair', () => {
    const single = { price: 10_000, num: 1 }
    expect(reduced(50, [single, single])).toBeNull()
    expect(reduced(50, [single, { price: 3000, num: 2 }])).toMatchObject({ fee: 1500, shares: [null, 1500] })
  })

  it('rounds the reduction of each piece down to the cent', () => {
    expect(reduced(50, [{ price: 999, num: 4 }])?.fee).toBe(2 * 499)
    expect(reduced(70, [{ price: 999, num: 2 }])?.fee).toBe(299)
  })

  it.each([
    [50, '购买满2件，同款第二件半价', '满2件同款第二件半价'],
    [70, '购买满2件，同款第二件7折', '满2件同款第二件7折'],
    [85, '购买满2件，同款第二件8.5折', '满2件同款第二件8.5折'],
  ])('at %d percent reads %s, on pages %s', (percent, text, shown) => {
    expect(rulesText(secondPiece(percent))).toBe(text)
    expect(shownRules(text)).toEqual([shown])
  })

  it('is 满折 for ECShopX clients', () => expect(wireTypeOf.second_piece).toBe('full_discount'))

  it('takes nothing off the parts of a package, which are single pieces', () => {
    const skus = [1, 2].map(() => ({ price: 10_000, package_price: 9000, alone_promotion: 5 }))
    const { alone, reduction: taken } = comparePackage(skus, {
      alone_promotions: [
        {
          marketing_id: 5,
          marketing_type: 'second_piece',
          condition_type: 'quantity',
          can_repeat: false,
          ...atRate(50),
        },
      ],
    })
    expect({ alone, taken }).toEqual({ alone: 20_000, taken: 0 })
  })
})

const line = fc.record({ price: fc.integer({ min: 1, max: 500_000 }), num: fc.integer({ min: 1, max: 9 }) })
const cart = fc.array(line, { minLength: 1, maxLength: 6 })
const percents = fc.integer({ min: 0, max: 100 })

describe('any cart with 第二件半价', () => {
  it('costs the sum of its pieces, each second one at the rate', () => {
    fc.assert(
      fc.property(cart, percents, fc.constantFrom(0, 5), (lines, percent, gradeDiscount) => {
        const { viewer } = context()
        const bill = priceCart(
          lines.map(({ price, num }, index) => requested({ itemId: index + 1, price }, num)),
          context({
            viewer: viewer && { ...viewer, gradeName: '金卡会员', gradeDiscount },
            marketings: [secondPiece(percent)],
          }),
        )
        const expected = bill.lines.map(({ memberPrice, price, num }) => {
          const piece = memberPrice ?? price
          const second = piece - Math.floor((piece * (100 - percent)) / 100)
          const pieces = Array.from({ length: num }, (_, index) => (index % 2 === 0 ? piece : second))
          return pieces.reduce((sum, one) => sum + one, 0)
        })
        expect(bill.lines.map(({ totalFee }) => totalFee)).toEqual(expected)
        const taken = bill.lines.map(({ promotionDiscount }) => promotionDiscount)
        expect(taken.reduce((sum, one) => sum + one, 0)).toBe(bill.promotionDiscount)
        expect(bill.reductions.map(({ fee }) => fee)).toEqual(
          bill.promotionDiscount > 0 ? [bill.promotionDiscount] : [],
        )
        expect(bill.totalFee).toBe(bill.itemFee - bill.memberDiscount - bill.promotionDiscount)
      }),
    )
  })

  it('is never reduced by more than a line is worth, and the shares add up', () => {
    fc.assert(
      fc.property(cart, percents, (lines, percent) => {
        const result = reduced(percent, lines)
        if (!result) return
        result.shares.forEach((share, index) => {
          const { price, num } = lines[index] ?? { price: 0, num: 0 }
          expect(share ?? 0).toBeGreaterThanOrEqual(0)
          expect(share ?? 0).toBeLessThanOrEqual(price * num)
        })
        expect(result.shares.reduce<number>((sum, share) => sum + (share ?? 0), 0)).toBe(result.fee)
      }),
    )
  })

  it('gets a greater reduction with more pieces, higher prices and a lower rate, never a smaller one', () => {
    const more = fc.record({ price: fc.nat(10_000), num: fc.nat(3), percent: fc.nat(100) })
    fc.assert(
      fc.property(cart, percents, more, (lines, percent, { price, num, percent: less }) => {
        const [first, ...others] = lines
        if (!first) return
        const before = reduced(percent, lines)?.fee ?? 0
        const grown = [{ price: first.price + price, num: first.num + num }, ...others]
        expect(reduced(percent, grown)?.fee ?? 0).toBeGreaterThanOrEqual(before)
        expect(reduced(Math.max(0, percent - less), lines)?.fee ?? 0).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})
