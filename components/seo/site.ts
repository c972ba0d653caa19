import type { SiteTexts } from '@/components/layout/frame-data'
import { absolute } from '@/lib/web/site-origin'

/** The company behind the mall. */
export const organization = (site: SiteTexts, origin: string) => ({
  '@type': 'Organization',
  name: site.brand_name,
  legalName: site.operator,
  url: absolute(origin, '/'),
  ...(site.logo ? { logo: absolute(origin, site.logo) } : {}),
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address,
    postalCode: site.postcode,
    addressCountry: 'CN',
  },
  contactPoint: { '@type': 'ContactPoint', telephone: site.phone, contactType: 'customer service' },
})

/** The mall with its search field. */
export const website = (site: SiteTexts, origin: string) => ({
  '@type': 'WebSite',
  name: site.brand_name,
  url: absolute(origin, '/'),
  inLanguage: 'zh-CN',
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(origin, '/items')}?keywords={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
})
