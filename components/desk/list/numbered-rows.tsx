'use client'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { ListPages } from '@/components/ui/list-pages'
import { LoadedList } from './loaded-list'
import type { numberedPage } from './numbered-page'
import { useScrollPlace } from './use-scroll-place'

interface NumberedRowsProps<Row> {
  /** Path of the page. */
  path: string
  /** The rows of `usePages`. */
  found: {
    pages: readonly { list: readonly Row[]; total_count: number }[]
    isError: boolean
    isRefetching: boolean
    isPlaceholderData: boolean
    isLoadingMore: boolean
    refetch: () => void
  }
  paging: Pick<ReturnType<typeof numberedPage>, 'page' | 'onMore' | 'onTurn'>
  /** The rows are not shown yet, whether they are there or not. */
  isWaiting?: boolean
  /** Shown instead of the rows when there are none. */
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** The rows of a list whose pages have numbers, once they are there, and the way to the other pages. */
export function NumberedRows<Row>({
  path,
  found,
  paging,
  isWaiting = false,
  empty,
  children,
}: NumberedRowsProps<Row>) {
  const { pages, isError, isRefetching, isPlaceholderData, refetch } = found
  const last = isWaiting ? undefined : pages.at(-1)
  const data = last && { list: pages.flatMap(({ list }) => list) }
  useScrollPlace(path, last !== undefined)
  return (
    <LoadedList query={{ data, isError, isRefetching, refetch }} empty={empty}>
      {(rows) => (
        <div
          aria-busy={isPlaceholderData}
          className={cx('transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          {children(rows)}
          {last && (
            <ListPages
              page={paging.page}
              count={last.total_count}
              list={found}
              onMore={paging.onMore}
              onTurn={paging.onTurn}
            />
          )}
        </div>
      )}
    </LoadedList>
  )
}
