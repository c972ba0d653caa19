import { sql } from 'drizzle-orm'
import type { ListedShop } from '@/lib/contract/shops/distributor'
import { distanceBetween, type Coordinates } from '@/lib/domain/shop/coordinates'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

beforeEach(async () => {
  await mall.empty()
})

interface ShopList {
  list: ListedShop[]
  total_count: number
  tagList: { tag_id: number; tag_name: string }[]
  defualt_address: unknown
  is_recommend: number
}

const call = async <T>(path: string, params: Record<string, unknown> = {}, token?: string) =>
  (await mall.call<T>('GET', path, params, { token })).data
const list = (params: Record<string, unknown> = {}, token?: string) =>
  call<ShopList>('/distributor/list', params, token)
const names = ({ list: rows }: ShopList) => rows.map(({ name }) => name)

/** All shops, which have a position. */
const placedShops = async () =>
  (await mall.db.orm.select().from(tables.distributors)).map((shop) => ({
    ...shop,
    lng: shop.lng ?? 0,
    lat: shop.lat ?? 0,
  }))

const westLake: Coordinates = { lat: 30.2431, lng: 120.1502 }

describe('shops nearby', () => {
  it('are listed nearest first, with the distance in metres or kilometres', async () => {
    await make.shop({ name: '宁波店', lat: 29.8683, lng: 121.544 })
    await make.shop({ name: '湖边店', lat: 30.2491, lng: 120.1502 })
    await make.shop({ name: '滨江店', lat: 30.2084, lng: 120.2119 })
    const near = await list({ ...westLake, sort_type: 1 })
    expect(names(near)).toEqual(['湖边店', '滨江店', '宁波店'])
    expect(near.list.map((shop) => [shop.distance_show, shop.distance_unit])).toEqual([
      ['667', 'm'],
      ['7.07', 'km'],
      ['140.47', 'km'],
    ])
    expect(near.list[1]?.distance).toBeCloseTo(distanceBetween(westLake, { lat: 30.2084, lng: 120.2119 }), 1)
    expect(near.is_recommend).toBe(0)
    expect(names(await list({ ...westLake, sort_type: 2 }))).toEqual(['宁波店', '滨江店', '湖边店'])
  })

  it('are left out when they do not deliver there, unless a region is requested', async () => {
    await make.shop({ name: '只送三公里', lat: 30.2084, lng: 120.2119, deliveryDistance: 3 })
    await make.shop({ name: '送八公里', lat: 30.2084, lng: 120.2119, deliveryDistance: 8 })
    expect(await list({ ...westLake, sort_type: 1 })).toMatchObject({
      total_count: 1,
      list: [{ name: '送八公里' }],
    })
    expect((await list({ ...westLake, type: 1, city: '杭州市' })).total_count).toBe(2)
  })

  it('without a position come last and have no distance', async () => {
    await make.shop({ name: '没有位置', lat: null, lng: null })
    await make.shop({ name: '宁波店', lat: 29.8683, lng: 121.544 })
    await make.shop({ name: '湖边店', lat: 30.2491, lng: 120.1502 })
    const near = await list({ ...westLake, sort_type: 1 })
    expect(names(near)).toEqual(['湖边店', '宁波店', '没有位置'])
    expect(near.list[2]).toMatchObject({ lng: '', lat: '', distance_show: '', distance_unit: '' })
    expect(near.list[2]).not.toHaveProperty('distance')
    expect(names(await list({ ...westLake, sort_type: 2 }))).toEqual(['宁波店', '湖边店', '没有位置'])
    expect(names(await list({ sort_type: 0 }))).toContain('没有位置')
  })

  it('are found across the date line and around a pole', async () => {
    await make.shop({ name: '西', lat: -17, lng: 179.95 })
    await make.shop({ name: '东', lat: -17, lng: -179.9 })
    await make.shop({ name: '极', lat: 89.99, lng: -100 })
    const fromWest = await list({ lat: -17, lng: 179.99, sort_type: 1 })
    expect(fromWest.list.map((shop) => [shop.name, shop.distance])).toEqual([
      ['西', 4.25],
      ['东', 11.7],
      ['极', expect.any(Number)],
    ])
    expect((await list({ lat: 89.99, lng: 80, sort_type: 1 })).list[0]).toMatchObject({
      name: '极',
      distance: 2.22,
    })
  })

  it('are the same in a large mall, where they are read ring by ring', async () => {
    // A grid of shops over the whole globe, some of them near the date line.
    await mall.db.orm.execute(sql`
      insert into distributors (name, province, city, area, address, lat, lng, created, updated)
      select '网' || i || '-' || j, '省', '市', '区', '路', i * 3.6 - 88, j * 6.9 - 179.5, 1, 1
        from generate_series(0, 48) i, generate_series(0, 51) j`)
    const shops = await placedShops()
    expect(shops.length).toBeGreaterThan(2000)
    for (const from of [westLake, { lat: 0.3, lng: 179.98 }, { lat: -89.5, lng: 12 }]) {
      const expected = shops
        .map((shop) => ({ id: shop.distributorId, km: distanceBetween(from, shop) }))
        .sort((one, other) => one.km - other.km)
        .map(({ km }) => Math.round(km * 100) / 100)
      const second = await list({ ...from, sort_type: 1, page: 2, pageSize: 20 })
      expect(second.total_count).toBe(shops.length)
      second.list.forEach((shop, at) => expect(shop.distance).toBeCloseTo(expected[20 + at] ?? 0, 1))
    }
  })

  it('are measured only inside the box: the plan uses the index on the coordinates', async () => {
    await mall.db.orm.execute(sql`
      insert into distributors (name, province, city, area, address, lat, lng, created, updated)
      select '店' || i, '省', '市', '区', '路', 20 + (i % 200) * 0.1, 100 + (i / 200) * 0.4, 1, 1
        from generate_series(1, 8000) i`)
    await mall.db.orm.execute(sql`analyze distributors`)
    const { within } = await import('@/lib/server/shops/shop/nearby')
    const plan = (await mall.db.orm.execute(
      sql`explain select d.distributor_id from distributors d where ${within(westLake, 25)}`,
    )) as unknown as { rows: Record<'QUERY PLAN', string>[] }
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('distributors_by_place')
  })

  it('deliver within their radius, anywhere on earth', async () => {
    await mall.db.orm.execute(sql`
      insert into distributors (name, province, city, area, address, lat, lng, delivery_distance, created, updated)
      select '店' || i || '-' || j, '省', '市', '区', '路', i * 9.1 - 89, j * 8.9 - 179.5, (i * 7 + j * 13) % 5 * 700, 1, 1
        from generate_series(0, 19) i, generate_series(0, 40) j`)
    const shops = await placedShops()
    for (const from of [westLake, { lat: 0.3, lng: 179.98 }, { lat: -89.5, lng: 12 }]) {
      const reach = shops.filter(
        (shop) => shop.deliveryDistance === 0 || distanceBetween(from, shop) <= shop.deliveryDistance,
      )
      expect(await list({ ...from, sort_type: 1 })).toMatchObject({ total_count: reach.length })
      expect(reach.length).toBeLessThan(shops.length)
    }
  })

  it('with a radius are searched in the box of the widest radius: the plan measures no others', async () => {
    await mall.db.orm.execute(sql`
      insert into distributors (name, province, city, area, address, lat, lng, delivery_distance, created, updated)
      select '店' || i, '省', '市', '区', '路', 20 + (i % 200) * 0.1, 100 + (i / 200) * 0.4, 1 + i % 20, 1, 1
        from generate_series(1, 8000) i`)
    await mall.db.orm.execute(sql`analyze distributors`)
    const { deliversTo } = await import('@/lib/server/shops/shop/nearby')
    const plan = (await mall.db.orm.execute(
      sql`explain select count(*) from distributors d where ${await deliversTo(mall.db, westLake)}`,
    )) as unknown as { rows: Record<'QUERY PLAN', string>[] }
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).toContain('distributors_by_place')
    expect(text).not.toContain('Seq Scan')
  })

  it.each([
    [{ lat: '91', lng: '120' }],
    [{ lat: '30', lng: '-180.5' }],
    [{ lat: 'north', lng: '120' }],
    [{ lat: '30', lng: '1e2' }],
  ])('%j is nowhere on the globe', async (coordinates) => {
    expect(await list(coordinates)).toMatchObject({ message: '经纬度范围错误.', status_code: 422 })
  })

  it('need both coordinates; longitude 0 and empty ones mean none', async () => {
    await make.shop()
    for (const coordinates of [{ lat: '', lng: '' }, { lat: '30', lng: '0' }, { lat: '30' }]) {
      const { list: rows, is_recommend } = await list({ ...coordinates, sort_type: 1 })
      expect(rows[0]).toMatchObject({ distance_show: '', distance_unit: '' })
      expect(rows[0]).not.toHaveProperty('distance')
      expect(is_recommend).toBe(1)
    }
  })
})

describe('the list of shops', () => {
  it('is paged, newest first; without a place the default shop is first', async () => {
    await make.shop({ name: '老店', created: 10, isDefault: true })
    await make.shop({ name: '新店', created: 30 })
    await make.shop({ name: '中店', created: 20 })
    expect(names(await list())).toEqual(['新店', '中店', '老店'])
    expect(names(await list({ sort_type: 1 }))).toEqual(['老店', '新店', '中店'])
    expect(await list({ page: 2, pageSize: 2 })).toMatchObject({ total_count: 3, list: [{ name: '老店' }] })
    expect(await list({ page: 9, pageSize: 2 })).toMatchObject({ total_count: 3, list: [] })
  })

  it('shows disabled shops unless filtered, and never closed or deleted ones', async () => {
    for (const isValid of ['true', 'false', 'closed', 'delete'] as const) {
      await make.shop({ name: isValid, isValid })
    }
    expect(names(await list()).sort()).toEqual(['false', 'true'])
    expect(names(await list({ is_valid: 'true' }))).toEqual(['true'])
  })

  it('is filtered by region, category, pickup, coupon and ids', async () => {
    await mall.db.orm
      .insert(tables.distributorCategories)
      .values({ categoryId: 1, categoryName: '旗舰店', created: 1 })
    const west = await make.shop({ name: '西湖店', categoryId: 1, isZiti: false })
    const ningbo = await make.shop({ name: '鄞州店', city: '宁波市', area: '鄞州区' })
    const own = await make.card({ distributorId: ningbo })
    const everywhere = await make.card()
    expect(names(await list({ type: 1, province: '浙江省', city: '宁波市' }))).toEqual(['鄞州店'])
    expect(names(await list({ type: 1, area: '西湖区' }))).toEqual(['西湖店'])
    expect(names(await list({ type: 3, address: '浙江省宁波市鄞州区天童路1号' }))).toEqual(['鄞州店'])
    expect(await list({ distributor_category_id: 1 })).toMatchObject({
      list: [{ name: '西湖店', distributor_category_name: '旗舰店', distributor_category_id: 1 }],
    })
    expect(names(await list({ is_ziti: 1 }))).toEqual(['鄞州店'])
    expect(names(await list({ card_id: own }))).toEqual(['鄞州店'])
    expect((await list({ card_id: everywhere })).total_count).toBe(2)
    expect(names(await list({ distributorIds: `${west},99` }))).toEqual(['西湖店'])
    expect(names(await list({ exclude_distributor_id: west }))).toEqual(['鄞州店'])
    expect((await list({ is_dada: 1 })).total_count).toBe(0)
  })

  it('searches names, and products or addresses too, and treats % as a character', async () => {
    const shop = await make.shop({ name: '湖畔家电', address: '文三西路1288号' })
    await make.shop({ name: '禾城100%厨卫' })
    await make.goods({ price: 100, store: 1 }, { itemName: '云感空调', distributorId: shop })
    await make.goods(
      { price: 100, store: 1 },
      { itemName: '旧款冰箱', distributorId: shop, approveStatus: 'instock' },
    )
    expect(names(await list({ name: '湖畔' }))).toEqual(['湖畔家电'])
    expect(names(await list({ name: '空调' }))).toEqual(['湖畔家电'])
    expect(names(await list({ name: '冰箱' }))).toEqual([])
    expect(names(await list({ name: '空调', search_type: 2 }))).toEqual([])
    expect(names(await list({ name: '文三西路', search_type: 2 }))).toEqual(['湖畔家电'])
    expect(names(await list({ name: '%' }))).toEqual(['禾城100%厨卫'])
  })

  it('uses the default address of the member without a place', async () => {
    await make.shop({ name: '杭州店' })
    await make.shop({ name: '宁波店', city: '宁波市' })
    const { userId, token } = await make.member()
    expect(await list({}, token)).toMatchObject({ is_recommend: 1, defualt_address: [], total_count: 2 })
    await mall.db.orm.insert(tables.addresses).values({
      userId,
      username: '沈青禾',
      telephone: '13912345678',
      county: '鄞州区',
      adrdetail: '1号',
      province: '浙江省',
      city: '宁波市',
      isDef: true,
      created: 1,
      updated: 1,
    })
    const near = await list({}, token)
    expect(near).toMatchObject({ is_recommend: 0, defualt_address: { city: '宁波市' } })
    expect(names(near)).toEqual(['宁波店'])
    expect(names(await list({ type: 2 }, token))).toEqual(['宁波店'])
  })

  it('has labels, sales, scores, coupons, promotions and products of each shop', async () => {
    const shop = await make.shop({ name: '甲' })
    const quiet = await make.shop({ name: '乙', created: 1 })
    await mall.db.orm.insert(tables.shopTags).values([
      { tagId: 1, tagName: '旧机回收', created: 1 },
      { tagId: 2, tagName: '内部', frontShow: false, created: 1 },
    ])
    await mall.db.orm.insert(tables.distributorTags).values([
      { distributorId: shop, tagId: 1 },
      { distributorId: shop, tagId: 2 },
    ])
    // Another SKU of the product costs less.
    const goods = await make.goods({ price: 5000, store: 3 }, { distributorId: shop, sales: 58, price: 4000 })
    const rating = { goodsId: goods, itemId: goods, userId: 1, content: '好', created: 1 }
    await mall.db.orm.insert(tables.rates).values([
      { ...rating, star: 5 },
      { ...rating, star: 4 },
    ])
    const card = await make.card({ distributorId: shop })
    await make.marketing({ marketingType: 'full_minus', rules: [], distributorId: shop })
    const { token, userId } = await make.member()
    await make.userCard(userId, card)
    const wanted = { show_score: 1, show_discount: 1, show_marketing_activity: 1, show_items: 1 }
    const answer = await list(wanted, token)
    expect(answer.tagList).toMatchObject([{ tag_id: 1, tag_name: '旧机回收', front_show: 1 }])
    expect(answer.list[0]).toMatchObject({
      tagList: [{ tag_id: 1, tag_name: '旧机回收' }],
      sales_count: 58,
      scoreList: { avg_star: '4.5', default: 0, rate_count: 2 },
      discountCardList: [{ card_id: card, receive: 1 }],
      marketingActivityList: [{ marketing_type: 'full_minus', promotion_tag: '满减' }],
      itemList: [{ item_id: goods, price: 5000, store: 3, pics: `/media/${goods}.png` }],
    })
    expect(answer.list[1]).toMatchObject({
      distributor_id: quiet,
      tagList: [],
      sales_count: 0,
      scoreList: { avg_star: '5.0', default: 1 },
      discountCardList: [],
    })
    expect(names(await list({ sort_type: 3 }))).toEqual(['甲', '乙'])
    expect(names(await list({ sort_type: 4 }))).toEqual(['乙', '甲'])
    expect(names(await list({ distributor_tag_id: '1' }))).toEqual(['甲'])
    const [plain] = (await list()).list
    expect(plain).not.toHaveProperty('scoreList')
    expect(plain).toMatchObject({ discountCardList: [], marketingActivityList: [] })
  })
})

describe('the shop that serves a caller', () => {
  const valid = (params: Record<string, unknown> = {}) =>
    call<Record<string, unknown>>('/distributor/is_valid', params)

  it('is the requested one, with its street line', async () => {
    const shop = await make.shop({ name: '西湖店', mobile: '0571-1', houseNumber: '3层' })
    expect(await valid({ distributor_id: shop, show_score: 1, show_sales_count: 1 })).toMatchObject({
      distributor_id: shop,
      status: false,
      old_valid: false,
      store_name: '西湖店',
      store_address: '文三路1号',
      phone: '0571-1',
      lng: '120.1',
      lat: '30.2',
      is_valid: 'true',
      distributor_self: 0,
      sales_count: 0,
      scoreList: { default: 1 },
    })
  })

  it.each(['false', 'closed', 'delete'] as const)('cannot be a shop with status %s', async (isValid) => {
    const shop = await make.shop({ isValid })
    expect(await valid({ distributor_id: shop })).toEqual({ message: '店铺查询错误.', status_code: 422 })
    expect(await valid({ distributor_id: 99_999 })).toMatchObject({ message: '店铺查询错误.' })
  })

  it('is the nearest open one that delivers to the place', async () => {
    await make.shop({ name: '关门', lat: 30.2432, lng: 120.1502, isValid: 'closed' })
    await make.shop({ name: '不送', lat: 30.2433, lng: 120.1502, deliveryDistance: 0 })
    await make.shop({ name: '近', lat: 30.2491, lng: 120.1502, deliveryDistance: 1 })
    expect(await valid({ ...westLake })).toMatchObject({ name: '不送', distance: 0.02 })
    expect(await valid({ lat: '95', lng: '120' })).toMatchObject({ message: '经纬度范围错误.' })
  })

  it('is the head shop for id 0 and without an id; near no shop the default shop, else none', async () => {
    const head = { distributor_id: 0, name: '焕新自营', status: false }
    expect(await valid({ ...westLake })).toEqual({ distributor_id: 0, is_delivery: true, is_ziti: false })
    expect(await valid({ distributor_id: 0 })).toMatchObject(head)
    await make.shop({ name: '普通', lat: 40, lng: 116.4, deliveryDistance: 1 })
    await make.shop({ name: '默认', isDefault: true, lat: 40, lng: 116.4, deliveryDistance: 1 })
    // H5 shows the products of the returned shop (contract clients F19).
    expect(await valid()).toMatchObject(head)
    expect(await valid({ ...westLake })).toMatchObject({ name: '默认' })
    expect(await valid({ isNostores: 1 })).toMatchObject({ distributor_self: 1 })
  })
})

describe('other calls about shops', () => {
  it('return the directory by letter, categories, regions and the region search', async () => {
    await make.shop({ name: '湖畔', firstLetter: 'H' })
    await make.shop({ name: '88号店' })
    await make.shop({ name: '安心', firstLetter: 'A', city: '宁波市', area: '鄞州区', mobile: '0574-2' })
    await make.shop({ name: '已关', isValid: 'closed' })
    const all = await call<{ list: { name: string }[]; total_count: number }>(
      '/distributor/get_all_distributor',
    )
    expect(all.list.map(({ name }) => name)).toEqual(['安心', '湖畔', '88号店'])
    expect(await call('/distributor/alllist', { name: '湖' })).toMatchObject({ total_count: 1 })
    expect(await call('/distributor/regions')).toEqual({
      list: [
        { province: '浙江省', city: '杭州市', count: 2 },
        { province: '浙江省', city: '宁波市', count: 1 },
      ],
    })
    expect(await call('/distributor/search', { area: '浙江省,宁波市' })).toMatchObject({
      list: [
        { store_name: '安心', address: '浙江省宁波市鄞州区文三路1号', area: '鄞州区', mobile: '0574-2' },
      ],
    })
    expect(await call('/distributor/category/list')).toEqual({ list: [], total_count: 0, count: 0 })
  })

  it('return the categories in which a shop without its own categories sells something', async () => {
    const category = { isMain: false, level: 1, created: 1, updated: 1 }
    await mall.db.orm.insert(tables.categories).values([
      { ...category, categoryId: 1, categoryName: '冰箱', path: [1] },
      { ...category, categoryId: 2, categoryName: '法式', parentId: 1, level: 2, path: [1, 2] },
      { ...category, categoryId: 3, categoryName: '手机', path: [3] },
    ])
    const shop = await make.shop()
    const shown = await make.goods({ price: 100, store: 1 }, { distributorId: shop })
    const hidden = await make.goods(
      { price: 100, store: 1 },
      { distributorId: shop, approveStatus: 'instock' },
    )
    await mall.db.orm.insert(tables.goodsCategories).values([
      { goodsId: shown, categoryId: 2 },
      { goodsId: hidden, categoryId: 3 },
    ])
    const tree = (id: number) => call<unknown[]>('/goods/category', { distributor_id: id })
    expect(await tree(shop)).toMatchObject([{ category_id: 1, children: [{ category_id: 2, children: [] }] }])
    expect(await tree(shop + 1)).toEqual([])
    await mall.db.orm
      .insert(tables.categories)
      .values({ ...category, categoryId: 9, categoryName: '本店热卖', distributorId: shop, path: [9] })
    expect(await tree(shop)).toMatchObject([{ category_id: 9 }])
  })

  it('return the head shop, the default shop, one shop and whether its merchant is active', async () => {
    expect(await call('/distributor/self')).toMatchObject({ distributor_id: 0, distributor_self: 1 })
    expect(await call('/distributor/default')).toMatchObject({ distributor_id: 0 })
    const shop = await make.shop({ isDefault: true })
    expect(await call('/distributor/default')).toMatchObject({ distributor_id: shop })
    expect(await call('/distributor/getDistributorInfo', { distributor_id: shop })).toMatchObject({
      distributor_id: shop,
      store_address: '浙江省杭州市西湖区文三路1号',
    })
    expect(await call('/distributor/getDistributorInfo', { distributor_id: 98 })).toMatchObject({
      message: '店铺查询错误.',
    })
    const carrier = { delivery_name: '快递配送', delivery_type: 'delivery' }
    expect(await call('/distributor/deliverytype')).toEqual([carrier])
    const pickup = await make.shop({ isZiti: true })
    expect(await call('/distributor/deliverytype', { distributor_id: pickup })).toEqual([
      { delivery_name: '自提', delivery_type: 'ziti', address: '浙江省杭州市西湖区文三路1号' },
      carrier,
    ])
    expect(await call('/distributor/deliverytype', { distributor_id: 98 })).toMatchObject({
      message: '店铺查询错误.',
    })
    expect(await call('/distributor/checkUserInWhite', { distributor_id: shop })).toEqual({ status: true })
    const near = { nation: '中国', province: '浙江省', city: '杭州市' }
    expect(await call('/distributor/areainfo', { lng: 120.1, lat: '30.2' })).toEqual({
      ...near,
      district: '西湖区',
    })
    expect(await call('/distributor/areainfo', { lng: 120.2, lat: '30.2' })).toEqual({
      ...near,
      district: '',
    })
    for (const nowhere of [{ lng: 87.6, lat: 43.8 }, {}])
      expect(await call('/distributor/areainfo', nowhere)).toEqual({
        nation: '',
        province: '',
        city: '',
        district: '',
      })
    expect(await call('/merchant/isvaild', { distributor_id: shop })).toEqual({ status: true })
    expect(await call('/merchant/isvaild', { distributor_id: 98 })).toEqual({ status: false })
  })

  it('return the settings of the mall, stored or default', async () => {
    expect(await call('/shops/setting', { domain: 'mall.test' })).toMatchObject({ brand_name: '焕新商城' })
    expect(await call('/shops/info')).toMatchObject({
      protocol: { member_register: '注册协议', privacy: '隐私政策' },
    })
    expect(await call('/shops/protocolUpdateTime')).toEqual({ update_time: '' })
    expect(await call('/company/setting')).toMatchObject({ customer_switch: 0, open_divided: 0 })
    expect(await call('/common/setting', { type: 'frontend' })).toMatchObject({
      currency: { currency: 'CNY', symbol: '￥' },
      nostores_status: false,
    })
    expect(await call('/setting/itemPrice')).toMatchObject({ cart_page: { market_price: true } })
    expect(await call('/currencyGetDefault')).toMatchObject({ is_default: true })
    expect(await call('/share/setting')).toMatchObject({ title: '焕新商城' })
    expect(await call('/nostores/getstatus')).toEqual({ nostores_status: false })
  })
})
