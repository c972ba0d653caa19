/** Where the mall is known to search engines and shared links, without a trailing slash (MALL_PUBLIC_URL). */
export const siteOrigin = (): string =>
  (process.env.MALL_PUBLIC_URL || `http://localhost:${process.env.PORT || 3000}`).replace(/\/$/, '')
