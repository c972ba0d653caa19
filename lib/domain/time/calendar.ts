import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import utc from 'dayjs/plugin/utc'
import { daySeconds, ofWallSeconds } from './china'

dayjs.extend(customParseFormat)
dayjs.extend(utc)

/** Formats by the length of a text in them. */
const formats: Readonly<Record<number, string>> = {
  10: 'YYYY-MM-DD',
  16: 'YYYY-MM-DD HH:mm',
  19: 'YYYY-MM-DD HH:mm:ss',
}

/**
 * A time in China in epoch seconds: `2026-01-31`, `2026-01-31 10:00` or `2026-01-31 10:00:00`, also with `T` between day and
 * time as date fields of a browser write it. Undefined for other texts and for days and times that do not exist.
 */
export function secondsOf(text: string): number | undefined {
  const written = text.trim().replace('T', ' ')
  const format = formats[written.length]
  if (format === undefined) return undefined
  const time = dayjs.utc(written, format, true)
  return time.isValid() ? ofWallSeconds(time.unix()) : undefined
}

/**
 * The first second of a day in China and the first after it.
 * @param day `YYYY-MM-DD`
 * @throws RangeError for a day that does not exist
 */
export function dayBounds(day: string): { from: number; until: number } {
  const from = secondsOf(day)
  if (from === undefined) throw new RangeError(`${day} is no day`)
  return { from, until: from + daySeconds }
}
