import type { MetadataRoute } from 'next'
import { getSiteOrigin } from '@/lib/readers/site-origin'

/** The origin is known at run time, not to the build. */
export const dynamic = 'force-dynamic'

/** Search results stay allowed: crawlers must fetch them to see that they are noindex. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        '/auth/',
        '/member/',
        '/cart',
        '/cashier',
        '/finish',
        '/staff',
        '/shopadmin/',
        '/edit',
        // A part of every page; the pages of the categories have its links.
        '/categories.html',
      ],
    },
    sitemap: `${getSiteOrigin()}/sitemap.xml`,
  }
}
