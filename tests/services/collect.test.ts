import { and, eq } from 'drizzle-orm'
import type { BrowsedGoods, FavouriteGoods, FollowedShop } from '@/lib/contract/collect'
import * as tables from '@/lib/server/db/schema'
import { builders } from '../fixtures/builders'
import { testMall } from '../fixtures/test-mall'

const mall = testMall()
const make = builders(mall)
let member: { userId: number; token: string }

beforeEach(async () => {
  member = await make.member()
})

interface Page<T> {
  list: T[]
  total_count: number
  count: number
}

const call = async <T>(method: string, path: string, params: Record<string, unknown> = {}) =>
  (await mall.call<T>(method, path, params, { token: member.token })).data

describe('favourite goods', () => {
  const add = (itemId: number) =>
    call<{ fav_id: number; item_id: number }>('POST', `/member/collect/item/${itemId}`)
  const list = (params = {}) => call<Page<FavouriteGoods>>('GET', '/member/collect/item', params)
  /** Another sku of it costs less. */
  const plain = () => make.goods({ price: 5000, marketPrice: 6000, store: 3 }, { price: 4000 })

  it('are kept once and counted', async () => {
    const goods = await plain()
    const first = await add(goods)
    expect(first).toMatchObject({
      item_id: goods,
      user_id: member.userId,
      item_price: 5000,
      item_type: 'normal',
    })
    expect(await add(goods)).toEqual(first)
    expect(await call('GET', '/member/collect/item/num')).toEqual({ fav_total_count: 1 })
  })

  it('are kept under the default sku, whichever sku was chosen', async () => {
    const goods = await plain()
    const other = goods + 50_000
    await mall.db.orm.insert(tables.skus).values({
      itemId: other,
      goodsId: goods,
      itemBn: `X${other}`,
      price: 7000,
      store: 1,
      approveStatus: 'onsale',
    })
    expect(await add(other)).toMatchObject({ item_id: goods })
    expect(await call('DELETE', '/member/collect/item', { item_ids: [other] })).toEqual({ status: 1 })
  })

  it('come with the last added first and the price the member pays now', async () => {
    const [usual, onSale] = [await plain(), await plain()]
    await make.sale({ itemId: onSale, activityPrice: 3900, activityStore: 2 })
    await add(usual)
    mall.travel(1)
    await add(onSale)
    const { list: rows, total_count } = await list()
    expect(total_count).toBe(2)
    expect(rows.map((row) => [row.item_id, row.price, row.item_price, row.market_price])).toEqual([
      [onSale, 3900, 5000, 6000],
      [usual, 5000, 5000, 6000],
    ])
    expect(rows[0]).toMatchObject({
      item_name: `商品${onSale}`,
      item_image: `/media/${onSale}.png`,
      store: 3,
    })
    expect(await list({ page: 9 })).toEqual({ list: [], total_count: 2, count: 2 })
  })

  it.each(['DELETE', 'POST'])('go by %s, some or all', async (method) => {
    const goods = [await plain(), await plain(), await plain()]
    for (const id of goods) await add(id)
    const path = '/member/collect/item'
    expect(await call(method, path, { item_ids: [goods[0]], distributor_id: 0, is_empty: 'false' })).toEqual({
      status: 1,
    })
    expect(await call(method, path, {})).toMatchObject({ message: '删除收藏商品出错.' })
    expect((await list()).total_count).toBe(2)
    expect(await call(method, path, { is_empty: 'true' })).toEqual({ status: 2 })
  })

  it('go when their ids stand in the query', async () => {
    const goods = await plain()
    await add(goods)
    expect(await call('DELETE', `/member/collect/item?item_ids[]=${goods}&is_empty=false`)).toEqual({
      status: 1,
    })
  })

  it('of others stay', async () => {
    const goods = await plain()
    await add(goods)
    const before = member
    member = await make.member()
    expect(await call('DELETE', '/member/collect/item', { item_ids: [goods] })).toEqual({ status: 0 })
    member = before
    expect((await list()).total_count).toBe(1)
  })

  it('must exist', async () => {
    expect(await add(99_999_999)).toMatchObject({ message: '没有选择收藏的商品' })
    expect(await call('POST', '/member/collect/item/abc')).toMatchObject({ message: '没有选择收藏的商品' })
  })

  it('are at most a hundred, also when the last ones come together', async () => {
    const { userId } = member
    const created = mall.now()
    const filled = Array.from({ length: 98 }, (_, at) => ({ userId, itemId: 700_000 + at, created }))
    await mall.db.orm.insert(tables.goodsCollects).values(filled)
    const goods = await Promise.all(Array.from({ length: 5 }, plain))
    const answers = await Promise.all(goods.map(add))
    const refused = answers.filter((answer) => 'status_code' in answer)
    expect(refused).toHaveLength(3)
    expect(refused[0]).toMatchObject({ message: '最多可以收藏100个商品', status_code: 422 })
  })
})

describe('followed shops', () => {
  const follow = (id: number) => call<{ fav_id: number }>('POST', `/member/collect/distribution/${id}`)
  const check = (id: number) => call('GET', '/member/collect/distribution/check', { distributor_id: id })

  it('are followed once, checked, counted and left', async () => {
    const shop = await make.shop()
    expect(await check(shop)).toEqual({ is_fav: false })
    const first = await follow(shop)
    expect(await follow(shop)).toEqual(first)
    expect(await check(shop)).toEqual({ is_fav: true })
    expect(await call('GET', '/member/collect/distribution/num')).toEqual({ total_count: 1 })
    expect(await call('GET', '/member/collect/distribution/num', { distributor_id: shop + 1 })).toEqual({
      total_count: 0,
    })
    expect(await call('DELETE', `/member/collect/distribution?distributor_id=${shop}`)).toEqual({
      status: true,
    })
    expect(await check(shop)).toEqual({ is_fav: false })
  })

  it('tell how many follow them, and are an empty list instead of nothing', async () => {
    const empty = await call('GET', '/member/collect/distribution')
    expect(empty).toEqual({ list: [], total_count: 0, count: 0 })
    const shop = await make.shop()
    await follow(shop)
    member = await make.member()
    await follow(shop)
    const { list } = await call<Page<FollowedShop>>('GET', '/member/collect/distribution')
    expect(list).toMatchObject([{ distributor_id: shop, name: `门店${shop}`, fav_num: 2 }])
  })

  it('must exist', async () => {
    expect(await follow(99_999_999)).toMatchObject({ message: '店铺信息有误' })
    expect(await check(0)).toMatchObject({ message: '店铺信息有误' })
  })
})

describe('footprints', () => {
  const look = (itemId: number) => call('POST', '/member/browse/history/save', { item_id: itemId })
  const list = () => call<Page<BrowsedGoods>>('GET', '/member/browse/history/list')

  it('show the last look first; a second look moves to the front', async () => {
    const goods = [await make.goods({ price: 100, store: 1 }), await make.goods({ price: 200, store: 1 })]
    for (const id of [...goods, goods[0]]) {
      mall.travel(1)
      expect(await look(id ?? 0)).toEqual({ status: true })
    }
    const { list: rows, total_count } = await list()
    expect(total_count).toBe(2)
    expect(rows.map((row) => row.item_id)).toEqual(goods)
    expect(rows[0]?.itemData).toMatchObject({
      item_id: goods[0],
      price: 100,
      pics: [`/media/${goods[0]}.png`],
    })
  })

  it('of goods that are gone are left out', async () => {
    const { userId } = member
    const at = mall.now()
    await mall.db.orm
      .insert(tables.browseHistory)
      .values({ userId, itemId: 888_888, created: at, updated: at })
    expect(await list()).toEqual({ list: [], total_count: 0, count: 0 })
  })

  it('are forgotten one by one, or all; those of others stay', async () => {
    const goods = [await make.goods({ price: 100, store: 1 }), await make.goods({ price: 200, store: 1 })]
    for (const id of goods) await look(id)
    const mine = member
    member = await make.member()
    await look(goods[0] ?? 0)
    const [foreign] = (await list()).list
    const others = member
    member = mine
    const forget = (params: Record<string, unknown>, method = 'DELETE') =>
      call(method, '/member/browse/history/delete', params)
    expect(await forget({ history_id: foreign?.history_id })).toEqual({ status: 0 })
    const [first, second] = (await list()).list
    expect(await forget({ history_id: [first?.history_id] })).toEqual({ status: 1 })
    expect((await list()).list).toEqual([second])
    expect(await forget({})).toMatchObject({ message: '请选择要删除的足迹', status_code: 422 })
    expect(await forget({ is_empty: 'true' }, 'POST')).toEqual({ status: 1 })
    expect((await list()).total_count).toBe(0)
    member = others
    expect((await list()).total_count).toBe(1)
  })

  it('are kept for a hundred goods', async () => {
    const { userId } = member
    const at = mall.now()
    const old = Array.from({ length: 100 }, (_, place) => ({
      userId,
      itemId: 800_000 + place,
      created: at,
      updated: at - place,
    }))
    await mall.db.orm.insert(tables.browseHistory).values(old)
    mall.travel(1)
    await look(await make.goods({ price: 100, store: 1 }))
    const mine = eq(tables.browseHistory.userId, userId)
    expect(await mall.db.orm.$count(tables.browseHistory, mine)).toBe(100)
    const oldest = and(mine, eq(tables.browseHistory.itemId, 800_099))
    expect(await mall.db.orm.$count(tables.browseHistory, oldest)).toBe(0)
    expect(await look(99_999_999)).toMatchObject({ message: '参数错误' })
  })
})

describe('for guests', () => {
  it.each([
    ['GET', '/member/collect/item'],
    ['POST', '/member/collect/item/1'],
    ['GET', '/member/collect/distribution/check'],
    ['POST', '/member/browse/history/save'],
  ])('%s %s is closed', async (method, path) => {
    expect((await mall.call(method, path)).status).toBe(401)
  })
})
