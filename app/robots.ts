import type { MetadataRoute } from 'next'
import { getSiteOrigin } from '@/lib/readers/site-origin'

/** The origin belongs to the installation, not to the build. */
export const dynamic = 'force-dynamic'

/** What crawlers may visit. Searches stay open to them: only so they read that these are not to be indexed. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/auth/', '/member/', '/cart', '/cashier', '/finish', '/shopadmin/', '/edit'],
    },
    sitemap: `${getSiteOrigin()}/sitemap.xml`,
  }
}
