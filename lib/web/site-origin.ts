/** The port when PORT is not set. */
export const defaultPort = 3000

/**
 * The public origin for search engines, shared links and printed codes: `MALL_PUBLIC_URL`, else localhost with the
 * port. Without a trailing slash.
 *
 * Plain Node: lib/env.ts loads this file without a compiler.
 */
export const publicOrigin = (env: {
  MALL_PUBLIC_URL?: string | undefined
  PORT?: string | number | undefined
}): string => (env.MALL_PUBLIC_URL || `http://localhost:${env.PORT || defaultPort}`).replace(/\/+$/, '')

/** The absolute URL of a path of the mall; an absolute URL stays as it is. */
export const absolute = (origin: string, path: string): string => new URL(path, origin).href
