'use client'
import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Margin for lists: further rows load this far before their end is in view, and when it was scrolled past. */
export const nextPageMargin = '99999px 0px 600px'

/**
 * Calls `onNear` when the element comes within `margin` of the viewport, and again whenever observing restarts while it
 * is there.
 * @param margin CSS margin around the viewport, such as `400px`
 * @param isActive false stops observing
 */
export function useNearViewport(
  element: RefObject<Element | null>,
  margin: string,
  onNear: () => void,
  isActive = true,
): void {
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!element.current || !isActive) return
    const observer = new IntersectionObserver(
      // A busy page reports several changes at once; the last one holds.
      (changes) => {
        if (changes.at(-1)?.isIntersecting) near()
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin, isActive])
}
