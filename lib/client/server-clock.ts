import { createStore } from './store'

/**
 * How far the mall's clock is ahead of this device's, in seconds: 0 until it is known, and while both agree within the two
 * seconds that the header `Date` and the way of an answer leave open.
 */
export const clockOffset = createStore(0)

const tolerance = 2
/** Any answer of the mall has its time; this path needs neither database nor page. */
const path = '/healthz'

/** Milliseconds before a countdown that appears asks again: clocks are corrected, and a device that slept may have drifted. */
const life = 60_000

let askedAt: number | null = null

async function ask(): Promise<void> {
  const sent = Date.now()
  const { headers } = await fetch(path, { method: 'HEAD', cache: 'no-store' })
  const time = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(time)) return
  // The header names a whole second that has begun, somewhere between question and answer.
  const ahead = Math.round((time + 500 - (sent + Date.now()) / 2) / 1000)
  clockOffset.set(Math.abs(ahead) > tolerance ? ahead : 0)
}

/** Asks for the mall's time when a countdown appears, at most once a minute; a failure is tried again by the next (ADR 0096). */
export function syncServerClock(): void {
  if (askedAt !== null && performance.now() - askedAt < life) return
  askedAt = performance.now()
  ask().catch(() => (askedAt = null))
}
