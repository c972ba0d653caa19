'use client'
import { useEffect, useEffectEvent } from 'react'

/** Milliseconds; a lower limit for the interval that an operator sets. */
const minInterval = 1000

/** Whether the visitor prefers reduced motion. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/**
 * Autoplay of slides: calls `next` every `interval` milliseconds (0 is off). Pauses while the box is hovered or focused
 * and while the page is hidden; off when the visitor prefers reduced motion.
 * @param box null until there are slides
 */
export function useAutoplay(box: HTMLElement | null, interval: number, next: () => void): void {
  const onTick = useEffectEvent(next)
  useEffect(() => {
    if (!box || interval <= 0 || prefersReducedMotion()) return
    const timer = setInterval(
      () => {
        if (!document.hidden && !box.matches(':hover, :focus-within')) onTick()
      },
      Math.max(interval, minInterval),
    )
    return () => clearInterval(timer)
  }, [box, interval])
}
