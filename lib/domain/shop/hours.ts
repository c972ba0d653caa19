import { twoDigits } from '../text'
import { minuteOfDay } from '../time/china'

/** Daily opening hours in minutes from midnight in China; when `to` is not after `from` the shop closes the next day. */
export interface OpeningHours {
  from: number
  to: number
}

const day = 24 * 60

/** Parses `09:00-21:00`; null for anything else, because shops may describe their hours in words. */
export function readHours(text: string): OpeningHours | null {
  const match = /^(\d{1,2}):(\d{2})\s*[-~–至]\s*(\d{1,2}):(\d{2})$/.exec(text.trim())
  if (!match) return null
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = match.slice(1).map(Number)
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute]
  const isTime = fromMinute < 60 && toMinute < 60 && from < day && to <= day
  return isTime ? { from, to } : null
}

/** Whether a shop is open at a moment in epoch seconds. Equal start and end mean around the clock. */
export function isOpenAt({ from, to }: OpeningHours, epochSeconds: number): boolean {
  const minute = minuteOfDay(epochSeconds)
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

/** Minutes as `HH:MM`; the end of the day is 23:59, as structured data requires. */
export const clockText = (minutes: number): string =>
  minutes >= day ? '23:59' : `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
