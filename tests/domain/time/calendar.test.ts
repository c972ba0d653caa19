import { dayBounds, secondsOf } from '@/lib/domain/time/calendar'
import { dateTimeText, dayText, midnight, minuteOfDay, rfc3339, wallSeconds } from '@/lib/domain/time/china'

/** 2026-01-31 10:00:00 in China. */
const at = Date.UTC(2026, 0, 31, 2) / 1000

describe('a time in China', () => {
  it.each([
    ['2026-01-31 10:00:00', at],
    ['2026-01-31 10:00', at],
    ['2026-01-31T10:00', at],
    ['  2026-01-31T10:00:00 ', at],
    ['2026-01-31', at - 10 * 3600],
    ['1970-01-01 08:00:00', 0],
  ])('%j is %d', (text, seconds) => expect(secondsOf(text)).toBe(seconds))

  it.each([
    '',
    '2026-02-30',
    '2026-13-01',
    '2026-01-31 24:00',
    '2026-01-31 10:60:00',
    '2026/01/31',
    '10:00',
    '昨天',
  ])('%j is none', (text) => expect(secondsOf(text)).toBeUndefined())

  it('written and read again is the same, on every quarter of an hour of four years', () => {
    for (let seconds = at; seconds < at + 4 * 366 * 86_400; seconds += 899 * 97)
      expect(secondsOf(dateTimeText(seconds))).toBe(seconds)
  })

  it('has the words of the contract and of payment providers', () => {
    expect([dateTimeText(at), dayText(at), rfc3339(at)]).toEqual([
      '2026-01-31 10:00:00',
      '2026-01-31',
      '2026-01-31T10:00:00+08:00',
    ])
    expect([dateTimeText(0), dayText(null)]).toEqual(['', ''])
  })
})

describe('a day in China', () => {
  it('begins at its midnight', () => {
    const { from, until } = dayBounds('2026-01-31')
    expect([dateTimeText(from), dateTimeText(until - 1)]).toEqual([
      '2026-01-31 00:00:00',
      '2026-01-31 23:59:59',
    ])
    for (const second of [from, at, until - 1]) expect(midnight(second)).toBe(from)
    expect(midnight(until)).toBe(until)
    expect([from, at, until - 1].map(minuteOfDay)).toEqual([0, 600, 1439])
    expect(wallSeconds(from) % 86_400).toBe(0)
  })

  it('that does not exist is refused', () => expect(() => dayBounds('2026-02-30')).toThrow(RangeError))
})
