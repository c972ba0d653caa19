'use client'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { cx } from '@/components/ui/cx'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { ListPages } from '@/components/ui/list-pages'
import { defaultPageSize } from '@/components/ui/page-window'
import { Tabs } from '@/components/ui/tabs'
import { usePhone } from '@/components/ui/use-phone'
import { maxKeywords } from '@/lib/client/page/use-list-place'
import { usePages } from '@/lib/client/page/use-pages'
import { DeskSearch } from './desk-search'
import { numberedPage } from './index-page/numbered-page'
import { useIndexPlace } from './index-page/use-index-place'
import { useScrollPlace } from './index-page/use-scroll-place'

export interface DeskListProps<Tab extends string, Row, Key extends QueryKey> {
  /** Path of the page; tab and page number are in its query. */
  path: string
  /** Accessible name of the tabs. */
  label: string
  /** The first one is open without a query. */
  tabs: readonly { value: Tab; label: string; count?: number }[]
  /** Searched fields, as placeholder and accessible name; without it there is no search field. */
  searchLabel?: string
  /** The query of a page of a tab; keywords are empty without a search. */
  optionsOf: (
    tab: Tab,
    page: { page: number; pageSize: number },
    keywords: string,
  ) => UseQueryOptions<Rows<Row>, Error, Rows<Row>, Key>
  emptyText: string
  /** Buttons beside the tabs, such as the export of the rows. */
  actions?: (tab: Tab, keywords: string) => ReactNode
  /** Above tabs and search, and between them and the rows. */
  above?: ReactNode
  bar?: ReactNode
  /** The rows are not shown yet, whether they are there or not. */
  isWaiting?: boolean
  /** All rows, where they are no list. */
  table?: (rows: readonly Row[]) => ReactNode
  /** A list item. */
  children?: (row: Row) => ReactNode
}

type Rows<Row> = { list: Row[]; total_count: number }

/** A list of the desk by state, with its pages. */
export function DeskList<Tab extends string, Row, Key extends QueryKey>({
  path,
  label,
  tabs,
  searchLabel,
  optionsOf,
  emptyText,
  actions,
  above,
  bar,
  isWaiting = false,
  table,
  children,
}: DeskListProps<Tab, Row, Key>) {
  const place = useIndexPlace(path)
  const { page, narrow, onMore, onTurn } = numberedPage(place)
  const { status } = place.values
  const first = tabs[0]?.value as Tab
  const tab = tabs.find(({ value }) => value === status)?.value ?? first
  const keywords = place.values.keywords?.trim().slice(0, maxKeywords) ?? ''
  const found = usePages({
    optionsOf: (at) => ({
      ...optionsOf(tab, { page: at, pageSize: defaultPageSize }, keywords),
      staleTime: 0,
    }),
    page,
    isScrolled: usePhone(),
  })
  const { pages, isPending, isError, isRefetching, isPlaceholderData, refetch } = found
  const rows = pages.flatMap(({ list }) => list)
  const last = isWaiting ? undefined : pages.at(-1)
  useScrollPlace(path, last !== undefined)
  return (
    <>
      {above}
      {searchLabel && (
        <DeskSearch
          key={keywords}
          label={searchLabel}
          value={keywords}
          onSearch={(next) => narrow({ keywords: next || undefined })}
        />
      )}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Tabs
          label={label}
          items={tabs}
          value={tab}
          onChange={(next) => narrow({ status: next === first ? undefined : next })}
          look="pill"
        />
        {actions?.(tab, keywords)}
      </div>
      {bar}
      {(isPending || (isWaiting && !isError)) && <ListSkeleton />}
      {isError && !last && <ErrorState onRetry={refetch} retrying={isRefetching} />}
      {last && rows.length === 0 && <Empty occasion="order" text={keywords ? '没有符合的记录' : emptyText} />}
      {last && rows.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={cx('transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          {table ? table(rows) : <ul className="grid gap-3">{rows.map((row) => children?.(row))}</ul>}
          <ListPages page={page} count={last.total_count} list={found} onMore={onMore} onTurn={onTurn} />
        </div>
      )}
    </>
  )
}
