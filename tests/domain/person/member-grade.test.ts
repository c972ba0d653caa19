import fc from 'fast-check'
import { gradeProgress } from '@/lib/domain/person/member-grade'

describe('the next grade of a member', () => {
  const grades = [
    { id: 1, threshold: 0 },
    { id: 4, threshold: 3_000_000 },
    { id: 2, threshold: 300_000 },
    { id: 3, threshold: 1_000_000 },
    { id: 9, threshold: 300_000 },
  ]

  it.each([
    ['nothing', 1, 0, 2, 300_000],
    ['a cent less than the threshold', 1, 299_999, 2, 1],
    ['exactly the threshold', 1, 300_000, 2, 0],
    ['more than the threshold of the one after it', 1, 2_000_000, 2, 0],
    ['less than the own threshold', 2, 100, 3, 999_900],
    ['something with a grade of another threshold than its id suggests', 9, 400_000, 3, 600_000],
  ])(
    'is the lowest above the own one for a member who consumed %s',
    (_what, own, consumed, next, missing) => {
      expect(gradeProgress(grades, own, consumed)).toMatchObject({ next: { id: next }, missing })
    },
  )

  it('is none for the highest grade', () => {
    expect(gradeProgress(grades, 4, 0)).toBeNull()
    expect(gradeProgress([{ id: 1, threshold: 0 }], 1, 500)).toBeNull()
  })

  it('lies above the own grade, and no grade lies between', () => {
    const grade = fc.record({ id: fc.integer({ min: 1, max: 20 }), threshold: fc.nat(1000) })
    fc.assert(
      fc.property(
        fc.uniqueArray(grade, { selector: ({ id }) => id, minLength: 1 }),
        fc.nat(2000),
        (list, consumed) => {
          const own = list[0] as (typeof list)[number]
          const found = gradeProgress(list, own.id, consumed)
          const above = list
            .map(({ threshold }) => threshold)
            .filter((threshold) => threshold > own.threshold)
          expect(found?.next.threshold ?? null).toBe(above.length > 0 ? Math.min(...above) : null)
          expect(found?.missing ?? 0).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
