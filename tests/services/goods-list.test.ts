import * as tables from '@/lib/server/db/schema'
import { indexGoods } from '@/lib/server/search/index-goods'
import { builders } from '../fixtures/engine/builders'
import { testMall } from '../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)
let fridges: { cheap: number; dear: number }

interface List {
  total_count: number
  list: { goods_id: number; price: number; promotion_activity?: { promotion_id: number }[] }[]
  brand_list: { list: { attribute_name: string; count: number }[] }
  select_tags_list: { tag_name: string; count: number }[]
  item_params_list: {
    attribute_name: string
    values: { attribute_value_name: string; count: number }[]
  }[]
  price_list: { start_price: number; end_price: number | null; count: number }[]
  partly_counted: string[]
}

const ask = async (params: Record<string, unknown>): Promise<List> =>
  (await mall.call<List>('GET', '/goods/items', { page: 1, pageSize: 18, ...params })).data
const brandsOf = ({ brand_list }: List) => brand_list.list.map((one) => [one.attribute_name, one.count])

/** 冰箱 of two brands and energy classes, and a washing machine of a third brand. */
beforeAll(async () => {
  const { orm } = mall.db
  const at = mall.now()
  const brand = { attributeType: 'brand' as const, created: at }
  await orm.insert(tables.attributes).values([
    { ...brand, attributeId: 1, attributeName: '云杉' },
    { ...brand, attributeId: 2, attributeName: '澜岸' },
    { ...brand, attributeId: 3, attributeName: '沐川' },
    { attributeId: 4, attributeType: 'item_params', attributeName: '能效等级', created: at },
  ])
  await orm.insert(tables.attributeValues).values([
    { attributeValueId: 41, attributeId: 4, attributeValue: '一级' },
    { attributeValueId: 42, attributeId: 4, attributeValue: '三级' },
  ])
  const category = { level: 1, isMain: false, created: at, updated: at }
  await orm.insert(tables.categories).values({ ...category, categoryId: 1, categoryName: '冰箱', path: [1] })
  const one = (price: number, brandId: number) =>
    make.goods({ price, store: 5 }, { itemName: `冰箱${brandId}`, brandId })
  fridges = { cheap: await one(100_000, 1), dear: await one(300_000, 2) }
  await one(200_000, 3)
  await orm.insert(tables.goodsCategories).values([
    { goodsId: fridges.cheap, categoryId: 1 },
    { goodsId: fridges.dear, categoryId: 1 },
  ])
  await orm.insert(tables.goodsParams).values([
    { goodsId: fridges.cheap, attributeId: 4, attributeValueId: 41 },
    { goodsId: fridges.dear, attributeId: 4, attributeValueId: 42 },
  ])
  await indexGoods(mall.db, Object.values(fridges))
})

describe('a list without matching products', () => {
  it('names the selected values and offers others', async () => {
    const answer = await ask({ category_id: 1, brand_id: 3 })
    expect(answer.total_count).toBe(0)
    expect(brandsOf(answer)).toEqual([
      ['云杉', 1],
      ['澜岸', 1],
      ['沐川', 0],
    ])
  })

  it('offers other parameters too, and in a search', async () => {
    const answer = await ask({
      keywords: '冰箱',
      brand_id: 1,
      'item_params[0][attribute_id]': 4,
      'item_params[0][attribute_value_id]': 42,
    })
    expect(answer.total_count).toBe(0)
    expect(brandsOf(answer)).toEqual([
      ['云杉', 0],
      ['澜岸', 1],
    ])
    expect(answer.item_params_list).toEqual([
      expect.objectContaining({
        attribute_name: '能效等级',
        values: [
          expect.objectContaining({ attribute_value_name: '一级', count: 1 }),
          expect.objectContaining({ attribute_value_name: '三级', count: 0 }),
        ],
      }),
    ])
  })

  it('does not treat other attributes as brands', async () =>
    expect(brandsOf(await ask({ category_id: 1, brand_id: 4 }))).toEqual([
      ['云杉', 1],
      ['澜岸', 1],
    ]))
})

describe('price bands', () => {
  it('count what selecting them finds, and stay while one is selected', async () => {
    const { price_list: bands, total_count: total, partly_counted } = await ask({ keywords: '冰箱' })
    expect(bands).toEqual([
      { start_price: 0, end_price: 1999.99, count: 1 },
      { start_price: 2000, end_price: 2999.99, count: 1 },
      { start_price: 3000, end_price: null, count: 1 },
    ])
    expect(partly_counted).toEqual([])
    expect(total).toBe(3)
    for (const { start_price, end_price, count } of bands) {
      const range = { start_price, ...(end_price === null ? {} : { end_price }) }
      const narrowed = await ask({ keywords: '冰箱', ...range })
      expect(narrowed.total_count).toBe(count)
      expect(narrowed.price_list).toEqual(bands)
    }
  })

  it('respect the other filters', async () => {
    expect((await ask({ category_id: 1 })).price_list.map(({ count }) => count)).toEqual([1, 1])
    expect((await ask({ category_id: 1, brand_id: 1 })).price_list).toEqual([])
    expect(brandsOf(await ask({ category_id: 1, end_price: 2000 }))).toEqual([['云杉', 1]])
  })
})

describe('prices of a list', () => {
  let dear: number
  const pricesOf = ({ list }: List) => list.map(({ price }) => price)

  /** The default SKU costs 2,500, another one 500: the card shows 2,500. */
  beforeAll(async () => {
    dear = await make.goods({ price: 250_000, store: 5 }, { price: 50_000, nospec: false })
    await mall.db.orm.insert(tables.skus).values({
      ...{ itemId: 9001, goodsId: dear, isDefault: false, itemBn: 'SMALL', price: 50_000, store: 5 },
      approveStatus: 'onsale',
    })
    await indexGoods(mall.db, [dear])
  })

  it('are sorted by the prices on the cards', async () => {
    expect(pricesOf(await ask({ goodsSort: 3 }))).toEqual([100_000, 200_000, 250_000, 300_000])
    expect(pricesOf(await ask({ goodsSort: 2 }))).toEqual([300_000, 250_000, 200_000, 100_000])
  })

  it('are filtered by the prices on the cards', async () => {
    expect(pricesOf(await ask({ start_price: 2000, end_price: 2500 }))).toEqual([250_000, 200_000])
    expect(pricesOf(await ask({ end_price: 999 }))).toEqual([])
  })

  it('follow a price change of the default SKU, not of another one', async () => {
    const { token } = await make.member({ role: 'operator' })
    const put = (item_id: number, price: number) =>
      mall.call('PUT', '/operator/goods/prices', { prices: [{ item_id, price }] }, { token })
    await put(9001, 1_000)
    expect(pricesOf(await ask({ end_price: 999 }))).toEqual([])
    await put(dear, 90_000)
    expect(pricesOf(await ask({ end_price: 999 }))).toEqual([90_000])
  })
})

describe('the products of a promotion or coupon', () => {
  const goodsOf = async (filter: Record<string, unknown>) =>
    (await ask(filter)).list.map(({ goods_id }) => goods_id)

  it('are those of its main categories, not of sales categories', async () => {
    const { goodsId, ...categories } = await make.categorizedGoods({ price: 100, store: 1 })
    const filters = async (categoryId: number) => {
      const range = { useBound: 2, boundIds: [categoryId] }
      const rules = [{ full: 100, minus: 10 }]
      return [
        { card_id: await make.card(range) },
        { marketing_id: await make.marketing({ ...range, marketingType: 'full_minus', rules }) },
      ]
    }
    for (const filter of await filters(categories.salesCategory)) expect(await goodsOf(filter)).toEqual([])
    for (const filter of await filters(categories.mainCategory))
      expect(await goodsOf(filter)).toEqual([goodsId])
    for (const filter of await filters(categories.topCategory))
      expect(await goodsOf(filter)).toEqual([goodsId])
  })

  it('are all but the excluded ones, which do not carry its label', async () => {
    const distributorId = await make.shop()
    const excluded = await make.goods({ price: 100, store: 1 }, { distributorId })
    const included = await make.goods({ price: 100, store: 1 }, { distributorId })
    const marketing_id = await make.marketing({
      marketingType: 'full_minus',
      rules: [{ full: 100, minus: 10 }],
      useBound: 5,
      boundIds: [excluded],
      distributorId,
    })
    expect(await goodsOf({ marketing_id })).toEqual([included])
    const { list } = await ask({ distributor_id: distributorId })
    const labels = new Map(list.map(({ goods_id, promotion_activity }) => [goods_id, promotion_activity]))
    expect(labels.get(included)).toMatchObject([{ promotion_id: marketing_id, promotion_tag: '满减' }])
    expect(labels.get(excluded)).toBeUndefined()
    expect(labels.has(excluded)).toBe(true)
  })
})
