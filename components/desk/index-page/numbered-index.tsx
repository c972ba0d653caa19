'use client'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { maxKeywords } from '@/lib/client/page/use-list-place'
import type { IndexPageName } from '@/lib/domain/desk/index-page'
import { DeskList, type DeskListProps } from '../list/desk-list'
import { useIndexPlace } from '../list/use-index-place'
import { ColumnChooser } from './column-chooser'
import type { IndexFilter } from './filter-chips'
import { IndexBar } from './index-bar'
import { IndexTable, type IndexColumn } from './index-table'
import { IndexViews } from './index-views'
import { useIndexPage } from './use-index-page'

interface NumberedIndexProps<Tab extends string, Row, Key extends QueryKey> extends Omit<
  DeskListProps<Tab, Row, Key>,
  'above' | 'bar' | 'chooser' | 'isWaiting' | 'table' | 'children'
> {
  page: IndexPageName
  /** Accessible name of the table. */
  tableLabel: string
  columns: readonly IndexColumn<Row>[]
  idOf: (row: Row) => number | string
  nameOf: (row: Row) => string
  /** Filters that are on, besides state and search. */
  filters?: readonly IndexFilter[]
  /** A row on phones. */
  card: (row: Row) => ReactNode
}

/** An index page whose pages have numbers: by state and searched, with columns and views. */
export function NumberedIndex<Tab extends string, Row, Key extends QueryKey>({
  page,
  tableLabel,
  columns,
  idOf,
  nameOf,
  card,
  filters = [],
  ...list
}: NumberedIndexProps<Tab, Row, Key>) {
  const place = useIndexPlace(list.path)
  const setup = useIndexPage(page, place)
  const keywords = list.searchLabel ? (place.values.keywords ?? '').trim().slice(0, maxKeywords) : ''
  return (
    <DeskList
      {...list}
      above={<IndexViews setup={setup} place={place} />}
      bar={
        <IndexBar
          setup={setup}
          place={place}
          filters={[...filters, ...(keywords ? [{ name: 'keywords', label: '搜索', text: keywords }] : [])]}
        />
      }
      chooser={<ColumnChooser setup={setup} columns={columns} />}
      isWaiting={!setup.isReady}
      table={(rows) => (
        <IndexTable
          label={tableLabel}
          columns={columns}
          setup={setup}
          rows={rows}
          idOf={idOf}
          nameOf={nameOf}
          card={card}
        />
      )}
    />
  )
}
