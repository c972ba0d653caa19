'use client'
import { useSyncExternalStore } from 'react'
import { clockOffset, syncServerClock } from '@/lib/client/page/server-clock'

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

/**
 * The time of this device in epoch seconds, for durations that began on it, such as the seconds left when an answer
 * came. 0 until hydration, because cached documents must not contain a time.
 */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now, onServer)
}

/** Asks the mall for its time, then calls back every second and when the answer is here. */
export function subscribeToServer(listener: () => void): () => void {
  void syncServerClock()
  const ends = [subscribe(listener), clockOffset.subscribe(listener)]
  return () => ends.forEach((end) => end())
}

/** The mall's time at the last second that was counted; 0 until hydration. */
export const serverSecond = () => now && now + clockOffset.get()

/**
 * The mall's time in epoch seconds, for moments that the mall names, such as the end of a seckill: the clock of this
 * device may be wrong by days. 0 until hydration, as `useNow`.
 */
export const useServerNow = (): number => useSyncExternalStore(subscribeToServer, serverSecond, onServer)
