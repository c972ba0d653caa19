import type { PointsDetail, PointsGoodsList, PointsMallAnswer } from '@/lib/contract/trade/points-mall'
import { rates, goodsCategories } from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { openPointsMall, pointsGoods, storeSetting } from '../../fixtures/engine/points'
import { testMall } from '../../fixtures/engine/test-mall'

/** The calls of contract goods §15. */

const mall = testMall()
const make = builders(mall)

const get = async <T>(path: string, params: object = {}) =>
  (await mall.call<T>('GET', path, { ...params })).data
const list = (params: object = {}) => get<PointsGoodsList>('/pointsmall/goods/items', params)
const names = async (params: object = {}) => (await list(params)).list.map(({ item_name: name }) => name)

describe('a closed points mall', () => {
  it('says so and shows nothing', async () => {
    const item = await pointsGoods(make, { point: 10, store: 1 }, { itemName: '甲' })
    const setting = await get<PointsMallAnswer>('/pointsmall/setting')
    expect(setting.entrance).toEqual({
      mobile_openstatus: false,
      mobileterminal_openstatus: false,
      pc_openstatus: false,
    })
    expect(await list()).toMatchObject({ list: [], total_count: 0 })
    expect(await get('/pointsmall/goods/category')).toEqual([])
    expect(await get('/pointsmall/lovely/goods/items', { item_id: item })).toMatchObject({ list: [] })
    expect(await get(`/pointsmall/goods/items/${item}`)).toMatchObject({ message: '商品不存在或者已下架' })
  })
})

describe('opening and closing', () => {
  it('is for operators, drops the pages that lead to it, and is on record', async () => {
    const { token } = await make.member({ role: 'operator' })
    const put = async (is_open: boolean, as = token) =>
      (await mall.call('PUT', '/operator/pointsmall', { is_open }, { token: as })).data
    const isOpen = async () => (await get<PointsMallAnswer>('/pointsmall/setting')).entrance.pc_openstatus
    expect(await put(true, (await make.member()).token)).toHaveProperty('message')
    expect(await isOpen()).toBe(false)
    expect(await put(true)).toEqual({ is_open: true })
    expect(await isOpen()).toBe(true)
    expect(mall.dropped).toEqual(['points-mall'])
    expect(await put(false)).toEqual({ is_open: false })
    expect(await isOpen()).toBe(false)
    const [entry] = await mall.rows<{ before: object; after: object }>(
      "select before, after from audit_rows where subject_id = 'pointsmall' order by at desc, audit_id desc limit 1",
    )
    expect(entry).toEqual({ before: { isOpen: true }, after: { isOpen: false } })
  })
})

describe('the points mall', () => {
  let category: number
  beforeAll(async () => {
    await openPointsMall(mall, {
      banner: ['/a.png', '/b.png', '/c.png', '/d.png', '/e.png'],
      filters: { brand: true, category: false, points: true },
      sections: [[0, 100]],
    })
    const top = await make.category()
    category = await make.category([top])
    const drink = await pointsGoods(
      make,
      { point: 300, price: 0, store: 5, marketPrice: 3900 },
      { itemName: '乙 Cup', sales: 9, sort: 5 },
    )
    await mall.db.orm.insert(goodsCategories).values({ goodsId: drink, categoryId: category })
    await pointsGoods(make, { point: 200, price: 990, store: 0 }, { itemName: '丙', sales: 20, sort: 9 })
    await make.goods({ price: 100, store: 3 }, { itemName: '普通' })
    await pointsGoods(make, { point: 5, store: 3 }, { itemName: '下架', approveStatus: 'instock' })
  })

  it('answers its setting with at most four pictures', async () => {
    expect(await get('/pointsmall/setting')).toEqual({
      pc_banner: ['/a.png', '/b.png', '/c.png', '/d.png'].map((path) => expect.stringContaining(path)),
      screen: {
        brand_openstatus: true,
        cat_openstatus: false,
        point_openstatus: true,
        point_section: [[0, 100]],
      },
      entrance: { mobile_openstatus: true, mobileterminal_openstatus: true, pc_openstatus: true },
    })
  })

  it('lists its products alone, with points and money', async () => {
    const { list: rows, total_count: total } = await list()
    expect(total).toBe(3)
    expect(rows[0]).toMatchObject({
      item_name: '丙',
      point: 200,
      price: 990,
      pay_class: 'mixed',
      store: 0,
      sales: 20,
    })
    expect(rows[1]).toMatchObject({ item_name: '乙 Cup', point: 300, pay_class: 'point', market_price: 3900 })
  })

  it('sorts by sales, points and age, filters by points, name and category, and pages', async () => {
    expect(await names({ goodsSort: 1 })).toEqual(['丙', '乙 Cup', '甲'])
    expect(await names({ goodsSort: 2 })).toEqual(['乙 Cup', '丙', '甲'])
    expect(await names({ goodsSort: 3 })).toEqual(['甲', '丙', '乙 Cup'])
    expect(await names({ start_price: 200, end_price: 300, goodsSort: 3 })).toEqual(['丙', '乙 Cup'])
    expect(await names({ score_start: 201 })).toEqual(['乙 Cup'])
    expect(await names({ keywords: 'cup' })).toEqual(['乙 Cup'])
    expect(await names({ keywords: '%' })).toEqual([])
    expect(await names({ cat_id: category })).toEqual(['乙 Cup'])
    expect(await names({ page: 2, pageSize: 1 })).toEqual(['乙 Cup'])
  })

  it('answers the categories that have products, from the top down', async () => {
    const tree = await get<{ children: { category_id: number }[] }[]>('/pointsmall/goods/category', {
      have_items: true,
    })
    expect(tree).toHaveLength(1)
    expect(tree[0]?.children).toMatchObject([{ category_id: category }])
  })

  it('answers a product with points per SKU and without what only the mall has', async () => {
    const item = await pointsGoods(make, { point: 30, price: 100, store: 4 })
    await make.card({ title: '通用券' })
    await make.grade({ gradeId: 70, gradeName: '九折', discount: 10 })
    const one = await buyer(mall, make, { gradeId: 70 })
    const detail = await one.call<PointsDetail>('GET', `/pointsmall/goods/items/${item}`, { is_tdk: 1 })
    expect(detail).toMatchObject({ item_id: item, point: 30, price: 100, store: 4, activity_type: 'normal' })
    expect(detail.item_category_main).toEqual([])
    for (const field of ['member_price', 'kaquan_list', 'promotion_activity', 'vipgrade_guide_title'])
      expect(detail).not.toHaveProperty(field)
    expect(await get('/pointsmall/goods/items/424242')).toMatchObject({ message: '商品不存在或者已下架' })
    const plain = await make.goods({ price: 1, store: 1 })
    expect(await get(`/pointsmall/goods/items/${plain}`)).toMatchObject({ message: '商品不存在或者已下架' })
  })

  it('tells search engines the price in points', async () => {
    const template = { title: '{goods_name}', mate_keywords: '', mate_description: '{goods_price}' }
    await storeSetting(mall, 'tdk.goods', template)
    const described = async (price: number) => {
      const item = await pointsGoods(make, { point: 30, price, store: 4 })
      const { tdk_data: seo } = await get<PointsDetail>(`/pointsmall/goods/items/${item}`, { is_tdk: 1 })
      return seo.mate_description
    }
    expect([await described(0), await described(100)]).toEqual(['30积分', '30积分+¥1.00'])
  })

  it('recommends what sells best, without the product itself', async () => {
    const [first] = (await list({ goodsSort: 1 })).list
    const lovely = await get<PointsGoodsList>('/pointsmall/lovely/goods/items', { item_id: first?.item_id })
    expect(lovely.list[0]?.item_name).toBe('乙 Cup')
    expect(lovely.list.map(({ item_id }) => item_id)).not.toContain(first?.item_id)
  })

  it('recommends sold-out products last', async () => {
    const { list: lovely } = await get<PointsGoodsList>('/pointsmall/lovely/goods/items', { item_id: 1 })
    expect(lovely.at(-1)).toMatchObject({ item_name: '丙', goods_store: 0 })
  })

  it('shows reviews of points orders on the product', async () => {
    const item = await pointsGoods(make, { point: 30, store: 4 })
    const { userId } = await make.member()
    await mall.db.orm.insert(rates).values({
      goodsId: item,
      itemId: item,
      orderId: '1',
      userId,
      star: 5,
      content: '好',
      created: 1,
      orderType: 'pointsmall',
      itemSpecDesc: '',
      username: '',
    })
    const detail = await get<PointsDetail>(`/pointsmall/goods/items/${item}`)
    expect(detail.rate_statistics.total).toBe(1)
    expect(await get('/order/rate/list', { item_id: item, order_type: 'pointsmall' })).toMatchObject({
      total_count: 1,
    })
  })
})
