import fc from 'fast-check'
import { priceBands, type PriceStep } from '@/lib/domain/goods/price-bands'

/** Whole yuan cut to two digits, as the database counts them. */
const cut = (yuan: number): number => {
  const unit = 10 ** Math.max(String(yuan).length - 2, 0)
  return Math.floor(yuan / unit) * unit
}
const stepsOf = (prices: readonly number[]): PriceStep[] =>
  [...Map.groupBy(prices, cut)].map(([from, goods]) => ({ from, count: goods.length }))

const prices = fc.array(fc.integer({ min: 0, max: 99_999_999 }), { maxLength: 200 })

describe('price bands', () => {
  it('contain every product once and are never empty', () =>
    fc.assert(
      fc.property(prices, (list) => {
        const bands = priceBands(stepsOf(list))
        if (bands.length === 0) return
        expect(bands.length).toBeGreaterThan(1)
        expect(bands.length).toBeLessThanOrEqual(5)
        for (const { start, end, count } of bands) {
          expect(count).toBeGreaterThan(0)
          expect(count).toBe(list.filter((price) => price >= start && (end === null || price < end)).length)
        }
        expect(bands.reduce((sum, { count }) => sum + count, 0)).toBe(list.length)
        expect(bands.map(({ end }) => end)).toEqual([...bands.slice(1).map(({ start }) => start), null])
      }),
    ))

  it('have round bounds and about equal sizes', () =>
    expect(
      priceBands(stepsOf([399, 499, 899, 999, 1299, 1999, 2499, 2999, 4999, 12_999])).map(
        ({ start, end }) => [start, end],
      ),
    ).toEqual([
      [0, 800],
      [800, 1000],
      [1000, 2000],
      [2000, 5000],
      [5000, null],
    ]))

  it.each([[[]], [[1999]], [[1999, 1999, 1999]]])('do not exist for the prices %j', (list) =>
    expect(priceBands(stepsOf(list))).toEqual([]),
  )
})
