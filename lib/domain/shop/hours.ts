/** When a shop is open each day, in minutes from midnight in China. Where `to` is not after `from` it closes the next day. */
export interface OpeningHours {
  from: number
  to: number
}

const day = 24 * 60

/** `09:00-21:00` as minutes; null for anything else, because shops may write their hours in words. */
export function readHours(text: string): OpeningHours | null {
  const found = /^(\d{1,2}):(\d{2})\s*[-~–至]\s*(\d{1,2}):(\d{2})$/.exec(text.trim())
  if (!found) return null
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = found.slice(1).map(Number)
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute]
  const isTime = fromMinute < 60 && toMinute < 60 && from < day && to <= day
  return isTime ? { from, to } : null
}

/** Whether a shop is open at a moment in epoch seconds. Hours that begin and end alike mean day and night. */
export function isOpenAt({ from, to }: OpeningHours, epochSeconds: number): boolean {
  const minute = Math.floor((epochSeconds + 8 * 3600) / 60) % day
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

const two = (value: number) => String(value).padStart(2, '0')

/** Minutes as `HH:MM`; the end of the day is 23:59, as structured data wants it. */
export const clockText = (minutes: number): string =>
  minutes >= day ? '23:59' : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
