import 'server-only'

/** The limit and the offset of a page, the two parameters of paged statements. Pages count from 1. */
export const limitAndOffset = (page: number, size: number): [limit: number, offset: number] => [
  size,
  (page - 1) * size,
]

/** A page of rows in memory. */
export const pageOf = <Row>(rows: readonly Row[], page: number, size: number): Row[] =>
  rows.slice((page - 1) * size, page * size)
