import { publicOrigin } from '@/lib/web/site-origin'

/** Where the mall is known, for metadata, structured data, feeds and maps of the site; without a trailing slash. */
export function siteOrigin(): string {
  const { MALL_PUBLIC_URL, PORT } = process.env
  return publicOrigin({ MALL_PUBLIC_URL, PORT })
}

/** The whole address of a path of ours; what is a whole address already stays. */
export const absolute = (path: string): string => new URL(path, siteOrigin()).href
