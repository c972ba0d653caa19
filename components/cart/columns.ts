/** Tick, goods, unit price, quantity, amount, what can be done. Head and lines share them. */
const columns = 'md:grid-cols-[1.25rem_5rem_minmax(0,1fr)_8rem_8.5rem_8.5rem_4.5rem] md:gap-x-4'

/** The head of the table; phones have none. */
export const headColumns = `grid ${columns} max-md:hidden`

/** A goods line: a grid row on wide windows; picture, words and below them price and quantity on phones. */
export const lineColumns = `relative grid grid-cols-[auto_5rem_minmax(0,1fr)] gap-x-3 py-4 md:items-start md:py-5 ${columns}`
