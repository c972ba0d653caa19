import type { SiteTexts } from '@/components/layout/frame-data'
import { organization, website } from '@/components/seo/site'
import { readEnv } from '@/lib/env'

const texts = (logo: string) => ({ brand_name: '焕新商城', logo }) as SiteTexts

describe('structured data of the mall', () => {
  it.each([
    [{}, 'http://localhost:3000'],
    [{ PORT: '8080' }, 'http://localhost:8080'],
    [{ PORT: '8080', MALL_PUBLIC_URL: '' }, 'http://localhost:8080'],
    [{ PORT: '8080', MALL_PUBLIC_URL: 'https://mall.test/' }, 'https://mall.test'],
  ])('names the public origin of the environment %j', (source, origin) => {
    const { publicUrl, h5Url } = readEnv(source)
    expect(publicUrl).toBe(origin)
    expect(h5Url).toBe(`${origin}/h5`)
    expect(organization(texts('/logo.svg'), publicUrl)).toMatchObject({
      url: `${origin}/`,
      logo: `${origin}/logo.svg`,
    })
    expect(website(texts(''), publicUrl)).toMatchObject({
      url: `${origin}/`,
      potentialAction: { target: { urlTemplate: `${origin}/items?keywords={search_term_string}` } },
    })
  })

  it('keeps the address of a logo on another host and omits a missing logo', () => {
    const origin = 'https://mall.test'
    expect(organization(texts('https://cdn.test/logo.png'), origin)).toMatchObject({
      logo: 'https://cdn.test/logo.png',
    })
    expect(organization(texts(''), origin)).not.toHaveProperty('logo')
  })
})
