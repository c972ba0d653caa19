'use client'
import { useSyncExternalStore } from 'react'

/** One clock for all countdowns of a page. It runs only while a component subscribes. */
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
    // Otherwise the first update would come a second after mounting.
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

const onServer = () => 0

/** The current time in epoch seconds; 0 until hydration, because cached documents must not contain a time. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now, onServer)
}
