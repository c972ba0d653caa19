/**
 * Checkbox, product, unit price, quantity, amount, actions. Shared by table head and lines. The room is measured in the
 * size of the text: with large text a wide window has the lines of a phone.
 */
const columns =
  '@min-[46rem]:grid-cols-[1.25rem_5rem_minmax(0,1fr)_6.5rem_7.5rem_6.5rem_3rem] @min-[46rem]:gap-x-2.5 @min-[62rem]:grid-cols-[1.25rem_5rem_minmax(0,1fr)_8rem_8.5rem_8.5rem_4.5rem] @min-[62rem]:gap-x-4'

/** The table head; hidden on phones. */
export const headColumns = `grid ${columns} @max-[46rem]:hidden`

/** A line: a table row on wide windows; on phones picture and text with price and quantity below. */
export const lineColumns = `relative grid grid-cols-[auto_min(5rem,25%)_minmax(0,1fr)] gap-x-3 py-4 @min-[46rem]:items-start @min-[46rem]:py-5 ${columns}`
