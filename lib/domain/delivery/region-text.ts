/** The names of a region as one text; a municipality, which is province and city, appears once. */
export const regionText = (...names: readonly string[]): string => [...new Set(names)].join('')
