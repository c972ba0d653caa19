'use client'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { LoadedList, type ListQuery } from '../list/loaded-list'
import type { IndexPlace } from '../list/use-index-place'
import { useScrollPlace } from '../list/use-scroll-place'
import { IndexPages } from './index-pages'
import type { IndexSetup } from './use-index-page'

/** A page of a list with a cursor (ADR 0111). */
interface CursorPage<Row> {
  list: readonly Row[]
  total_count: number
  more: boolean
  next: string | number | null
}

interface CursorRowsProps<Row> {
  /** Path of the page. */
  path: string
  query: ListQuery<CursorPage<Row>> & { isPlaceholderData: boolean }
  setup: Pick<IndexSetup, 'isReady'>
  place: IndexPlace
  /** Shown instead of the rows when there are none. */
  empty: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** The rows of an index page with a cursor, once they and their columns are there, and the way to the next page. */
export function CursorRows<Row>({ path, query, setup, place, empty, children }: CursorRowsProps<Row>) {
  const { isError, isRefetching, isPlaceholderData, refetch } = query
  const data = setup.isReady ? query.data : undefined
  useScrollPlace(path, data !== undefined)
  return (
    <LoadedList query={{ data, isError, isRefetching, refetch }} empty={empty}>
      {(rows) => (
        <div
          aria-busy={isPlaceholderData}
          className={cx('transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          {children(rows)}
          {data && (
            <IndexPages
              place={place}
              total={data.total_count}
              hasMore={data.more}
              next={data.next === null ? null : String(data.next)}
            />
          )}
        </div>
      )}
    </LoadedList>
  )
}
