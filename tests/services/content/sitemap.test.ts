import { sql } from 'drizzle-orm'
import { findNewest, findShards, readShard } from '@/lib/server/content/sitemap/find-pages'
import {
  latestChanges,
  shardsOf,
  sitemapSources,
  type SitemapSource,
} from '@/lib/server/content/sitemap/sources'
import * as tables from '@/lib/server/ground/db/schema'
import type { SitemapRow } from '@/lib/web/registry'
import { idsPerShard } from '@/lib/web/sitemap'
import { builders } from '../../fixtures/engine/builders'
import { openPointsMall, pointsGoods } from '../../fixtures/engine/points'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

beforeAll(async () => {
  const created = mall.now()
  const category = { isMain: false, created, updated: created }
  await mall.db.orm.insert(tables.categories).values([
    { categoryId: 1, categoryName: '家电', level: 1, path: [1], ...category },
    { categoryId: 2, categoryName: '冰箱', level: 2, parentId: 1, path: [1, 2], ...category },
    { categoryId: 3, categoryName: '空柜', level: 1, path: [3], ...category },
    { categoryId: 4, categoryName: '隐藏', level: 1, path: [4], isShowFront: false, ...category },
  ])
  await mall.db.orm
    .insert(tables.attributes)
    .values({ attributeId: 9, attributeType: 'brand', attributeName: '澜岸', created })
  await mall.db.orm.insert(tables.tags).values({ tagId: 5, tagName: '新品', created })
})
beforeEach(async () => {
  for (const table of [
    ...[tables.goodsCategories, tables.goodsTags, tables.skus, tables.goods, tables.articles],
    ...[tables.pcTemplateContents, tables.pcTemplates],
  ])
    await mall.db.orm.delete(table)
})

const stock = { price: 100, store: 1 }

async function rowsOf(source: SitemapSource, shard = 1): Promise<SitemapRow[]> {
  const rows: SitemapRow[] = []
  for (let begin: number | undefined; ;) {
    const piece = await readShard(mall, source, { shard, begin })
    begin = piece.at(-1)?.id
    if (begin === undefined) return rows
    rows.push(...piece)
  }
}
const idsOf = async (source: SitemapSource, shard = 1) => (await rowsOf(source, shard)).map(({ id }) => id)

describe('the sitemap', () => {
  it('lists points products while the points mall is open', async () => {
    const item = await pointsGoods(make, { point: 300, store: 1 })
    await pointsGoods(make, { point: 0, store: 1 })
    await make.goods(stock)
    await openPointsMall(mall, { isOpen: false })
    expect(await idsOf('points')).toEqual([])
    expect(await findNewest(mall)).toMatchObject({ points: 0 })
    await openPointsMall(mall)
    expect(await idsOf('points')).toEqual([item])
    expect((await idsOf('goods')).includes(item)).toBe(false)
    await mall.db.orm.delete(tables.settings)
  })

  it('finds the newest change of the data behind the single pages', async () => {
    expect(await findNewest(mall)).toMatchObject({ goods: 0, articles: 0 })
    await make.goods(stock, { updated: 500 })
    await make.goods(stock, { updated: 700 })
    await make.goods(stock, { updated: 900, approveStatus: 'instock' })
    await mall.db.orm.insert(tables.settings).values({ key: 'trade', value: {}, updated: 300 })
    expect(await findNewest(mall)).toMatchObject({ goods: 700, articles: 0, texts: 300 })
  })

  it('contains the products that lists show, with last change and pictures, and no others', async () => {
    await make.goods(stock, { goodsId: 10, updated: 500, pics: ['/a.svg', '/b.svg'] })
    await make.goods(stock, { goodsId: 11, approveStatus: 'instock' })
    await make.goods(stock, { goodsId: 12, isGift: true })
    await make.goods(stock, { goodsId: 13, staffGoods: true })
    await make.goods(stock, { goodsId: 14, auditStatus: 'processing' })
    const closed = await make.shop({ isValid: 'false' })
    await make.goods(stock, { goodsId: 15, distributorId: closed })
    expect(await rowsOf('goods')).toEqual([
      { id: 10, name: '', updated: 500, pictures: ['/a.svg', '/b.svg'] },
    ])
  })

  it('divides products by id, each into exactly one shard', async () => {
    await make.goods(stock, { goodsId: idsPerShard, updated: 700 })
    await make.goods(stock, { goodsId: idsPerShard + 1, updated: 800 })
    await make.goods(stock, { goodsId: 3 * idsPerShard, updated: 900 })
    expect(await findShards(mall, 'goods')).toEqual([
      { shard: 1, updated: 700 },
      { shard: 2, updated: 800 },
      { shard: 3, updated: 900 },
    ])
    expect(await idsOf('goods', 1)).toEqual([idsPerShard])
    expect(await idsOf('goods', 2)).toEqual([idsPerShard + 1])
    expect(await idsOf('goods', 4)).toEqual([])
  })

  /** Many products on sale that changed at this time. */
  const insertGoods = async (ids: readonly number[], updated: number) => {
    const goods = { itemName: '商品', approveStatus: 'onsale', nospec: true, price: 1, updated } as const
    await mall.db.orm
      .insert(tables.goods)
      .values(ids.map((goodsId) => ({ goodsId, created: updated, ...goods })))
  }

  it('reads a shard of several batches in ascending order and without gaps', async () => {
    const ids = Array.from({ length: 2500 }, (_, at) => 2 * at + 1)
    await insertGoods(ids, mall.now())
    expect(await idsOf('goods')).toEqual(ids)
  })

  it('names no time for lists and shards whose products are not among the latest changes', async () => {
    const old = await make.goods(stock, { goodsId: 1, brandId: 9, updated: 400 })
    await mall.db.orm.insert(tables.goodsCategories).values({ goodsId: old, categoryId: 1 })
    await mall.db.orm.insert(tables.goodsTags).values({ tagId: 5, goodsId: old })
    await insertGoods(
      Array.from({ length: latestChanges }, (_, at) => idsPerShard + 1 + at),
      800,
    )
    for (const source of ['categories', 'brands', 'tags'] as const)
      expect((await rowsOf(source)).map(({ updated }) => updated)).toEqual([0])
    expect(await findShards(mall, 'goods')).toEqual([
      { shard: 1, updated: 0 },
      { shard: 2, updated: 800 },
    ])
    expect(await findNewest(mall)).toMatchObject({ goods: 800 })
  })

  it('reads neither all products nor all of their links for the index', async () => {
    await mall.db.orm.execute(sql`
      insert into goods (goods_id, item_name, approve_status, nospec, price, created, updated)
      select i, '商品', 'onsale', true, 1, 1, i * 7919 % 20000 from generate_series(1, 20000) i`)
    await mall.db.orm.execute(sql`
      insert into goods_categories (category_id, goods_id) select 1, i from generate_series(1, 20000) i`)
    await mall.db.orm.execute(sql`
      insert into goods_tags (tag_id, goods_id) select 5, i from generate_series(1, 20000) i`)
    await mall.db.orm.execute(sql`analyze`)
    for (const source of ['goods', 'categories', 'brands', 'tags'] as const) {
      const { rows } = (await mall.db.orm.execute(
        sql`explain ${shardsOf(source, mall.now())}`,
      )) as unknown as {
        rows: Record<'QUERY PLAN', string>[]
      }
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toContain('goods_by_updated')
      expect(plan).not.toMatch(/Seq Scan on goods/)
    }
  })

  it('contains a list when it has products: categories with their ancestors, brands and tags', async () => {
    const old = await make.goods(stock, { brandId: 9, updated: 400 })
    const fresh = await make.goods(stock, { updated: 600 })
    const hidden = await make.goods(stock, {})
    await mall.db.orm.insert(tables.goodsCategories).values([
      { goodsId: old, categoryId: 1 },
      { goodsId: fresh, categoryId: 2 },
      { goodsId: hidden, categoryId: 4 },
    ])
    await mall.db.orm.insert(tables.goodsTags).values({ tagId: 5, goodsId: old })
    expect((await rowsOf('categories')).map(({ id, updated }) => [id, updated])).toEqual([
      [1, 600],
      [2, 600],
    ])
    expect(await rowsOf('brands')).toEqual([{ id: 9, name: '', updated: 400, pictures: [] }])
    expect(await rowsOf('tags')).toEqual([{ id: 5, name: '新品', updated: 400, pictures: [] }])
  })

  it('contains a designed page that is in use and has widgets', async () => {
    const times = { created: 1, updated: 600 }
    const page = { templateTitle: '专题', templateDescription: '', pageType: 'custom', ...times } as const
    await mall.db.orm.insert(tables.pcTemplates).values([
      { templateId: 21, status: 1, pageCode: 'story', ...page },
      { templateId: 22, status: 1, ...page },
      { templateId: 23, status: 2, ...page },
    ])
    const widget = { params: { type: 'W0011', text: '文字' }, ...times }
    await mall.db.orm.insert(tables.pcTemplateContents).values([
      { templateId: 21, ...widget },
      { templateId: 21, ...widget },
      { templateId: 23, ...widget },
    ])
    expect(await rowsOf('custom')).toEqual([{ id: 21, name: 'story', updated: 600, pictures: [] }])
  })

  it('contains an article from its release on', async () => {
    const created = mall.now()
    const article = { content: '<p>正文</p>', categoryId: 1, created, updated: created }
    await mall.db.orm
      .insert(tables.articleCategories)
      .values({ categoryId: 1, categoryName: '指南' })
      .onConflictDoNothing()
    await mall.db.orm.insert(tables.articles).values([
      { articleId: 1, title: '已发布', imageUrl: '/c.svg', releaseTime: created, ...article },
      { articleId: 2, title: '明天', releaseTime: created + 100, ...article },
      { articleId: 3, title: '草稿', releaseTime: created, releaseStatus: false, ...article },
    ])
    expect(await rowsOf('articles')).toMatchObject([{ id: 1, pictures: ['/c.svg'] }])
    expect(await idsOf('catalogues')).toEqual([1])
    mall.travel(200)
    expect(await idsOf('articles')).toEqual([1, 2])
  })

  it.each(Object.keys(sitemapSources) as SitemapSource[])(
    'is empty for %s of an empty mall',
    async (source) => {
      expect(await findShards(mall, source)).toEqual([])
      expect(await rowsOf(source)).toEqual([])
    },
  )
})
