import 'server-only'

/** A page of a list with the number of all its entries. */
export const wireList = <T>({ list, total }: { list: T[]; total: number }) => ({
  list,
  total_count: total,
  count: total,
})
