'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { navigationFromSheets } from '@/lib/client/page/sheet-entry'
import {
  storePosition,
  storedPosition,
  listPath,
  positionHref,
  readPosition,
  type ListPosition,
} from './list-position'

/**
 * True after going back to the list or following the link of an order page: then the list restores its scroll position.
 */
let isReturning = false
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    isReturning = window.location.pathname === listPath
  })
}

/** Called by links that return to the list. */
export const returnToList = (): void => {
  isReturning = true
}

/**
 * The position in the order list. It is in the URL, so that reloading and going back keep it.
 * @param path of the list; the position of other lists than that of all orders is not stored for the links back
 */
export function useListPosition(path: string = listPath) {
  const position = readPosition(useSearchParams())

  const latest = useRef(position)
  useEffect(() => {
    latest.current = position
  })
  // The clean-up of a layout effect runs before the next page is painted and scrolled.
  useLayoutEffect(
    () => () => {
      if (path === listPath) storePosition({ ...latest.current, height: window.scrollY })
    },
    [path],
  )

  const go = (next: Partial<ListPosition>) => {
    isReturning = false
    const changed = { ...position, pageindex: 1, ...next }
    // At once: a page that opens before the next rendering stores the position that the URL has.
    latest.current = changed
    // The router adopts changes of the history without fetching the page, which is the same for every tab.
    navigationFromSheets.changeEntry(() =>
      window.history.replaceState(null, '', positionHref(latest.current, path)),
    )
  }
  return { position, go }
}

/** Restores the stored scroll position when the shopper returns to the same position and its rows are loaded. */
export function useRestoredScroll(position: ListPosition, hasRows: boolean): void {
  const href = positionHref(position)
  useLayoutEffect(() => {
    if (!hasRows || !isReturning) return
    isReturning = false
    const stored = storedPosition()
    window.scrollTo({ top: stored && positionHref(stored) === href ? stored.height : 0 })
  }, [hasRows, href])
}
