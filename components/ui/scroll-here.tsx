'use client'
import { useEffect, useRef } from 'react'

/** Scrolls to its place in the middle of the window when the page opens. Renders nothing that is seen. */
export function ScrollHere() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return <span ref={place} aria-hidden />
}
