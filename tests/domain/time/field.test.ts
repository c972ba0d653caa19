import { dateTimeText } from '@/lib/domain/time/china'
import { fieldDay, fieldSeconds, fieldText, fieldTime } from '@/lib/domain/time/field'

/** 2026-12-01 14:05 in China. */
const at = Date.UTC(2026, 11, 1, 6, 5) / 1000
const midnight = at - (14 * 60 + 5) * 60

describe('a typed date', () => {
  it.each([
    ['2026-12-01 14:05', at],
    ['2026-12-01T14:05', at],
    ['2026-12-01 14:05:09', at + 9],
    [' 2026/12/1 14:05 ', at],
    ['2026.12.1  14:05', at],
    ['2026年12月1日 14点05分', at],
    ['２０２６-１２-０１ １４：０５', at],
    ['20261201 1405', at],
    ['2026-12-01', midnight],
    ['2026/12/1', midnight],
    ['2026年12月1日', midnight],
    ['20261201', midnight],
  ])('%j is read', (text, seconds) => expect(fieldSeconds(text)).toBe(seconds))

  it.each([
    '',
    '昨天',
    '2026-13-01',
    '2026-02-31 10:00',
    '2026-12-01 24:00',
    '2026-12-01 10:60',
    '2026-12-01T',
    '26-12-01',
    '2026-12-01 14:05 x',
  ])('%j is none', (text) => {
    expect(fieldSeconds(text)).toBeUndefined()
    expect([fieldDay(text), fieldTime(text), fieldText(text, true)]).toEqual(['', '', text])
  })

  it('is shown alike, however it was typed', () => {
    expect(fieldText('2026/12/1', false)).toBe('2026-12-01')
    expect(fieldText('2026/12/1', true)).toBe('2026-12-01 00:00')
    expect(fieldText('2026年12月1日 9点5分', true)).toBe('2026-12-01 09:05')
    expect(fieldText('2026-12-01 14:05', false)).toBe('2026-12-01')
  })

  it('that is shown is read as the same minute', () => {
    for (let seconds = midnight; seconds < midnight + 3 * 366 * 86_400; seconds += 60 * 9973)
      expect(fieldSeconds(dateTimeText(seconds).slice(0, 16))).toBe(seconds)
  })
})
