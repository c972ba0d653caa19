/** Checkbox, product, unit price, quantity, amount, actions. Shared by table head and lines. */
const columns =
  'md:grid-cols-[1.25rem_5rem_minmax(0,1fr)_6.5rem_7.5rem_6.5rem_3rem] md:gap-x-2.5 lg:grid-cols-[1.25rem_5rem_minmax(0,1fr)_8rem_8.5rem_8.5rem_4.5rem] lg:gap-x-4'

/** The table head; hidden on phones. */
export const headColumns = `grid ${columns} max-md:hidden`

/** A line: a table row on wide windows; on phones picture and text with price and quantity below. */
export const lineColumns = `relative grid grid-cols-[auto_5rem_minmax(0,1fr)] gap-x-3 py-4 md:items-start md:py-5 ${columns}`
