import fc from 'fast-check'
import { expectedReward, keptReward, lostReward, missingPoints } from '@/lib/domain/order/reward'

describe('the points that an order earns', () => {
  const rule = { isOpen: true, perYuan: 1, limit: null }
  it.each([
    [rule, 9999, 99],
    [{ ...rule, perYuan: 0.29 }, 10_000, 29],
    [{ ...rule, perYuan: 2.5 }, 3333, 83],
    [{ ...rule, limit: 50 }, 9999, 50],
    [{ ...rule, isOpen: false }, 9999, 0],
    [rule, 0, 0],
  ])('by %j for %i cents are %i', (one, cents, points) => {
    expect(expectedReward(one, cents)).toBe(points)
  })

  it('never grow with what is paid back, are all there without a refund, and none after a full one', () => {
    const amounts = fc.record({
      expected: fc.nat(1_000_000),
      goodsFee: fc.integer({ min: 1, max: 99_999_999 }),
      parts: fc.tuple(fc.nat(100), fc.nat(100)),
    })
    fc.assert(
      fc.property(amounts, ({ expected, goodsFee, parts }) => {
        const [less, more] = parts
          .toSorted((a, b) => a - b)
          .map((part) => Math.floor((goodsFee * part) / 100))
        const kept = (refunded = 0) => keptReward(expected, goodsFee, refunded)
        expect(kept(0)).toBe(expected)
        expect(kept(goodsFee)).toBe(0)
        expect(kept(more)).toBeLessThanOrEqual(kept(less))
      }),
    )
  })

  it('go one refund after the other as if all had been one', () => {
    const amounts = fc.record({
      expected: fc.nat(1_000_000),
      goodsFee: fc.integer({ min: 1, max: 99_999_999 }),
      parts: fc.tuple(fc.nat(50), fc.nat(50)),
    })
    fc.assert(
      fc.property(amounts, ({ expected, goodsFee, parts }) => {
        const [first, second] = parts.map((part) => Math.floor((goodsFee * part) / 100)) as [number, number]
        const lost = (refunded: number, fee: number) => lostReward({ expected, goodsFee, refunded }, fee)
        expect(lost(0, first) + lost(first, second)).toBe(lost(0, first + second))
      }),
    )
  })

  it.each([
    [100, 100, 0, 0],
    [100, 30, 0, 70],
    [100, 30, 20, 50],
    [100, -20, 0, 100],
    [0, -20, 0, 0],
  ])('lack %i of which %i and %i are there: %i', (lost, balance, returned, missing) => {
    expect(missingPoints(lost, balance, returned)).toBe(missing)
  })
})
