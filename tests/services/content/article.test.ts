import type { IntroBlock } from '@/lib/contract/catalogue/goods'
import type { ArticleCategory, ArticleDetail, ArticleListItem } from '@/lib/contract/content/article'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

/** Catalogues: 1 指南 with 2 冰箱指南 below it, 3 资讯. */
beforeAll(async () => {
  await mall.db.orm.insert(tables.articleCategories).values([
    { categoryId: 1, categoryName: '指南', sort: 1 },
    { categoryId: 2, categoryName: '冰箱指南', parentId: 1 },
    { categoryId: 3, categoryName: '资讯', sort: 2 },
    { categoryId: 4, categoryName: '种草', categoryType: 'bring' },
  ])
})
beforeEach(() => mall.db.orm.delete(tables.articles))

async function write(
  values: Partial<typeof tables.articles.$inferInsert> & { articleId: number },
): Promise<void> {
  const at = mall.now()
  await mall.db.orm.insert(tables.articles).values({
    title: `文章${values.articleId}`,
    content: '<p>正文</p>',
    categoryId: 1,
    releaseTime: at - values.articleId,
    created: at,
    updated: at,
    ...values,
  })
}

const list = async (params: Record<string, unknown> = {}) =>
  (await mall.call<{ list: ArticleListItem[]; total_count: number }>('GET', '/article/management', params))
    .data
const titles = async (params: Record<string, unknown> = {}) =>
  (await list(params)).list.map(({ article_id }) => article_id)
const detail = async (id: number | string) =>
  (await mall.call<ArticleDetail>('GET', `/article/management/${id}`)).data

describe('the list of articles', () => {
  it('is sorted by the operator, then by time, with empty texts', async () => {
    await write({ articleId: 1, sort: 5 })
    await write({ articleId: 2 })
    await write({ articleId: 3 })
    expect(await titles()).toEqual([2, 3, 1])
    expect((await list()).list.map(({ content }) => content)).toEqual(['', '', ''])
  })

  it('is sorted by time alone with order=newest, on every page', async () => {
    await write({ articleId: 1, sort: 9, releaseTime: mall.now() - 1 })
    await write({ articleId: 2, sort: 0, releaseTime: mall.now() - 3 })
    await write({ articleId: 3, sort: 5, releaseTime: mall.now() - 2 })
    expect(await titles({ order: 'newest' })).toEqual([1, 3, 2])
    expect(await titles({ order: 'newest', page: 2, pageSize: 2 })).toEqual([2])
    expect(await titles()).toEqual([2, 3, 1])
  })

  it('leaves out articles that are withdrawn or not released yet', async () => {
    await write({ articleId: 1, releaseTime: mall.now() + 60 })
    await write({ articleId: 2, releaseStatus: false })
    expect(await titles()).toEqual([])
    mall.travel(60)
    expect(await titles()).toEqual([1])
  })

  it('includes the catalogues below a catalogue', async () => {
    await write({ articleId: 1, categoryId: 1 })
    await write({ articleId: 2, categoryId: 2 })
    await write({ articleId: 3, categoryId: 3 })
    expect(await titles({ category_id: 1 })).toEqual([1, 2])
    expect(await titles({ category_id: 2 })).toEqual([2])
  })

  it('contains the total on every page', async () => {
    for (let id = 1; id <= 5; id++) await write({ articleId: id })
    const second = await list({ page: 2, pageSize: 2 })
    expect(second.list.map(({ article_id }) => article_id)).toEqual([3, 4])
    expect(second.total_count).toBe(5)
  })

  it('rejects an id that is out of range', async () => {
    const { data } = await mall.call('GET', '/article/management', { category_id: '99999999999' })
    expect(data).toMatchObject({ status_code: 422 })
  })
})

describe('an article', () => {
  it('contains its text and its neighbours in the catalogue', async () => {
    await write({ articleId: 1 })
    await write({ articleId: 2, content: '<p>二</p>' })
    await write({ articleId: 3 })
    await write({ articleId: 4, categoryId: 3 })
    expect(await detail(2)).toMatchObject({
      article_id: 2,
      content: '<p>二</p>',
      previous: { article_id: 1, title: '文章1' },
      next: { article_id: 3, title: '文章3' },
    })
    expect(await detail(4)).toMatchObject({ previous: null, next: null })
  })

  it('is sanitized: without scripts, handlers and foreign frames', async () => {
    await write({
      articleId: 1,
      content:
        '<p onclick="alert(1)">好<script>alert(1)</script></p><iframe src="https://evil.example"></iframe>',
    })
    expect((await detail(1)).content).toBe('<p>好</p>')
  })

  it('is an empty list when it does not exist, is withdrawn or not released yet', async () => {
    await write({ articleId: 1, releaseStatus: false })
    await write({ articleId: 2, releaseTime: mall.now() + 60 })
    expect(await detail(1)).toEqual([])
    expect(await detail(2)).toEqual([])
    expect(await detail(9)).toEqual([])
  })

  it('is refused with the message of the contract for an invalid id', async () => {
    expect(await detail('abc')).toMatchObject({ message: '种草不存在', status_code: 422 })
    expect(await detail('99999999999')).toMatchObject({ message: '种草不存在' })
  })

  it('shows current names and prices of its products and leaves out hidden ones', async () => {
    const shown = await make.goods({ price: 299_900, store: 5 }, { itemName: '冰箱' })
    const hidden = await make.goods({ price: 1, store: 5 }, { approveStatus: 'instock' })
    const closed = await make.goods(
      { price: 1, store: 5 },
      { distributorId: await make.shop({ isValid: 'false' }) },
    )
    const goodsBlock = (itemId: number): IntroBlock => ({
      name: 'goods',
      base: { title: '相关商品' },
      config: {},
      data: [{ item_id: itemId, item_name: '当时的名字', img_url: '/a.png', price: 1 }],
    })
    const text: IntroBlock = { name: 'writing', base: {}, config: {}, data: [{ content: '好' }] }
    await write({
      articleId: 1,
      content: [text, goodsBlock(shown), goodsBlock(hidden), goodsBlock(closed), goodsBlock(987_654)],
    })
    const { data } = await mall.call<ArticleDetail>('GET', '/article/management/1', { rich_text: 'blocks' })
    expect(data.content).toEqual([
      text,
      expect.objectContaining({
        name: 'goods',
        data: [expect.objectContaining({ goods_id: shown, item_name: '冰箱', price: 299_900 })],
      }),
    ])
  })

  it('of blocks is HTML, except of type bring, whose blocks H5 shows', async () => {
    const content: IntroBlock[] = [{ name: 'writing', base: {}, config: {}, data: [{ content: '好' }] }]
    await write({ articleId: 1, content })
    await write({ articleId: 2, content, articleType: 'bring' })
    expect((await detail(1)).content).toBe('<p>好</p>')
    expect((await detail(2)).content).toEqual(content)
  })
})

describe('catalogues of articles', () => {
  it('are a tree per type, sorted by the operator', async () => {
    const tree = async (params = {}) =>
      (await mall.call<ArticleCategory[]>('GET', '/article/category', params)).data
    expect(await tree()).toMatchObject([
      {
        category_name: '指南',
        level: 0,
        children: [{ category_name: '冰箱指南', path: '1,2', category_level: 2 }],
      },
      { category_name: '资讯', children: [] },
    ])
    expect(await tree({ category_type: 'bring' })).toMatchObject([{ category_name: '种草' }])
  })
})
