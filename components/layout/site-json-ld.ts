import type { SiteTexts } from './frame-data'
import { absolute } from './site-origin'

/** Who stands behind the mall. */
export const organization = (site: SiteTexts) => ({
  '@type': 'Organization',
  name: site.brand_name,
  legalName: site.operator,
  url: absolute('/'),
  ...(site.logo ? { logo: absolute(site.logo) } : {}),
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address,
    postalCode: site.postcode,
    addressCountry: 'CN',
  },
  contactPoint: { '@type': 'ContactPoint', telephone: site.phone, contactType: 'customer service' },
})

/** The mall with its search field. */
export const website = (site: SiteTexts) => ({
  '@type': 'WebSite',
  name: site.brand_name,
  url: absolute('/'),
  inLanguage: 'zh-CN',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/items')}?keywords={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
