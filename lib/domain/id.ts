/**
 * The largest id of what has 32-bit keys: categories, brands, shops, articles, pages. A larger one asked for in an address
 * must not reach the database, where comparing it with such a key fails.
 */
export const maxId = 2147483647

/** A whole number from 1 to `most` as addresses write it, without leading zeros; undefined for anything else. */
export function numberIn(text: string, most: number): number | undefined {
  const value = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
  return value !== undefined && value <= most ? value : undefined
}

/** The id that a text of an address names; undefined for a text that names none. */
export const idOf = (text: string): number | undefined => numberIn(text, maxId)

/** As `idOf` for goods and skus, whose keys are longer. */
export const itemIdOf = (text: string): number | undefined => numberIn(text, Number.MAX_SAFE_INTEGER)
