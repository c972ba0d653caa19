import { indexGoods } from '@/lib/server/catalogue/search/index-goods'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

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
  await orm.insert(tables.categories).values({
    level: 1,
    isMain: false,
    created: at,
    updated: at,
    categoryId: 1,
    categoryName: '冰箱',
    path: [1],
  })
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

it('takes page_no and page_size for page and pageSize, and says which is missing', async () => {
  const ask = async (params: Record<string, unknown>) =>
    (await mall.call<List>('GET', '/goods/items', params)).data
  expect(await ask({ page_no: 1, page_size: 2 })).toEqual(await ask({ page: 1, pageSize: 2 }))
  expect(await ask({ page_no: 1 })).toMatchObject({
    message: '获取商品列表出错.',
    errors: { pageSize: ['pageSize 必填。'] },
  })
  expect(await ask({ page_size: 2, page_no: 0 })).toMatchObject({
    errors: { page_no: ['page 必填，且为正整数。'] },
  })
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
      const narrowed = await ask({
        keywords: '冰箱',
        start_price,
        ...(end_price === null ? {} : { end_price }),
      })
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
      itemId: 9001,
      goodsId: dear,
      isDefault: false,
      itemBn: 'SMALL',
      price: 50_000,
      store: 5,
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

describe('parameters of a list', () => {
  const idsOf = async (params: Record<string, unknown>) =>
    (await ask(params)).list.map(({ goods_id }) => goods_id)

  it('fall back to the operator’s sort and to no filter when their value is unknown', async () => {
    const all = await idsOf({})
    for (const params of [
      { goodsSort: 9 },
      { goodsSort: 'zz' },
      { goodsSort: 0 },
      { type: 'all' },
      { type: 7 },
    ])
      expect(await idsOf(params)).toEqual(all)
    expect(await idsOf({ type: 1 })).toEqual([])
    expect(await idsOf({ goodsSort: 3 })).not.toEqual(all)
  })

  it('find staff products only, for staff only', async () => {
    const goods = await make.goods({ price: 100, store: 1 }, { staffGoods: true, itemName: '内购风扇' })
    const staff = await make.member({ isStaff: true })
    const find = async (token?: string) => {
      const params = { page: 1, pageSize: 50, staff_goods: 1 }
      return (await mall.call<List>('GET', '/goods/items', params, token ? { token } : {})).data.list
    }
    expect((await find(staff.token)).map(({ goods_id }) => goods_id)).toEqual([goods])
    expect(await find()).toEqual([])
    expect(await find((await make.member()).token)).toEqual([])
  })

  it('find what is shipped from a region: that of the shop', async () => {
    const [hangzhou, ningbo] = [await make.shop(), await make.shop({ city: '宁波市', area: '鄞州区' })]
    const [near, far] = [
      await make.goods({ price: 100, store: 1 }, { distributorId: hangzhou }),
      await make.goods({ price: 100, store: 1 }, { distributorId: ningbo }),
    ]
    const from = async (...regions: number[]) => {
      const found = await idsOf({ regions_id: regions.join() })
      return [near, far].filter((id) => found.includes(id))
    }
    expect(await from(330000)).toEqual([near, far])
    expect(await from(330100)).toEqual([near])
    expect(await from(330212, 330106)).toEqual([near, far])
    // A county comes with the city and the province above it.
    expect(await from(330000, 330200, 330212)).toEqual([far])
    expect(await from(310000)).toEqual([])
    expect((await ask({ 'regions_id[0]': 999999 })).total_count).toBe(0)
  })
})

describe('a row of a list', () => {
  const rowOf = async (goodsId: number, token?: string) => {
    const params = { page: 1, pageSize: 1, item_id: goodsId }
    const { data } = await mall.call<{ list: Record<string, unknown>[] }>('GET', '/goods/items', params, {
      ...(token ? { token } : {}),
    })
    return data.list[0]
  }

  it('says what a member has of the product', async () => {
    const goods = await make.goods({ price: 100, store: 9 })
    const { token } = await make.member()
    const send = (path: string, params: object = {}) => mall.call('POST', path, { ...params }, { token })
    expect(await rowOf(goods, token)).toMatchObject({ cart_num: 0, is_fav: 0 })
    await send('/cart', { item_id: goods, num: 3, shop_type: 'distributor' })
    await send(`/member/collect/item/${goods}`)
    expect(await rowOf(goods, token)).toMatchObject({ cart_num: 3, is_fav: 1 })
    expect(await rowOf(goods)).not.toHaveProperty('is_fav')
    expect(await rowOf(goods)).not.toHaveProperty('cart_num')
    expect(await rowOf(goods)).toMatchObject({
      is_medicine: 0,
      is_prescription: 0,
      medicine_data: [],
      origincountry_name: '',
      origincountry_img_url: '',
    })
  })

  it('has the stock of the product page, also while an activity sells', async () => {
    const goods = await make.goods({ price: 1000, store: 50 }, { nospec: false })
    await mall.db.orm.insert(tables.skus).values({
      itemId: 9101,
      goodsId: goods,
      isDefault: false,
      itemBn: 'SALE-2',
      price: 1000,
      store: 2,
      approveStatus: 'onsale',
    })
    const seckillId = await make.sale({ itemId: goods, activityPrice: 900, activityStore: 7 })
    await mall.db.orm
      .insert(tables.seckillItems)
      .values({ seckillId, goodsId: goods, itemId: 9101, activityPrice: 950, activityStore: 4 })
    const page = await mall.call<{ store: number }>('GET', `/goods/items/${goods}`)
    expect(page.data.store).toBe(9)
    expect((await rowOf(goods))?.store).toBe(9)
  })
})

describe('lists of own products and of products with stock', () => {
  const found = async (filter: Record<string, unknown>) =>
    new Set((await ask(filter)).list.map(({ goods_id }) => goods_id))

  it('leave out what other shops sell, and what is sold out', async () => {
    const distributorId = await make.shop()
    const own = await make.goods({ price: 700, store: 1 })
    const soldOut = await make.goods({ price: 700, store: 0 })
    const ofShop = await make.goods({ price: 700, store: 1 }, { distributorId })
    const bounds = { start_price: 7, end_price: 7 }
    expect(await found(bounds)).toEqual(new Set([own, soldOut, ofShop]))
    expect(await found({ ...bounds, distributor_id: 0 })).toEqual(new Set([own, soldOut]))
    expect(await found({ ...bounds, in_stock: 1 })).toEqual(new Set([own, ofShop]))
    expect(await found({ ...bounds, distributor_id: 0, in_stock: 1 })).toEqual(new Set([own]))
    expect((await found({ ...bounds, in_stock: 0 })).size).toBe(3)
  })
})
