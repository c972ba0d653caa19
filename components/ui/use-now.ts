'use client'
import { useSyncExternalStore } from 'react'

/** One clock for all countdowns of a page. It runs only while somebody looks at it. */
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = 0

const tick = () => {
  now = Math.floor(Date.now() / 1000)
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!timer) {
    timer = setInterval(tick, 1000)
    // The first reading after mounting would otherwise wait for a second.
    queueMicrotask(tick)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    now = 0
  }
}

const unknown = () => 0

/** The present time in epoch seconds; 0 until the page is alive, because a stored document must not carry a time. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now, unknown)
}
