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
import { useListPlace } from '@/lib/client/page/use-list-place'
import { usePages } from '@/lib/client/page/use-pages'
import { DeskSearch } from './desk-search'

interface DeskListProps<Tab extends string, Row, Key extends QueryKey> {
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
  /** A list item. */
  children: (row: Row) => ReactNode
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
  children,
}: DeskListProps<Tab, Row, Key>) {
  const { tab, page, keywords, go } = useListPlace(path, tabs)
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
  const last = pages.at(-1)
  return (
    <>
      {searchLabel && (
        <DeskSearch
          key={keywords}
          label={searchLabel}
          value={keywords}
          onSearch={(next) => go({ keywords: next })}
        />
      )}
      <Tabs
        label={label}
        items={tabs}
        value={tab}
        onChange={(next) => go({ tab: next })}
        look="pill"
        className="mb-4"
      />
      {isPending && <ListSkeleton />}
      {isError && !last && <ErrorState onRetry={refetch} retrying={isRefetching} />}
      {last && rows.length === 0 && <Empty occasion="order" text={keywords ? '没有符合的记录' : emptyText} />}
      {last && rows.length > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={cx('transition-opacity', isPlaceholderData && 'opacity-60')}
        >
          <ul className="grid gap-3">{rows.map(children)}</ul>
          <ListPages
            page={page}
            count={last.total_count}
            list={found}
            onMore={(next) => go({ page: next })}
            onTurn={(next) => {
              go({ page: next })
              window.scrollTo({ top: 0 })
            }}
          />
        </div>
      )}
    </>
  )
}
