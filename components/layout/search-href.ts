/** Where a keyword leads (spec 1 §2). */
export const searchHref = (keyword: string) => `/items?keywords=${encodeURIComponent(keyword.trim())}`
