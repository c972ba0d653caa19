import 'server-only'

/** Seconds by which Beijing is ahead of UTC; China has no summer time. */
const beijingOffset = 8 * 3600

/** `YYYY-MM-DD HH:mm:ss` in Beijing, as the providers write times. @param seconds epoch seconds */
export const beijingTime = (seconds: number): string =>
  new Date((seconds + beijingOffset) * 1000).toISOString().slice(0, 19).replace('T', ' ')

/** `YYYY-MM-DD` in Beijing. @param seconds epoch seconds */
export const beijingDay = (seconds: number): string => beijingTime(seconds).slice(0, 10)

/** The first second of a day in Beijing and the first after it. @param day `YYYY-MM-DD` */
export function dayBounds(day: string): { from: number; until: number } {
  const from = Date.parse(`${day}T00:00:00+08:00`) / 1000
  return { from, until: from + 86_400 }
}
