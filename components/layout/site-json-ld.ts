import type { SiteTexts } from './frame-data'

/** Where the mall is reached from outside; structured data needs whole addresses. */
const origin = () => (process.env.MALL_PUBLIC_URL ?? 'http://localhost:3000').replace(/\/+$/, '')

/** Who stands behind the mall. */
export const organization = (site: SiteTexts) => ({
  '@type': 'Organization',
  name: site.brand_name,
  legalName: site.operator,
  url: `${origin()}/`,
  logo: `${origin()}${site.logo}`,
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
  url: `${origin()}/`,
  inLanguage: 'zh-CN',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin()}/items?keywords={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
