import { and, eq } from 'drizzle-orm'
import type { BrowsedGoods, FavouriteGoods, FollowedShop } from '@/lib/contract/catalogue/favourite'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { pointsGoods } from '../../fixtures/engine/points'
import { testMall } from '../../fixtures/engine/test-mall'

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

describe('favourite products', () => {
  const add = (itemId: number) =>
    call<{ fav_id: number; item_id: number }>('POST', `/member/collect/item/${itemId}`)
  const list = (params = {}) => call<Page<FavouriteGoods>>('GET', '/member/collect/item', params)
  /** A product without activity; another SKU of it is cheaper. */
  const plainGoods = () => make.goods({ price: 5000, marketPrice: 6000, store: 3 }, { price: 4000 })

  it('stores a product once and counts it', async () => {
    const goods = await plainGoods()
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

  it('knows products of the points mall by their price in points', async () => {
    const plain = await plainGoods()
    const exchanged = await pointsGoods(make, { point: 1500, price: 5900, store: 3 })
    await add(plain)
    expect(await add(exchanged)).toMatchObject({ item_type: 'pointsmall', point: 1500, item_price: 5900 })
    const typesOf = async (params = {}) =>
      (await list(params)).list.map(({ item_type, point }) => [item_type, point])
    expect(await typesOf()).toEqual([
      ['pointsmall', 1500],
      ['normal', 0],
    ])
    expect(await typesOf({ item_type: 'pointsmall' })).toEqual([['pointsmall', 1500]])
    expect(await list({ item_type: 'normal' })).toMatchObject({ total_count: 1, list: [{ item_id: plain }] })
    await call('POST', '/member/browse/history/save', { item_id: exchanged })
    expect(await call('GET', '/member/browse/history/list')).toMatchObject({
      list: [{ item_id: exchanged, itemData: { point: 1500, price: 5900 } }],
    })
  })

  it('promises no promotion and no price of a grade for products of the points mall', async () => {
    const exchanged = await pointsGoods(make, { point: 1500, price: 5900, store: 3 })
    await make.marketing({ marketingType: 'full_minus', rules: [{ full: 1, minus: 1 }] })
    member = await make.member({ gradeId: await make.grade({ discount: 10 }) })
    await add(exchanged)
    const [row] = (await list()).list
    expect(row).toMatchObject({ item_id: exchanged, price: 5900, point: 1500 })
    expect(row).not.toHaveProperty('promotion_activity')
    await mall.db.orm.delete(tables.marketings)
  })

  it('stores the default SKU, whichever SKU was given', async () => {
    const goods = await plainGoods()
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

  it('lists the last added first with the price that the member pays now', async () => {
    const [regular, onSale] = [await plainGoods(), await plainGoods()]
    await make.sale({ itemId: onSale, activityPrice: 3900, activityStore: 2 })
    await add(regular)
    mall.travel(1)
    await add(onSale)
    const { list: rows, total_count } = await list()
    expect(total_count).toBe(2)
    expect(rows.map((row) => [row.item_id, row.price, row.item_price, row.market_price])).toEqual([
      [onSale, 3900, 5000, 6000],
      [regular, 5000, 5000, 6000],
    ])
    expect(rows[0]).toMatchObject({
      item_name: `商品${onSale}`,
      item_image: `/media/${onSale}.png`,
      // The remaining pieces of the activity.
      store: 2,
    })
    expect(await list({ page: 9 })).toEqual({ list: [], total_count: 2, count: 2 })
  })

  it.each(['DELETE', 'POST'])('removes some or all by %s', async (method) => {
    const goods = [await plainGoods(), await plainGoods(), await plainGoods()]
    for (const id of goods) await add(id)
    const path = '/member/collect/item'
    expect(await call(method, path, { item_ids: [goods[0]], distributor_id: 0, is_empty: 'false' })).toEqual({
      status: 1,
    })
    expect(await call(method, path, {})).toMatchObject({ message: '删除收藏商品出错.' })
    expect((await list()).total_count).toBe(2)
    expect(await call(method, path, { is_empty: 'true' })).toEqual({ status: 2 })
  })

  it('removes by ids in the query string', async () => {
    const goods = await plainGoods()
    await add(goods)
    expect(await call('DELETE', `/member/collect/item?item_ids[]=${goods}&is_empty=false`)).toEqual({
      status: 1,
    })
  })

  it('does not remove favourites of other members', async () => {
    const goods = await plainGoods()
    await add(goods)
    const before = member
    member = await make.member()
    expect(await call('DELETE', '/member/collect/item', { item_ids: [goods] })).toEqual({ status: 0 })
    member = before
    expect((await list()).total_count).toBe(1)
  })

  it('rejects a product that does not exist', async () => {
    expect(await add(99_999_999)).toMatchObject({ message: '没有选择收藏的商品' })
    expect(await call('POST', '/member/collect/item/abc')).toMatchObject({ message: '没有选择收藏的商品' })
  })

  it('holds at most a hundred, also with concurrent additions', async () => {
    const { userId } = member
    const created = mall.now()
    const filled = Array.from({ length: 98 }, (_, index) => ({ userId, itemId: 700_000 + index, created }))
    await mall.db.orm.insert(tables.goodsFavourites).values(filled)
    const goods = await Promise.all(Array.from({ length: 5 }, plainGoods))
    const answers = await Promise.all(goods.map(add))
    const refused = answers.filter((answer) => 'status_code' in answer)
    expect(refused).toHaveLength(3)
    expect(refused[0]).toMatchObject({ message: '最多可以收藏100个商品', status_code: 422 })
  })
})

describe('followed shops', () => {
  const follow = (id: number) => call<{ fav_id: number }>('POST', `/member/collect/distribution/${id}`)
  const check = (id: number) => call('GET', '/member/collect/distribution/check', { distributor_id: id })

  it('follows, checks, counts and unfollows a shop', async () => {
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

  it('lists shops with their number of followers, or an empty list', async () => {
    const empty = await call('GET', '/member/collect/distribution')
    expect(empty).toEqual({ list: [], total_count: 0, count: 0 })
    const shop = await make.shop()
    await follow(shop)
    member = await make.member()
    await follow(shop)
    const { list } = await call<Page<FollowedShop>>('GET', '/member/collect/distribution')
    expect(list).toMatchObject([{ distributor_id: shop, name: `门店${shop}`, fav_num: 2 }])
  })

  it('rejects a shop that does not exist', async () => {
    expect(await follow(99_999_999)).toMatchObject({ message: '店铺信息有误' })
  })

  it('never contain the mall itself, which clients ask about as shop 0 (contract clients F21)', async () => {
    expect(await check(0)).toEqual({ is_fav: false })
  })
})

describe('browse history', () => {
  const view = (itemId: number) => call('POST', '/member/browse/history/save', { item_id: itemId })
  const list = () => call<Page<BrowsedGoods>>('GET', '/member/browse/history/list')

  it('lists the last view first and moves a repeated view to the front', async () => {
    const goods = [await make.goods({ price: 100, store: 1 }), await make.goods({ price: 200, store: 1 })]
    for (const id of [...goods, goods[0]]) {
      mall.travel(1)
      expect(await view(id ?? 0)).toEqual({ status: true })
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

  it('leaves out deleted products', async () => {
    const { userId } = member
    const at = mall.now()
    await mall.db.orm
      .insert(tables.browseHistory)
      .values({ userId, itemId: 888_888, created: at, updated: at })
    expect(await list()).toEqual({ list: [], total_count: 0, count: 0 })
  })

  it('removes single entries or all, never those of other members', async () => {
    const goods = [await make.goods({ price: 100, store: 1 }), await make.goods({ price: 200, store: 1 })]
    for (const id of goods) await view(id)
    const self = member
    member = await make.member()
    await view(goods[0] ?? 0)
    const [foreign] = (await list()).list
    const others = member
    member = self
    const remove = (params: Record<string, unknown>, method = 'DELETE') =>
      call(method, '/member/browse/history/delete', params)
    expect(await remove({ history_id: foreign?.history_id })).toEqual({ status: 0 })
    const [first, second] = (await list()).list
    expect(await remove({ history_id: [first?.history_id] })).toEqual({ status: 1 })
    expect((await list()).list).toEqual([second])
    expect(await remove({})).toMatchObject({ message: '请选择要删除的足迹', status_code: 422 })
    expect(await remove({ is_empty: 'true' }, 'POST')).toEqual({ status: 1 })
    expect((await list()).total_count).toBe(0)
    member = others
    expect((await list()).total_count).toBe(1)
  })

  it('holds a hundred products', async () => {
    const { userId } = member
    const at = mall.now()
    const old = Array.from({ length: 100 }, (_, index) => ({
      userId,
      itemId: 800_000 + index,
      created: at,
      updated: at - index,
    }))
    await mall.db.orm.insert(tables.browseHistory).values(old)
    mall.travel(1)
    await view(await make.goods({ price: 100, store: 1 }))
    const ofMember = eq(tables.browseHistory.userId, userId)
    expect(await mall.db.orm.$count(tables.browseHistory, ofMember)).toBe(100)
    const oldest = and(ofMember, eq(tables.browseHistory.itemId, 800_099))
    expect(await mall.db.orm.$count(tables.browseHistory, oldest)).toBe(0)
    expect(await view(99_999_999)).toMatchObject({ message: '参数错误' })
  })
})

describe('guests', () => {
  it.each([
    ['GET', '/member/collect/item'],
    ['POST', '/member/collect/item/1'],
    ['GET', '/member/collect/distribution/check'],
    ['POST', '/member/browse/history/save'],
  ])('cannot call %s %s', async (method, path) => {
    expect((await mall.call(method, path)).status).toBe(401)
  })
})
