import 'server-only'

/** The fields with times at which the state of an activity, promotion or coupon in an answer changes, epoch seconds. */
const turnNames = new Set([
  ...['activity_release_time', 'activity_start_time', 'activity_end_time'],
  ...['start_time', 'end_time', 'begin_date', 'end_date', 'release_time'],
])

/**
 * The next time after `now` at which an activity in an answer is announced, starts or ends; Infinity without one.
 * @param now epoch seconds
 */
export function nextTurn(value: unknown, now: number): number {
  if (typeof value !== 'object' || value === null) return Infinity
  let next = Infinity
  for (const [name, child] of Object.entries(value)) {
    const isTurn = typeof child === 'number' && child > now && turnNames.has(name)
    next = Math.min(next, isTurn ? child : nextTurn(child, now))
  }
  return next
}
