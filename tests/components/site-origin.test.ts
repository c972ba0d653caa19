import type { SiteTexts } from '@/components/layout/frame-data'
import { organization, website } from '@/components/layout/site-json-ld'
import { siteOrigin } from '@/components/layout/site-origin'
import { readEnv } from '@/lib/env'

const given = { ...process.env }
afterEach(() => {
  process.env = { ...given }
})

const texts = (logo: string) => ({ brand_name: '焕新商城', logo }) as SiteTexts

describe('where the mall is known', () => {
  it.each([
    [{}, 'http://localhost:3000'],
    [{ PORT: '8080' }, 'http://localhost:8080'],
    [{ PORT: '8080', MALL_PUBLIC_URL: '' }, 'http://localhost:8080'],
    [{ PORT: '8080', MALL_PUBLIC_URL: 'https://mall.test/' }, 'https://mall.test'],
  ])('is one address for pages, structured data, codes and payments: %j', (source, origin) => {
    process.env = { ...given, MALL_PUBLIC_URL: '', PORT: '', ...source }
    expect(siteOrigin()).toBe(origin)
    expect(readEnv(process.env)).toMatchObject({ publicUrl: origin, h5Url: `${origin}/h5` })
    expect(organization(texts('/logo.svg'))).toMatchObject({ url: `${origin}/`, logo: `${origin}/logo.svg` })
    expect(website(texts(''))).toMatchObject({
      url: `${origin}/`,
      potentialAction: { target: { urlTemplate: `${origin}/items?keywords={search_term_string}` } },
    })
  })

  it('leaves a logo of another host where it is, and says nothing of one that is missing', () => {
    expect(organization(texts('https://cdn.test/logo.png'))).toMatchObject({
      logo: 'https://cdn.test/logo.png',
    })
    expect(organization(texts(''))).not.toHaveProperty('logo')
  })
})
