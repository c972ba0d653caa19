import { homeMetadata } from '@/app/(mall)/view/home-metadata'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import { siteTexts as site } from '../../fixtures/components/site-texts'

const category = (category_id: number, category_name: string): CategoryNode => ({
  category_id,
  category_name,
  parent_id: 0,
  category_level: 1,
  image_url: '',
  level: 1,
  customize_page_id: 0,
  children: [],
})

const frame = { site, categories: [category(1, '冰箱'), category(2, '手机')] }
const tdk = {
  title: '焕新商城 - 以旧换新',
  mate_description: '十二类商品享补贴。',
  mate_keywords: '家电补贴',
}
const unset = { title: '', mate_description: '', mate_keywords: '-无' }
const head = (texts: Parameters<typeof homeMetadata>[2], page: 'home' | 'phone' = 'home') =>
  homeMetadata(page, frame, texts)

describe('homeMetadata', () => {
  it("uses the operator's texts, also for shared links", () => {
    expect(head(tdk)).toMatchObject({
      title: { absolute: '焕新商城 - 以旧换新' },
      description: '十二类商品享补贴。',
      keywords: '家电补贴',
      alternates: { canonical: '/' },
      openGraph: {
        type: 'website',
        title: '焕新商城 - 以旧换新',
        description: '十二类商品享补贴。',
        url: '/',
        siteName: '焕新商城',
      },
    })
  })

  it('uses slogan, categories and promises without the operator’s texts', () => {
    const description = '焕新商城，旧的不去，新的来。冰箱、手机。正品保障、快速送达。'
    expect(head(unset)).toMatchObject({
      title: { absolute: '首页' },
      description,
      keywords: '焕新商城,冰箱,手机',
      openGraph: { title: '焕新商城', description },
    })
  })

  it('falls back for each text alone', () => {
    expect(head({ ...tdk, mate_keywords: '' })).toMatchObject({
      title: { absolute: '焕新商城 - 以旧换新' },
      description: '十二类商品享补贴。',
      keywords: '焕新商城,冰箱,手机',
    })
  })

  it('names the mall even when it is empty', () => {
    const empty = { categories: [], site: { ...site, slogan: '', promises: [] } }
    expect(homeMetadata('home', empty, unset)).toMatchObject({
      description: '焕新商城。',
      keywords: '焕新商城',
    })
  })

  it('has no canonical URL under /h5', () => {
    const phone = head(tdk, 'phone')
    expect(phone.alternates).toBeUndefined()
    expect(phone.openGraph).not.toHaveProperty('url')
    expect(phone.openGraph).toMatchObject({ title: '焕新商城 - 以旧换新' })
  })
})
