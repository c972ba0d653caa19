import fc from 'fast-check'
import {
  centsOf,
  discountRate,
  percentOf,
  priceText,
  shortYuan,
  splitAscending,
  splitByWorth,
  splitPoints,
  yuanText,
} from '@/lib/domain/money'

describe('amounts as text', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [123_456, '1,234.56'],
    [100_000_000, '1,000,000.00'],
  ])('%d cents are shown as %s', (cents, text) => {
    expect(yuanText(cents)).toBe(text)
    expect(priceText(cents)).toBe(`¥${text}`)
  })

  it('separate thousands as Intl.NumberFormat does, for every amount', () => {
    const grouped = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 })
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
        expect(yuanText(cents)).toBe(grouped.format(cents / 100))
      }),
    )
  })
  it('put the minus sign before the currency', () => expect(priceText(-150)).toBe('-¥1.50'))
  it('drop trailing zeros in short texts', () =>
    expect([30_000, 1250, 1].map(shortYuan)).toEqual(['300', '12.5', '0.01']))
  it('show percent off as 折', () => expect([5, 20, 12].map(discountRate)).toEqual(['9.5', '8', '8.8']))
})

describe('decimal yuan', () => {
  it('are converted to cents without binary rounding errors', () => {
    expect([19.9, 8.1, 0.29, 1.005].map(centsOf)).toEqual([1990, 810, 29, 100])
  })

  it('are converted exactly for every price', () => {
    fc.assert(fc.property(fc.nat(100_000_000), (cents) => centsOf(cents / 100) === cents))
  })
})

const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 })
/** Weights and an amount that is at most their sum. */
const splittable = weights.chain((list) => {
  const sum = list.reduce((a, b) => a + b, 0)
  return fc.tuple(fc.constant(list), fc.nat(sum))
})

describe.each([
  ['splitByWorth', splitByWorth],
  ['splitAscending', splitAscending],
  [
    'splitPoints',
    (amount: number, list: readonly number[]) => splitPoints(amount, list, [...list].reverse()),
  ],
])('%s', (_, split) => {
  it('returns shares that sum to the amount, none negative or above its line', () => {
    fc.assert(
      fc.property(splittable, ([list, amount]) => {
        const shares = split(amount, list)
        expect(shares).toHaveLength(list.length)
        expect(shares.reduce((a, b) => a + b, 0)).toBe(amount)
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(list[index] ?? 0)
        })
      }),
    )
  })
})

describe('splitByWorth', () => {
  it('rounds by four-decimal percentages and gives the remainder to the last line', () => {
    expect(splitByWorth(100, [100, 100, 100])).toEqual([33, 33, 34])
    expect(splitByWorth(30_000, [539_800])).toEqual([30_000])
    expect(splitByWorth(1000, [1, 9999])).toEqual([0, 1000])
  })
})

describe('splitAscending', () => {
  it('gives the remainder to the most expensive line, whatever its position', () => {
    expect(splitAscending(100, [300, 100, 200])).toEqual([50, 17, 33])
  })
})

describe('splitPoints', () => {
  it('rounds exact products up, not their binary neighbours', () => {
    // 20,000 × 0.40905 is 8,181 exactly; in binary fractions it is a little more.
    expect(splitPoints(20_000, [40_905, 59_095], [40_905, 59_095])).toEqual([8181, 11_819])
  })

  it('gives each line but the last the rounded up product of its six-decimal percentage', () => {
    fc.assert(
      fc.property(splittable, ([list, amount]) => {
        const sorted = list.toSorted((a, b) => a - b)
        const sum = BigInt(sorted.reduce((a, b) => a + b, 0))
        if (sum === 0n) return
        let rest = amount
        const expected = sorted.slice(0, -1).map((weight) => {
          const part = (BigInt(weight) * 2_000_000n + sum) / (2n * sum)
          const share = Math.min(Number((BigInt(amount) * part + 999_999n) / 1_000_000n), weight, rest)
          rest -= share
          return share
        })
        // A remainder above the last line is spread over the others.
        fc.pre(rest <= (sorted.at(-1) ?? 0))
        expect(splitPoints(amount, sorted, sorted).slice(0, -1)).toEqual(expected)
      }),
    )
  })
})

describe('percentOf', () => {
  it('rounds down', () => expect(percentOf(999, 5)).toBe(49))
})
