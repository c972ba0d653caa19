/**
 * The largest id of what has 32-bit keys: categories, brands, shops, articles, pages. A larger one asked for in an address
 * must not reach the database, where comparing it with such a key fails.
 */
export const mostId = 2147483647
