import fc from 'fast-check'
import { splitSeconds } from '@/components/ui/countdown'
import { pageCount, pageWindow } from '@/components/ui/page-window'

describe('page numbers of a pagination', () => {
  it('are at most three existing pages and include the current one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, index) => {
        const page = (index % pages) + 1
        const numbers = pageWindow(page, pages)
        expect(numbers).toHaveLength(Math.min(3, pages))
        expect(numbers).toContain(page)
        expect(numbers[0]).toBeGreaterThanOrEqual(1)
        expect(numbers.at(-1)).toBeLessThanOrEqual(pages)
      }),
    )
  })

  it('are counted with ten rows per page by default', () => {
    expect([0, 10, 11].map((count) => pageCount(count))).toEqual([1, 1, 2])
  })
})

it('splitSeconds returns days, hours, minutes and seconds', () => {
  expect(splitSeconds(2 * 86400 + 3 * 3600 + 4 * 60 + 5)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  })
  expect(splitSeconds(-3)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})
