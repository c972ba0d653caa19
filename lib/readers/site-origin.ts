import 'server-only'
import { env } from '@/lib/env'

/** The mall's public origin for metadata, structured data, feeds and sitemaps; without a trailing slash. */
export const getSiteOrigin = (): string => env().publicUrl
