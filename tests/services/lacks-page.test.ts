import * as tables from '@/lib/server/db/schema'
import { lacksPage } from '@/lib/server/lacks-page'
import { builders } from '../fixtures/engine/builders'
import { testMall } from '../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

const lacks = (path: string) => lacksPage(mall.db, path)

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
})

it.each(['/items/0', '/items/007', '/items/99999999999999999999', '/article/detail/4294967296'])(
  'says that no page has the impossible id in %s',
  async (path) => {
    expect(await lacks(path)).toBe(true)
  },
)

it.each(['/', '/items', '/items/abc', '/items/1/more', '/list/1', '/article/faqs'])(
  'leaves %s to its page',
  async (path) => {
    expect(await lacks(path)).toBe(false)
  },
)
