import { createStore } from '../form/store'

/**
 * How far the mall's clock is ahead of this device's, in seconds: 0 until it is known, and while both agree within the
 * two seconds that the header `Date` and the way of an answer leave open.
 */
export const clockOffset = createStore(0)

const tolerance = 2
/** Any answer of the mall has its time; this path needs neither database nor page. */
const path = '/healthz'

/**
 * Milliseconds before a component that appears asks again: clocks are corrected, and a device that slept may have
 * drifted.
 */
const life = 60_000

let askedAt: number | null = null
let answer = Promise.resolve()

async function ask(): Promise<void> {
  const sent = Date.now()
  const { headers } = await fetch(path, { method: 'HEAD', cache: 'no-store' })
  const time = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(time)) return
  // The header names a whole second that has begun, somewhere between question and answer.
  const ahead = Math.round((time + 500 - (sent + Date.now()) / 2) / 1000)
  clockOffset.set(Math.abs(ahead) > tolerance ? ahead : 0)
}

/**
 * Asks for the mall's time when a component that shows or checks times appears, at most once a minute; a failure is
 * tried again by the next (ADR 0096). Resolves when the answer is here or did not come.
 */
export function syncServerClock(): Promise<void> {
  if (askedAt !== null && performance.now() - askedAt < life) return answer
  askedAt = performance.now()
  answer = ask().catch(() => void (askedAt = null))
  return answer
}

/**
 * The mall's time in epoch seconds, as far as it is known; components read it with the hooks of
 * `components/ui/use-now`.
 */
export const serverNow = (): number => Math.floor(Date.now() / 1000) + clockOffset.get()
