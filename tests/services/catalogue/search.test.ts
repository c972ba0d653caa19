import { goodsCountLimit } from '@/lib/domain/search/limits'
import { indexGoods, writeSearchWords } from '@/lib/server/catalogue/search/index-goods'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)
let ids: Record<'door' | 'french' | 'washer' | 'phone' | 'staff' | 'gift', number>

interface List {
  total_count: number
  is_near: boolean
  partly_counted: string[]
  list: { goods_id: number }[]
  brand_list: { list: { attribute_id: number; count: number }[] }
  select_tags_list: { tag_name: string; count: number }[]
  item_params_list: { attribute_name: string; values: { attribute_value_id: number; count: number }[] }[]
  message?: string
}

const ask = async (params: Record<string, unknown>): Promise<List> =>
  (await mall.call<List>('GET', '/goods/items', { page: 1, pageSize: 18, ...params })).data
const found = async (params: Record<string, unknown>) =>
  (await ask(params)).list.map(({ goods_id }) => goods_id)

beforeAll(async () => {
  const { orm } = mall.db
  const at = 1_790_000_000
  const attribute = (attributeId: number, attributeType: 'brand' | 'item_params', attributeName: string) =>
    orm.insert(tables.attributes).values({ attributeId, attributeType, attributeName, created: at })
  await attribute(1, 'brand', '云杉')
  await attribute(2, 'brand', '澜岸')
  await attribute(3, 'item_params', '能效等级')
  await orm.insert(tables.attributeValues).values([
    { attributeValueId: 31, attributeId: 3, attributeValue: '一级' },
    { attributeValueId: 32, attributeId: 3, attributeValue: '三级' },
  ])
  await orm.insert(tables.categories).values([
    { categoryId: 1, categoryName: '大家电', level: 1, path: [1], isMain: false, created: at, updated: at },
    {
      categoryId: 2,
      categoryName: '冰箱',
      parentId: 1,
      level: 2,
      path: [1, 2],
      isMain: false,
      created: at,
      updated: at,
    },
  ])
  await orm.insert(tables.tags).values({ tagId: 1, tagName: '新品', created: at })
  const one = (itemName: string, more: Partial<typeof tables.goods.$inferInsert> = {}) =>
    make.goods({ price: 10_000, store: 5 }, { itemName, ...more })
  ids = {
    door: await one('云杉对开门冰箱变频风冷', { brandId: 1, sales: 5 }),
    french: await one('澜岸法式四门冰箱', { brandId: 2, sales: 50 }),
    washer: await one('云杉滚筒洗衣机', { brandId: 1, sales: 500 }),
    phone: await one('玄枢 X3 Pro 手机', { itemBn: 'HX-9001' }),
    staff: await one('云杉冰箱员工专享', { staffGoods: true }),
    gift: await one('云杉冰箱贴', { isGift: true }),
  }
  await orm.insert(tables.goodsCategories).values([
    { goodsId: ids.door, categoryId: 2 },
    { goodsId: ids.french, categoryId: 2 },
  ])
  await orm.insert(tables.goodsParams).values([
    { goodsId: ids.door, attributeId: 3, attributeValueId: 31 },
    { goodsId: ids.french, attributeId: 3, attributeValueId: 32 },
  ])
  await orm.insert(tables.goodsTags).values({ goodsId: ids.french, tagId: 1 })
  await indexGoods(mall.db, Object.values(ids))
  await writeSearchWords(mall.db)
})

describe('a search', () => {
  it('finds by words of the name, best sellers first', async () =>
    expect(await found({ keywords: '冰箱' })).toEqual([ids.french, ids.door]))

  it('lists products that are in the category before those whose name mentions it', async () => {
    await mall.db.orm.insert(tables.categories).values({
      categoryId: 3,
      path: [3],
      categoryName: '烤箱',
      level: 1,
      isMain: false,
      created: 1,
      updated: 1,
    })
    const [oven, glove] = [
      await make.goods({ price: 100, store: 5 }, { itemName: '嵌入式烤箱', sales: 1 }),
      await make.goods({ price: 100, store: 5 }, { itemName: '烤箱手套', sales: 9000 }),
    ]
    await mall.db.orm.insert(tables.goodsCategories).values({ goodsId: oven, categoryId: 3 })
    await indexGoods(mall.db, [oven, glove])
    expect(await found({ keywords: '烤箱' })).toEqual([oven, glove])
  })

  it('lists names with the whole keyword first', async () =>
    expect(await found({ keywords: '云杉冰箱' })).toEqual([ids.door]))

  it.each([['HX-9001'], ['x3pro'], ['Ｘ３']])('finds by article number and letters: %s', async (keywords) =>
    expect(await found({ keywords })).toEqual([ids.phone]),
  )

  it('finds by category and parameter, after names', async () => {
    expect(await found({ keywords: '大家电' })).toEqual([ids.french, ids.door])
    expect(await found({ keywords: '一级' })).toEqual([ids.door])
  })

  it('tolerates one wrong character when nothing matches, and marks the results as near', async () => {
    const answer = await ask({ keywords: '法试四门' })
    expect(answer.list.map(({ goods_id }) => goods_id)).toEqual([ids.french])
    expect(answer.is_near).toBe(true)
    expect((await ask({ keywords: '冰箱' })).is_near).toBe(false)
  })

  it('shows no gifts, and staff products only to staff', async () => {
    expect(await found({ keywords: '冰箱贴' })).not.toContain(ids.gift)
    expect(await found({ keywords: '员工专享' })).toEqual([])
    const staff = await make.member({ isStaff: true })
    const { data } = await mall.call<List>(
      'GET',
      '/goods/items',
      { page: 1, pageSize: 18, keywords: '员工专享' },
      { token: staff.token },
    )
    expect(data.list.map(({ goods_id }) => goods_id)).toEqual([ids.staff])
  })

  it('refuses 4-byte characters with the message of the contract', async () =>
    expect((await ask({ keywords: '冰箱😀' })).message).toBe('系统当前不支特殊字符搜索'))

  it.each(["'", "' | 'x", '\\', '%_', ':*', '&!()', '<script>', ' '])(
    'is not broken by %j',
    async (keywords) => expect((await ask({ keywords })).total_count).toEqual(expect.any(Number)),
  )

  it('drops products that go off the shelf and lists them again when they return', async () => {
    const { orm } = mall.db
    const set = async (approveStatus: 'instock' | 'onsale') => {
      const { eq } = await import('drizzle-orm')
      await orm.update(tables.goods).set({ approveStatus }).where(eq(tables.goods.goodsId, ids.washer))
      await indexGoods(mall.db, [ids.washer])
    }
    await set('instock')
    expect(await found({ keywords: '洗衣机' })).toEqual([])
    await set('onsale')
    expect(await found({ keywords: '洗衣机' })).toEqual([ids.washer])
  })
})

describe('filters and facets', () => {
  it('count brands, tags and parameters of the results', async () => {
    const answer = await ask({ category_id: 1 })
    expect(answer.total_count).toBe(2)
    expect(answer.brand_list.list.map(({ attribute_id, count }) => [attribute_id, count])).toEqual(
      expect.arrayContaining([
        [1, 1],
        [2, 1],
      ]),
    )
    expect(answer.select_tags_list).toEqual([expect.objectContaining({ tag_name: '新品', count: 1 })])
    expect(answer.item_params_list).toEqual([
      expect.objectContaining({
        attribute_name: '能效等级',
        values: expect.arrayContaining([expect.objectContaining({ attribute_value_id: 31, count: 1 })]),
      }),
    ])
  })

  it('respect the other filters and still offer their own values', async () => {
    const answer = await ask({ category_id: 1, brand_id: 1 })
    expect(answer.list.map(({ goods_id }) => goods_id)).toEqual([ids.door])
    expect(answer.brand_list.list).toHaveLength(2)
    expect(answer.select_tags_list).toEqual([])
  })

  it('count at most a hundred pages', async () => {
    const { orm } = mall.db
    const from = 50_000
    const many = Array.from({ length: goodsCountLimit + 20 }, (_, at) => from + at)
    const created = 1_790_000_000
    await orm.insert(tables.categories).values({
      categoryId: 9,
      categoryName: '挂件',
      level: 1,
      path: [9],
      isMain: false,
      created,
      updated: created,
    })
    await orm.insert(tables.goods).values(
      many.map((goodsId) => ({
        goodsId,
        itemName: `挂件${goodsId}`,
        brandId: 1,
        nospec: true,
        created,
        updated: created,
        price: 100,
        approveStatus: 'onsale' as const,
      })),
    )
    await orm.insert(tables.skus).values(
      many.map((id) => ({
        itemId: id,
        goodsId: id,
        isDefault: true,
        itemBn: `G${id}`,
        store: 1,
        price: 100,
        marketPrice: 100,
        approveStatus: 'onsale' as const,
      })),
    )
    await orm.insert(tables.goodsCategories).values(many.map((goodsId) => ({ goodsId, categoryId: 9 })))
    await indexGoods(mall.db, many)
    const answer = await ask({ category_id: 9, page: 100 })
    expect(answer.total_count).toBe(goodsCountLimit)
    expect(answer.list).toHaveLength(18)
    expect(answer.brand_list.list).toEqual([
      expect.objectContaining({ attribute_id: 1, count: goodsCountLimit }),
    ])
    expect((await ask({ keywords: '挂件' })).total_count).toBe(goodsCountLimit)
    expect((await ask({ category_id: 9, goodsSort: 3, page: 2 })).list).toHaveLength(18)
    expect(answer.partly_counted).toEqual(['brand', 'tag', 'params', 'price'])
    const other = await ask({ category_id: 9, brand_id: 2 })
    expect(other).toMatchObject({ total_count: 0, partly_counted: ['brand'] })

    // There are twenty more products, and no page links to them.
    for (const deep of [101, 1_000_000])
      for (const list of [{ category_id: 9 }, { category_id: 9, goodsSort: 3 }, { keywords: '挂件' }])
        expect(await ask({ ...list, page: deep })).toMatchObject({ total_count: goodsCountLimit, list: [] })
    const recommended = { page: 101, pageSize: 18 }
    const { data } = await mall.call<List>('GET', '/promotions/recommendlike', recommended)
    expect(data).toMatchObject({ total_count: goodsCountLimit, list: [] })
  })

  it('filter by parameter and tag name', async () => {
    expect(
      await found({ 'item_params[0][attribute_id]': 3, 'item_params[0][attribute_value_id]': 32 }),
    ).toEqual([ids.french])
    expect(await found({ tag: '新品' })).toEqual([ids.french])
    expect(await found({ tag: '没有这个标签' })).toEqual([])
  })
})

describe('suggestions', () => {
  const suggested = async (keywords: string) =>
    (await mall.call<{ list: { word: string }[] }>('GET', '/goods/suggest', { keywords })).data.list.map(
      ({ word }) => word,
    )

  it.each([
    ['冰', '冰箱'],
    ['bx', '冰箱'],
    ['云', '云杉'],
    ['ysdjd', '云杉大家电'],
    ['bingx', '冰箱'],
    ['YunShan', '云杉'],
    ['yun shan dajiadian', '云杉大家电'],
    ['杉', '云杉'],
  ])('for %s offer %s', async (typed, word) => expect(await suggested(typed)).toContain(word))

  it.each(['', '%', '_', "'"])('are empty for %j', async (typed) =>
    expect(await suggested(typed)).toEqual([]),
  )
})
