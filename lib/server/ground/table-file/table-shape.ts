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
  /** Line of the file in which the row begins, from 1; the row number in XLSX. */
  line: number
  cells: string[]
}
