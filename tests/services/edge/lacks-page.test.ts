import { lacksPage } from '@/lib/server/edge/lacks-page'
import * as tables from '@/lib/server/ground/db/schema'
import { shardOf } from '@/lib/web/sitemap'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

const lacks = (path: string) => lacksPage(mall, path)

it('knows products and their SKUs by id', async () => {
  const goodsId = await make.goods({ price: 9900, store: 1 })
  expect(await lacks(`/items/${goodsId}`)).toBe(false)
  expect(await lacks(`/items/${goodsId + 1000}`)).toBe(true)
})

it('knows articles by id', async () => {
  await mall.db.orm.insert(tables.articleCategories).values({ categoryId: 1, categoryName: '指南' })
  const at = mall.now()
  await mall.db.orm.insert(tables.articles).values({
    articleId: 7,
    title: '文章',
    content: '',
    categoryId: 1,
    releaseTime: at,
    created: at,
    updated: at,
  })
  expect(await lacks('/article/detail/7')).toBe(false)
  expect(await lacks('/article/detail/8')).toBe(true)
  await mall.db.orm.insert(tables.notices).values({ noticeId: 7, title: '公告', created: at, updated: at })
  expect(await lacks('/notices/7')).toBe(false)
  expect(await lacks('/notices/8')).toBe(true)
})

it('knows brands, tags, categories, shops and designed pages', async () => {
  const at = mall.now()
  const { orm } = mall.db
  const [categoryId, brandId, shopId] = [await make.category(), 31, await make.shop()]
  await orm.insert(tables.attributes).values({
    attributeId: brandId,
    attributeType: 'brand',
    attributeName: '青禾',
    created: at,
  })
  await orm.insert(tables.tags).values({ tagName: '人气', created: at })
  const known = [
    `/list/category/${categoryId}/1`,
    `/list/main/${categoryId}/2`,
    `/list/brand/${brandId}/1`,
    '/list/tag/人气/1',
    `/shop-front/${shopId}/all/1`,
    `/shop-front/${shopId}/${categoryId}/1`,
  ]
  const unknown = [
    `/list/category/${categoryId + 1000}/1`,
    `/list/category/0${categoryId}/1`,
    '/list/brand/999/1',
    '/list/tag/人/1',
    `/shop-front/${shopId + 1000}/all/1`,
    `/shop-front/${shopId}/${categoryId + 1000}/1`,
    '/view/custom/999',
    '/articles/999/1',
    '/article/node/999',
    '/product/no/such',
  ]
  for (const path of known) expect([path, await lacks(path)]).toEqual([path, false])
  for (const path of unknown) expect([path, await lacks(path)]).toEqual([path, true])
})

it('knows the files of the sitemap', async () => {
  const goodsId = await make.goods({ price: 9900, store: 1 })
  const shard = shardOf(goodsId)
  for (const file of ['index.xml', 'pages-1.xml', `goods-${shard}.xml`])
    expect([file, await lacks(`/sitemap/${file}`)]).toEqual([file, false])
  for (const file of ['x1.xml', 'pages-2.xml', `goods-${shard + 1}.xml`, 'tags-7.xml', 'toString-1.xml', ''])
    expect([file, await lacks(`/sitemap/${file}`)]).toEqual([file, true])
})

it('leaves the list of new arrivals to its page: links lead there in every mall', async () => {
  expect(await lacks('/list/tag/新品/1')).toBe(false)
})

it.each(['/items/0', '/items/007', '/items/99999999999999999999', '/article/detail/4294967296'])(
  'says that no page has the impossible id in %s',
  async (path) => {
    expect(await lacks(path)).toBe(true)
  },
)

it.each([
  '/',
  '/items',
  '/items/abc',
  '/items/1/more',
  '/list/1',
  '/list/all/all/1',
  '/articles/news/1',
  '/article/faqs',
])('leaves %s to its page', async (path) => {
  expect(await lacks(path)).toBe(false)
})
