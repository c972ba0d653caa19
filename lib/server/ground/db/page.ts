import 'server-only'

/** The limit and the offset of a page: two parameters of statements that read one. Pages count from 1. */
export const limitAndOffset = (page: number, size: number): [limit: number, offset: number] => [
  size,
  (page - 1) * size,
]

/** A page of rows that are in memory. */
export const pageOf = <Row>(rows: readonly Row[], page: number, size: number): Row[] =>
  rows.slice((page - 1) * size, page * size)
