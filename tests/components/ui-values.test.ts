import fc from 'fast-check'
import { splitSeconds } from '@/components/ui/countdown'
import { pageCount, pageWindow } from '@/components/ui/page-window'
import { clampQuantity } from '@/components/ui/quantity-value'

describe('a typed quantity', () => {
  it.each([
    ['abc', {}, 1],
    ['', {}, 1],
    ['0', {}, 1],
    ['7', {}, 7],
    ['100000', {}, 99999],
    ['9', { max: 3 }, 3],
    ['1.26', { step: 0.1 }, 1.3],
    ['2.7', {}, 3],
    ['x', { min: 5 }, 5],
    ['3', { min: 2, max: 1 }, 2],
  ])('%s with %j becomes %d', (typed, limits, value) => {
    expect(clampQuantity(typed, limits)).toBe(value)
  })

  it('always lies within its limits', () => {
    fc.assert(
      fc.property(fc.anything(), fc.integer({ min: 0, max: 50 }), fc.nat(50), (typed, min, span) => {
        const wanted = typeof typed === 'symbol' || typeof typed === 'object' ? String(typeof typed) : typed
        const value = clampQuantity(typeof wanted === 'bigint' ? Number(wanted) : wanted, {
          min,
          max: min + span,
        })
        expect(value).toBeGreaterThanOrEqual(min)
        expect(value).toBeLessThanOrEqual(min + span)
      }),
    )
  })
})

describe('the numbers of a pagination', () => {
  it('are at most three, exist, and hold the present page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, at) => {
        const page = (at % pages) + 1
        const numbers = pageWindow(page, pages)
        expect(numbers).toHaveLength(Math.min(3, pages))
        expect(numbers).toContain(page)
        expect(numbers[0]).toBeGreaterThanOrEqual(1)
        expect(numbers.at(-1)).toBeLessThanOrEqual(pages)
      }),
    )
  })

  it('count ten rows to a page', () => {
    expect([0, 10, 11].map((count) => pageCount(count))).toEqual([1, 1, 2])
  })
})

it('seconds fall apart into days, hours, minutes and seconds', () => {
  expect(splitSeconds(2 * 86400 + 3 * 3600 + 4 * 60 + 5)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  })
  expect(splitSeconds(-3)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})
