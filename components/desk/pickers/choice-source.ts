import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'

/** The stored fields of a record. */
export type Settings = Readonly<Record<string, unknown>>

/** Most records of one choice (spec 2 §3). */
export const maxPicked = 30

/** Rows of a page of a picker (spec 4 §B8). */
export const choicesPerPage = 10

/** Milliseconds from the last letter to the search (spec 2 §9). */
const searchDelay = 200

/** Filters of a picker; `shop` is 0 for products of all shops. */
export interface ChoiceSearch {
  keyword: string
  page: number
  pageSize: number
  shop: number
}

/** A kind of record that can be chosen: how it is found, shown and stored. */
export interface ChoiceSource<Row> {
  /** The dialog: 选择优惠券. */
  title: string
  /** Counter word and name of the records: 张优惠券. */
  unit: string
  placeholder: string
  /** Part of the query key. */
  name: string
  read: (search: ChoiceSearch) => Promise<{ total_count: number; list: Row[] }>
  // Methods, because `lazy` forgets the type of the rows.
  keyOf(row: Row): string
  nameOf(row: Row): string
  columns: readonly { head: string; cell(row: Row): ReactNode; className?: string }[]
  /** The choice can be limited to a shop. */
  hasShops?: boolean
  /** The fields of a row that links and lists store. */
  recordOf(row: Row): Settings
}

/** Text and page of a search; typing is debounced. */
export function useChoiceSearch() {
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (typed.trim() === keyword) return
      setKeyword(typed.trim())
      setPage(1)
    }, searchDelay)
    return () => {
      clearTimeout(timer)
    }
  }, [typed, keyword])
  return { typed, setTyped, keyword, page, setPage }
}

/** The rows of a search; the rows before stay until they are there. */
export const useChoices = <Row>(source: ChoiceSource<Row>, search: ChoiceSearch) =>
  useQuery({
    queryKey: ['designer-choice', source.name, search],
    queryFn: () => source.read(search),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })

/** A page of rows that are all there, of those whose names contain the keyword. */
export function pageOf<Row>(
  rows: readonly Row[],
  { keyword, page, pageSize }: ChoiceSearch,
  nameOf: (row: Row) => string,
): { total_count: number; list: Row[] } {
  const sought = keyword.toLowerCase()
  const found = rows.filter((row) => nameOf(row).toLowerCase().includes(sought))
  return { total_count: found.length, list: found.slice((page - 1) * pageSize, page * pageSize) }
}
