import { publicOrigin } from '@/lib/domain/site-origin'

/** Where the mall is known, for metadata, structured data, feeds and maps of the site; without a trailing slash. */
export const siteOrigin = (): string => publicOrigin(process.env)

/** The whole address of a path of ours; what is a whole address already stays. */
export const absolute = (path: string): string => new URL(path, siteOrigin()).href
