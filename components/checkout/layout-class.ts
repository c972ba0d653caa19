/** Cards with the sums beside them; one column on phones. */
export const layoutClass = 'grid gap-4 md:grid-cols-[minmax(0,1fr)_20rem] md:items-start'
