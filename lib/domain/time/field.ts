import { ofWallSeconds } from './china'

/** China's time zone, for calendars in which a day is chosen. */
export const fieldZone = '+08:00'

/** What people type in a field for a date: 2026-12-01, 2026/12/1 14:05, 2026年12月1日 14点05分, 20261201. */
const forms = [
  /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?(?:[\sT]+(\d{1,2})[:点时](\d{1,2})(?::(\d{1,2})|分)?)?$/,
  /^(\d{4})(\d{2})(\d{2})(?:\s+(\d{2}):?(\d{2}))?$/,
]

/** A typed date and time; `time` is '' when only a day was typed. Null for other texts, and for days that do not exist. */
function typed(text: string): { day: string; time: string; seconds: number } | null {
  // Input methods write digits and colons in full width.
  const plain = text.normalize('NFKC').trim()
  const [, year, month, date, hour, minute, second] =
    forms.map((form) => form.exec(plain)).find(Boolean) ?? []
  if (!year || !month || !date) return null
  const two = (part: string | undefined) => (part ?? '').padStart(2, '0')
  const day = `${year}-${two(month)}-${two(date)}`
  const clock = `${two(hour)}:${two(minute)}:${two(second)}`
  const time = Date.parse(`${day}T${clock}Z`)
  // The parser takes 31 February for 3 March.
  if (!Number.isFinite(time) || !new Date(time).toISOString().startsWith(`${day}T${clock}`)) return null
  return { day, time: hour === undefined ? '' : clock.slice(0, 5), seconds: ofWallSeconds(time / 1000) }
}

/** A typed date and time, or the first second of a typed day, in epoch seconds; undefined for other texts. */
export const fieldSeconds = (text: string): number | undefined => typed(text)?.seconds

/** The day of a typed date as `2026-12-01`; '' for other texts. */
export const fieldDay = (text: string): string => typed(text)?.day ?? ''

/** The time of a typed date as `14:05`; '' when there is none. */
export const fieldTime = (text: string): string => typed(text)?.time ?? ''

/** A typed date as fields show it: `2026-12-01 14:05`, or `2026-12-01`; other texts stay. */
export function fieldText(text: string, hasTime: boolean): string {
  const found = typed(text)
  if (!found) return text
  return hasTime ? `${found.day} ${found.time || '00:00'}` : found.day
}
