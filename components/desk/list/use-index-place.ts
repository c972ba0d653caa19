'use client'
import { useSearchParams } from 'next/navigation'
import { navigationFromSheets } from '@/lib/client/page/sheet-entry'

/** Values of an index page in its address, by name; absent names have no value. */
export type IndexValues = Readonly<Record<string, string>>

/** The rows that an index page shows, as its address names them. */
export interface IndexPlace {
  /** Filters, sort and search. */
  values: IndexValues
  /** Cursors of the pages before this one, the last of which begins it; empty for the first page. */
  trail: readonly string[]
  /** Shows the first page with other values; an empty one removes a name. */
  narrow: (change: Readonly<Record<string, string | undefined>>) => void
  /** Shows the first page with these values only, as a new entry of the history. */
  open: (values: IndexValues) => void
  /** Shows the page after a cursor. */
  goOn: (cursor: string) => void
  goBack: () => void
}

const maxTrail = 200

/**
 * The place of an index page: its values and the trail of its pages are in the query of the address, so that going back
 * shows the same rows. Pages are entered into the history of the browser, filters replace the entry.
 * @param path of the page
 */
export function useIndexPlace(path: string): IndexPlace {
  const params = useSearchParams()
  const values = Object.fromEntries([...params].filter(([name]) => name !== 'after'))
  const trail = (params.get('after') ?? '').split(',').filter(Boolean)
  const show = (next: IndexValues, after: readonly string[], isNewEntry: boolean) => {
    const search = new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ''))
    if (after.length > 0) search.set('after', after.slice(-maxTrail).join(','))
    const address = `${path}${search.size > 0 ? `?${search}` : ''}`
    // The router adopts changes of the history without fetching the page, which is the same for all values.
    navigationFromSheets.changeEntry(() =>
      isNewEntry
        ? window.history.pushState(null, '', address)
        : window.history.replaceState(null, '', address),
    )
  }
  return {
    values,
    trail,
    narrow: (change) => {
      const next = { ...values, ...change }
      show(
        Object.fromEntries(Object.entries(next).flatMap(([name, value]) => (value ? [[name, value]] : []))),
        [],
        false,
      )
    },
    open: (next) => show(next, [], true),
    goOn: (cursor) => show(values, [...trail, cursor], true),
    goBack: () => show(values, trail.slice(0, -1), true),
  }
}
