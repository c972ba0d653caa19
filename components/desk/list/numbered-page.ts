import type { IndexPlace } from './use-index-place'

/** The page number of a short index page, in its address beside the filters. */
export function numberedPage(place: IndexPlace) {
  const turn = (page: number) => place.narrow({ page: page > 1 ? String(page) : undefined })
  return {
    /** From 1. */
    page: Math.max(1, Math.trunc(Number(place.values.page)) || 1),
    /** Shows the first page with other values. */
    narrow: (change: Readonly<Record<string, string | undefined>>) =>
      place.narrow({ page: undefined, ...change }),
    /** Shows one more page, below those that are shown. */
    onMore: turn,
    /** Shows another page from its top. */
    onTurn: (page: number) => {
      turn(page)
      window.scrollTo({ top: 0 })
    },
  }
}
