/**
 * The results of a search. In a file of its own: every page loads it with the search box, and a bundler would add the
 * encoding of all list URLs to it.
 */
export const searchHref = (keyword: string): string =>
  `/items?${new URLSearchParams({ keywords: keyword.trim() }).toString()}`
