/**
 * The signature of the content API (contract goods §12.6): join keys and values by ascending key, hash, upper-case,
 * append the secret, hash and upper-case again.
 */

/** Largest difference between the time of a request and ours, in seconds. */
export const signWindow = 300

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : a > b ? 1 : 0)

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  return joined(Object.entries(value))
}

const joined = (entries: [string, unknown][]): string =>
  entries
    .toSorted(byKey)
    .map(([key, value]) => key + textOf(value))
    .join('')

/**
 * The `sign` of the parameters of a request; a `sign` among them is ignored. Lists and objects are joined like the
 * parameters themselves.
 * @param md5 returns the MD5 of a UTF-8 text in hexadecimal; prescribed by the contract
 */
export function contentSign(
  params: Readonly<Record<string, unknown>>,
  secret: string,
  md5: (text: string) => string,
): string {
  const text = joined(Object.entries(params).filter(([key]) => key !== 'sign'))
  return md5(md5(text).toUpperCase() + secret).toUpperCase()
}

/**
 * Whether the `timestamp` of a request, in epoch seconds or milliseconds, is within the window around `now` (seconds).
 */
export function isTimely(timestamp: unknown, now: number): boolean {
  const text = String(timestamp)
  if (!/^\d{10}(\d{3})?$/.test(text)) return false
  return Math.abs(Number(text.slice(0, 10)) - now) <= signWindow
}
