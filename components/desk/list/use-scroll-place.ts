'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'

/** Scroll positions of index pages by their address, as long as the document lives. */
const heights = new Map<string, number>()
const maxHeights = 50

/** The address to which Back or Forward led, until its page is shown. */
let returnedTo: string | null = null
if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => {
    returnedTo = window.location.pathname + window.location.search
  })

function remember(address: string, height: number): void {
  heights.delete(address)
  heights.set(address, height)
  const [oldest] = heights.keys()
  if (heights.size > maxHeights && oldest !== undefined) heights.delete(oldest)
}

/**
 * Back to an index page shows the rows at the height at which it was left.
 * @param hasRows the rows are shown; before them the page is too short
 */
export function useScrollPlace(path: string, hasRows: boolean): void {
  const search = useSearchParams().toString()
  const address = search ? `${path}?${search}` : path
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  })
  // The clean-up of a layout effect runs before the next page is painted and scrolled.
  useLayoutEffect(() => () => remember(latest.current, window.scrollY), [])
  useLayoutEffect(() => {
    if (!hasRows || returnedTo === null) return
    const isHere = new URL(returnedTo, window.location.href).pathname.endsWith(path)
    returnedTo = null
    const height = heights.get(address)
    if (isHere && height !== undefined) window.scrollTo({ top: height })
  }, [hasRows, address, path])
}
