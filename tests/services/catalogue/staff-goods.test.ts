import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { purchasing } from '../../fixtures/engine/employee'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)
const { employee, activity } = purchasing(mall, make)
const missing = { message: '商品不存在或者已下架' }

/** A staff product with an odd name, a guest, a normal member and a member of staff. */
async function setup() {
  const itemId = await make.goods(
    { price: 15000, store: 5 },
    { staffGoods: true, itemName: '青鸾员工小风扇' },
  )
  const [member, staff] = [await buyer(mall, make), await buyer(mall, make, { isStaff: true })]
  const guest = async (path: string, params: Record<string, unknown> = {}) =>
    (await mall.call('GET', path, params)).data
  return { itemId, member, staff, guest }
}

/** The calls that describe one product. */
const calls = (itemId: number): [string, Record<string, unknown>][] => [
  [`/goods/items/${itemId}`, {}],
  ['/goods/newitems', { item_id: itemId }],
  [`/goods/items_price_store/${itemId}`, {}],
  [`/goods/memberprice/${itemId}`, {}],
]

describe('a staff product', () => {
  it('is answered to guests and members like one that does not exist, to staff as it is', async () => {
    const { itemId, member, staff, guest } = await setup()
    for (const [path, params] of calls(itemId)) {
      expect([path, await guest(path, params)]).toMatchObject([path, missing])
      expect([path, await member.call('GET', path, params)]).toMatchObject([path, missing])
      const shown = await staff.call('GET', path, params)
      expect([path, shown.message]).toEqual([path, undefined])
    }
  })

  it('is in no list, search, suggestion or recommendation of others', async () => {
    const { itemId, member, staff, guest } = await setup()
    const lists: [string, Record<string, unknown>][] = [
      ['/goods/items', { page: 1, pageSize: 50 }],
      ['/goods/items', { page: 1, pageSize: 50, keywords: '青鸾' }],
      ['/goods/items', { page: 1, pageSize: 50, item_id: itemId }],
      ['/goods/items', { page: 1, pageSize: 50, staff_goods: 1 }],
      ['/goods/items/batch', { item_ids: itemId }],
      ['/promotions/recommendlike', { page: 1, pageSize: 50 }],
      ['/goods/suggest', { keywords: '青鸾' }],
    ]
    for (const [path, params] of lists)
      for (const answer of [await guest(path, params), await member.call('GET', path, params)])
        expect(JSON.stringify([path, answer])).not.toContain('青鸾员工小风扇')
    expect(
      JSON.stringify(await staff.call('GET', '/goods/items', { page: 1, pageSize: 50, staff_goods: 1 })),
    ).toContain('青鸾员工小风扇')
  })

  it('is no favourite, no footprint and no notice of others, also when it was one before', async () => {
    const { itemId, member, staff } = await setup()
    const addTo = `/member/collect/item/${itemId}`
    expect(await member.call('POST', addTo)).toMatchObject({
      message: '没有选择收藏的商品',
    })
    expect(await member.call('POST', '/member/browse/history/save', { item_id: itemId })).toMatchObject({
      message: '参数错误',
    })
    const notice = `/member/subscribe/item/${itemId}`
    expect(await member.call('POST', notice)).toMatchObject(missing)
    const now = mall.now()
    await mall.rows('insert into goods_favourites (user_id, item_id, created) values ($1, $2, $3)', [
      ...[member.userId, itemId, now],
    ])
    await mall.rows(
      'insert into browse_history (user_id, item_id, created, updated) values ($1, $2, $3, $3)',
      [member.userId, itemId, now],
    )
    for (const path of ['/member/collect/item', '/member/browse/history/list'])
      expect(await member.call('GET', path, { page: 1, pageSize: 20 })).toMatchObject({
        total_count: 0,
        list: [],
      })
    expect(await staff.call('POST', addTo)).toMatchObject({ item_id: itemId })
  })

  it('is answered by cart, checkout, seckill and group to others like an unknown SKU', async () => {
    const { itemId, member } = await setup()
    const hidden = await make.goods(
      { price: 15000, store: 5, approveStatus: 'instock' },
      { staffGoods: true, itemName: '青鸾员工小风扇' },
    )
    const seckill_id = await make.sale(
      { itemId, activityPrice: 1, activityStore: 3 },
      { seckillType: 'normal' },
    )
    const asks = (item_id: number): [string, string, Record<string, unknown>][] => [
      ['POST', '/cart', { item_id, num: 1, shop_type: 'distributor' }],
      ['POST', '/cart', { item_id, num: 0, shop_type: 'distributor' }],
      ['POST', '/cart', { item_id, num: 1, shop_type: 'distributor', cart_type: 'fastbuy' }],
      ['POST', '/cart', { item_id, num: 1, shop_type: 'distributor', isAccumulate: true }],
      ['GET', '/promotion/seckillactivity/geticket', { seckill_id, item_id, num: 1 }],
      ['POST', `/member/collect/item/${item_id}`, {}],
      ['POST', `/member/subscribe/item/${item_id}`, {}],
      ['POST', '/member/browse/history/save', { item_id }],
    ]
    const unknown = asks(999_999)
    for (const id of [itemId, hidden])
      for (const [index, [method, path, params]] of asks(id).entries()) {
        const [, otherPath = '', other] = unknown[index] ?? []
        const expected = await member.call(method, otherPath, other)
        expect(expected.message).not.toBeUndefined()
        expect([path, params, await member.call(method, path, params)]).toEqual([path, params, expected])
      }
    for (const kind of [{}, { order_type: 'normal_seckill', seckill_id, seckill_ticket: 'x' }]) {
      const expected = await member.orderItem(999_999, 1, kind)
      expect(await member.orderItem(itemId, 1, kind)).toEqual(expected)
      const ask = (item_id: number) => ({ ...kind, cart_type: '', items: [{ item_id, num: 1 }] })
      expect(await member.preview(ask(itemId))).toEqual(await member.preview(ask(999_999)))
    }
  })

  it('is not named to others by the merge of a guest cart', async () => {
    const { itemId, member } = await setup()
    const merge = async (item_id: number, key: string) =>
      JSON.stringify(
        await member.call('POST', '/cart/merge', { merge_key: key, items: [{ item_id, num: 1 }] }),
      ).replaceAll(String(item_id), 'ID')
    const known = await merge(itemId, 'staff-goods-merge-1')
    expect(known).toContain('商品不存在')
    expect(known).toBe(await merge(999_999, 'staff-goods-merge-2'))
  })

  it('leaves the cart of others when it becomes one', async () => {
    const member = await buyer(mall, make)
    const itemId = await make.goods({ price: 15000, store: 5 }, { itemName: '青鸾员工小风扇' })
    await member.add(itemId, 1)
    await mall.rows(
      'update goods set staff_goods = true where goods_id = (select goods_id from skus where item_id = $1)',
      [itemId],
    )
    expect(await member.cart()).toMatchObject({ valid_cart: [], invalid_cart: [] })
  })

  it('has no reviews for others', async () => {
    const { itemId, member, guest } = await setup()
    const ask = { item_id: itemId, page: 1, pageSize: 10 }
    expect(await guest('/order/rate/list', ask)).toMatchObject({ list: [], total_count: 0 })
    expect(await member.call('GET', '/order/rate/list', ask)).toMatchObject({ list: [], total_count: 0 })
  })

  it('of an activity is open to employees in it, and to them nowhere else', async () => {
    const { enterpriseId, itemId, context } = await activity()
    const one = await employee(enterpriseId)
    expect(await one.call('GET', `/employeepurchase/activity/item/${itemId}`, context)).toMatchObject({
      item_id: itemId,
      activity_price: 10000,
    })
    expect(await one.call('GET', `/goods/items/${itemId}`)).toMatchObject(missing)
  })
})
