'use client'
import { useSearchParams } from 'next/navigation'
import { navigationFromSheets } from './sheet-entry'

/** Most characters of a search. */
export const maxKeywords = 50

/**
 * Tab, page and search of a list, in the query of its URL: `status`, `page` and `keywords`, absent for the first ones
 * and for no search. Invalid values mean the first ones.
 * @param path of the list
 */
export function useListPlace<Tab extends string>(path: string, tabs: readonly { value: Tab }[]) {
  const params = useSearchParams()
  const status = params.get('status')
  const first = tabs[0]?.value as Tab
  const tab = tabs.find(({ value }) => value === status)?.value ?? first
  const number = Number(params.get('page'))
  const page = Number.isInteger(number) && number > 0 ? number : 1
  const keywords = params.get('keywords')?.trim().slice(0, maxKeywords) ?? ''
  const go = (next: { tab?: Tab; page?: number; keywords?: string }) => {
    const search = new URLSearchParams()
    const to = { tab, page: 1, keywords, ...next }
    if (to.tab !== first) search.set('status', to.tab)
    if (to.keywords) search.set('keywords', to.keywords)
    if (to.page > 1) search.set('page', String(to.page))
    // The router adopts changes of the history without fetching the page, which is the same for every tab.
    navigationFromSheets.changeEntry(() =>
      window.history.replaceState(null, '', `${path}${search.size > 0 ? `?${search}` : ''}`),
    )
  }
  return { tab, page, keywords, go }
}
