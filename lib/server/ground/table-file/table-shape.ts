import 'server-only'

/** What a table is written in. */
export interface TableShape {
  format: 'csv' | 'xlsx' | 'xml'
  /** Of csv and xml. */
  encoding?: 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be'
  /** Of csv. */
  separator?: ',' | ';' | '\t'
  /** Of xml: the names of the elements that its entries have. */
  columns?: string[]
}

export type TextEncoding = NonNullable<TableShape['encoding']>
export type Separator = NonNullable<TableShape['separator']>

export interface TableRow {
  /** The number of the row as spreadsheets show it, from 1. */
  line: number
  cells: string[]
}
