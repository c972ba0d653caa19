'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { keepPlace, keptPlace, listPath, placeHref, placeOf, type ListPlace } from './list-place'

/** Set by going back to the list or by the link of an order page; the list then takes up its old height. */
let isReturning = false
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    isReturning = window.location.pathname === listPath
  })
}

/** Call when a link leads back to the list. */
export const returnToList = (): void => {
  isReturning = true
}

/** The place in the list of orders. It stands in the address, so that reloading and going back keep it. */
export function useListPlace() {
  const place = placeOf(useSearchParams())

  const latest = useRef(place)
  useEffect(() => {
    latest.current = place
  })
  // The clean-up runs before the next page is drawn and scrolled.
  useLayoutEffect(() => () => keepPlace({ ...latest.current, height: window.scrollY }), [])

  const go = (next: Partial<ListPlace>) => {
    isReturning = false
    // The router follows the history without asking the server for a page that is the same for every tab.
    window.history.replaceState(null, '', placeHref({ ...place, pageindex: 1, ...next }))
  }
  return { place, go }
}

/** Takes up the kept height when somebody comes back to the same place and its rows are there. */
export function useKeptHeight(place: ListPlace, hasRows: boolean): void {
  const href = placeHref(place)
  useLayoutEffect(() => {
    if (!hasRows || !isReturning) return
    isReturning = false
    const kept = keptPlace()
    window.scrollTo({ top: kept && placeHref(kept) === href ? kept.height : 0 })
  }, [hasRows, href])
}
