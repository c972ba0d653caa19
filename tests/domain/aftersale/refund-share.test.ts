import fc from 'fast-check'
import {
  endsOrder,
  orderRemainder,
  refundShare,
  sumShares,
  withApplied,
  type AppliedUnits,
  type LineWorth,
  type RefundShare,
} from '@/lib/domain/order/refund/refund-share'
import { nothingApplied } from '@/tests/fixtures/domain/applied-units'

const line = (values: Partial<LineWorth>): LineWorth => ({
  num: 3,
  totalFee: 0,
  sharePoints: 0,
  subsidyFee: 0,
  ...values,
})

/** The shares of a line when its units are returned in groups of these sizes. */
function shares(worth: LineWorth, groups: readonly number[]): RefundShare[] {
  let applied = nothingApplied
  return groups.map((units) => {
    const share = refundShare(worth, applied, units)
    applied = withApplied(applied, units, share)
    return share
  })
}

describe('the share of returned units', () => {
  it.each([
    [10_000, [1, 1, 1], [3333, 3333, 3334]],
    [10_000, [2, 1], [6666, 3334]],
    [10_000, [1, 2], [3333, 6667]],
    [10_000, [3], [10_000]],
    [101, [1, 1, 1], [33, 33, 35]],
    [101, [2, 1], [66, 35]],
    [2, [1, 1, 1], [0, 0, 2]],
    [0, [1, 1, 1], [0, 0, 0]],
  ])('of %i cents for units %j is %j', (totalFee, groups, expected) => {
    expect(shares(line({ totalFee }), groups).map(({ fee }) => fee)).toEqual(expected)
  })

  it('is the example of the contract for one of two air conditioners', () => {
    const worth = line({ num: 2, totalFee: 503_800, sharePoints: 100 })
    expect(refundShare(worth, nothingApplied, 1)).toEqual({ fee: 251_900, points: 50, subsidyFee: 0 })
  })

  it('gives the remainder to the last unit, whichever units were given back before', () => {
    const worth = line({ totalFee: 101 })
    const [first, second] = shares(worth, [1, 1])
    // The first unit's after-sale is closed; two units are applied again.
    let applied: AppliedUnits = { ...nothingApplied, num: 1, fee: second?.fee ?? 0 }
    const third = refundShare(worth, applied, 1)
    applied = withApplied(applied, 1, third)
    const last = refundShare(worth, applied, 1)
    expect([first?.fee, second?.fee, third.fee, last.fee]).toEqual([33, 33, 33, 35])
  })

  it('is refused for units that the line does not have', () => {
    const worth = line({ totalFee: 100 })
    expect(() => refundShare(worth, nothingApplied, 4)).toThrow(RangeError)
    expect(() => refundShare(worth, nothingApplied, 0)).toThrow(RangeError)
    expect(() => refundShare(worth, { ...nothingApplied, num: 3, fee: 100 }, 1)).toThrow(RangeError)
  })

  const worths = fc.record({
    num: fc.integer({ min: 1, max: 200 }),
    totalFee: fc.integer({ min: 0, max: 999_999_999 }),
    sharePoints: fc.integer({ min: 0, max: 10_000_000 }),
    subsidyFee: fc.integer({ min: 0, max: 2_000_000 }),
  })

  it('adds up to the line for every way to return it, also when units are given back in between', () => {
    fc.assert(
      fc.property(worths, fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 40 }), (worth, steps) => {
        let applied = nothingApplied
        const open: { units: number; share: RefundShare }[] = []
        for (const [pick, isGivenBack] of steps) {
          if (isGivenBack && open.length > 0) {
            const [closed] = open.splice(pick % open.length, 1)
            if (!closed) continue
            const { fee, points, subsidyFee } = closed.share
            applied = {
              num: applied.num - closed.units,
              fee: applied.fee - fee,
              points: applied.points - points,
              subsidyFee: applied.subsidyFee - subsidyFee,
            }
          } else if (applied.num < worth.num) {
            const units = 1 + (pick % (worth.num - applied.num))
            const share = refundShare(worth, applied, units)
            for (const part of Object.values(share) as number[]) expect(part).toBeGreaterThanOrEqual(0)
            applied = withApplied(applied, units, share)
            open.push({ units, share })
          }
          expect(applied.fee).toBeLessThanOrEqual(worth.totalFee)
        }
        if (applied.num < worth.num)
          open.push({
            units: worth.num - applied.num,
            share: refundShare(worth, applied, worth.num - applied.num),
          })
        expect(sumShares(open.map(({ share }) => share))).toEqual({
          fee: worth.totalFee,
          points: worth.sharePoints,
          subsidyFee: worth.subsidyFee,
        })
      }),
    )
  })
})

describe('what belongs to no line', () => {
  it('is freight and the points that no line shares', () => {
    expect(
      orderRemainder({ freightFee: 1200, pointUse: 110 }, [{ sharePoints: 60 }, { sharePoints: 40 }]),
    ).toEqual({ freightFee: 1200, points: 10 })
  })

  it('is due when every unit is applied', () => {
    expect(
      endsOrder([
        { num: 2, appliedNum: 2 },
        { num: 1, appliedNum: 1 },
      ]),
    ).toBe(true)
    expect(endsOrder([{ num: 2, appliedNum: 1 }])).toBe(false)
  })
})
