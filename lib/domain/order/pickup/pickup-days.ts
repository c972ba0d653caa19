import { dateTimeText, dayText } from '../../time/china'

/** When orders can be picked up at a location (contract trade §6.6). */
export interface PickupTimes {
  /** `HH:mm` from and to; a `to` that is not after `from` is on the next day. */
  hours: readonly (readonly [string, string])[]
  /** `1` Monday … `7` Sunday; an empty list means every day. */
  workdays: readonly string[]
  /** Days ahead that can be chosen; 0 means today only. */
  waitPickupDays: number
  /** `HH:mm` after which no pickup is possible today, or null. */
  latestPickupTime: string | null
}

const timeOf = (now: number) => dateTimeText(now).slice(11, 16)
const weekday = (day: string) => String(((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1)

/**
 * Days on which an order can be picked up, as `YYYY-MM-DD` (spec 3 §3). Days without opening hours are left out.
 * @param now epoch seconds
 */
export function pickupDays(times: PickupTimes, now: number): string[] {
  const days = Array.from({ length: Math.max(1, times.waitPickupDays) }, (_, ahead) =>
    dayText(now + ahead * 86400),
  )
  return days
    .filter((day) => times.workdays.length === 0 || times.workdays.includes(weekday(day)))
    .filter((day) => pickupHoursOn(times, day, now).length > 0)
}

/** Opening hours that begin on a day and are not over yet. Hours that began yesterday cannot be booked any more. */
export function pickupHoursOn(times: PickupTimes, day: string, now: number): (readonly [string, string])[] {
  if (day !== dayText(now)) return [...times.hours]
  const time = timeOf(now)
  return times.hours.filter(([from, to]) => {
    const isOvernight = to <= from
    const latest = times.latestPickupTime
    // During overnight hours a latest time up to `to` is after midnight too: it passes tomorrow.
    const isTooLate = latest !== null && time > latest && !(isOvernight && latest <= to)
    return !isTooLate && (isOvernight || time < to)
  })
}
