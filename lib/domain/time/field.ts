import { ofWallSeconds } from './china'

/**
 * The value of a field for date and time (`2026-01-31T10:00`) in epoch seconds; undefined for an empty or broken one,
 * and for a day that does not exist.
 */
export function fieldSeconds(value: string): number | undefined {
  const time = Date.parse(`${value}Z`)
  // The parser takes 31 February for 3 March.
  const exists = Number.isFinite(time) && new Date(time).toISOString().startsWith(value)
  return exists ? ofWallSeconds(Math.floor(time / 1000)) : undefined
}
