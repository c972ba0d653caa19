'use client'
import { useEffect, useEffectEvent } from 'react'

/** Nobody can look at pictures that turn faster, whatever the operator typed. */
const shortestInterval = 1000

/** Whether the visitor wants nothing on the page to move. */
export const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Turns pictures by themselves: calls `next` every `interval` milliseconds, with 0 never. It rests while somebody points at
 * the box or has the focus inside, while the page is out of sight, and for calm visitors.
 * @param box null until there is something to turn
 */
export function useAutoplay(box: HTMLElement | null, interval: number, next: () => void): void {
  const turn = useEffectEvent(next)
  useEffect(() => {
    if (!box || interval <= 0 || isCalm()) return
    const timer = setInterval(
      () => {
        if (!document.hidden && !box.matches(':hover, :focus-within')) turn()
      },
      Math.max(interval, shortestInterval),
    )
    return () => clearInterval(timer)
  }, [box, interval])
}
