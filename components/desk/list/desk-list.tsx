'use client'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Empty } from '@/components/ui/empty'
import { defaultPageSize } from '@/components/ui/page-window'
import { Tabs } from '@/components/ui/tabs'
import { usePhone } from '@/components/ui/use-phone'
import { maxKeywords } from '@/lib/client/page/use-list-place'
import { usePages } from '@/lib/client/page/use-pages'
import { DeskSearch } from './desk-search'
import { ListHead } from './list-head'
import { numberedPage } from './numbered-page'
import { NumberedRows } from './numbered-rows'
import { useIndexPlace } from './use-index-place'

export interface DeskListProps<Tab extends string, Row, Key extends QueryKey> {
  /** Path of the page; tab and page number are in its query. */
  path: string
  /** Accessible name of the tabs. */
  label: string
  /** The first one is open without a query; a single one is not shown. */
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
  /** 列设置, for lists whose rows have columns. */
  chooser?: ReactNode
  /** Buttons that are seldom used, such as the export of the rows. */
  tools?: (tab: Tab, keywords: string) => ReactNode
  /** The main button. */
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
  chooser,
  tools,
  actions,
  above,
  bar,
  isWaiting = false,
  table,
  children,
}: DeskListProps<Tab, Row, Key>) {
  const place = useIndexPlace(path)
  const paging = numberedPage(place)
  const { page, narrow } = paging
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
  return (
    <>
      {above}
      <ListHead
        search={
          searchLabel && (
            <DeskSearch
              key={keywords}
              label={searchLabel}
              value={keywords}
              onSearch={(next) => narrow({ keywords: next || undefined })}
            />
          )
        }
        tabs={
          tabs.length > 1 && (
            <Tabs
              label={label}
              items={tabs}
              value={tab}
              onChange={(next) => narrow({ status: next === first ? undefined : next })}
              look="pill"
            />
          )
        }
        chooser={chooser}
        tools={tools?.(tab, keywords)}
        main={actions?.(tab, keywords)}
      />
      {bar}
      <NumberedRows
        path={path}
        found={found}
        paging={paging}
        isWaiting={isWaiting}
        empty={<Empty occasion="order" text={keywords ? '没有符合的记录' : emptyText} />}
      >
        {(rows) =>
          table ? table(rows) : <ul className="grid gap-3">{rows.map((row) => children?.(row))}</ul>
        }
      </NumberedRows>
    </>
  )
}
