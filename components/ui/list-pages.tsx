'use client'
import { defaultPageSize, pageCount } from './page-window'
import { Pagination } from './pagination'
import { ScrollEnd } from './scroll-end'
import { usePhone } from './use-phone'

interface ListPagesProps {
  /** The page that is shown, or the last loaded one on phones; from 1. */
  page: number
  /** Number of rows in all pages. */
  count: number
  pageSize?: number
  /** The list, as `usePages` (lib/client/page/use-pages.ts) returns it. */
  list: { isLoadingMore: boolean; isError: boolean; refetch: () => void }
  /** Phones: the next page is appended. */
  onMore: (page: number) => void
  /** Wider windows: another page takes the place of this one. */
  onTurn: (page: number) => void
}

/** The end of a list that the browser reads: loading on scroll on phones, numbered pages elsewhere. */
export function ListPages({
  page,
  count,
  pageSize = defaultPageSize,
  list: { isLoadingMore, isError, refetch },
  onMore,
  onTurn,
}: ListPagesProps) {
  const isPhone = usePhone()
  const hasMore = page < pageCount(count, pageSize)
  if (!isPhone)
    return (
      // Phones render this until hydration: the footer must not be there before the list loads on scroll
      // (page-bar.css).
      <div data-loads-more={hasMore || undefined}>
        <Pagination page={page} count={count} pageSize={pageSize} onChange={onTurn} className="mt-6" />
      </div>
    )
  return (
    <ScrollEnd
      hasMore={hasMore}
      isLoading={isLoadingMore}
      isError={isError}
      onMore={() => onMore(page + 1)}
      onRetry={refetch}
    />
  )
}
