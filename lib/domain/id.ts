/**
 * The largest id of tables with 32-bit keys: categories, brands, shops, articles, pages. Larger ids in an address must
 * not reach the database, because comparing them with such a key fails.
 */
export const maxId = 2147483647

/** Parses an integer from 1 to `max` without leading zeros, as addresses have it; undefined for anything else. */
export function numberIn(text: string, max: number): number | undefined {
  const value = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
  return value !== undefined && value <= max ? value : undefined
}

/** Parses an id of an address; undefined for anything else. */
export const idOf = (text: string): number | undefined => numberIn(text, maxId)

/** Parses an id of a product or SKU, whose keys have 64 bits; undefined for anything else. */
export const itemIdOf = (text: string): number | undefined => numberIn(text, Number.MAX_SAFE_INTEGER)
