/** Where this process is reached when nobody says otherwise. */
export const defaultPort = 3000

/**
 * Where the mall is known to search engines, shared links and printed codes: `MALL_PUBLIC_URL`, else the own port.
 * Without a trailing slash.
 */
export const publicOrigin = (env: {
  MALL_PUBLIC_URL?: string | undefined
  PORT?: string | number | undefined
}): string => (env.MALL_PUBLIC_URL || `http://localhost:${env.PORT || defaultPort}`).replace(/\/+$/, '')

/** The absolute URL of a path of the mall; an absolute URL stays as it is. */
export const absolute = (origin: string, path: string): string => new URL(path, origin).href
