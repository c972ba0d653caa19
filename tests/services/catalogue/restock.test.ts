import { noticeText } from '@/lib/domain/content/notice'
import { maxSubscriptions } from '@/lib/server/catalogue/restock/subscribe'
import { tellSubscribers } from '@/lib/server/catalogue/restock/tell-subscribers'
import { skus } from '@/lib/server/ground/db/schema'
import { deliverNext } from '@/lib/server/ground/outbox/deliver-next'
import type { NoticeEvent } from '@/lib/server/ground/outbox/topics'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

/** 到货通知 (contract member §10). */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

beforeEach(() => mall.empty())

type Call = (method: string, path: string, params?: Record<string, unknown>) => Promise<unknown>
const as =
  (token?: string): Call =>
  async (method, path, params = {}) =>
    (await mall.call(method, path, params, { token })).data
const isSubscribed = (call: Call, itemId: number) => call('GET', `/member/item/is_subscribe/${itemId}`)
const setStore = (itemId: number, store: number) =>
  mall.rows('update skus set store = $2 where item_id = $1', [itemId, store])
const waiting = async () =>
  (
    await mall.rows<{ payload: NoticeEvent }>(
      `select payload from outbox where topic = 'sms' order by outbox_id`,
    )
  ).map(({ payload }) => payload)

describe('到货通知', () => {
  it('is not subscribed for guests, and only members can subscribe', async () => {
    const goods = await make.goods({ price: 1000, store: 0 })
    const guest = as()
    expect(await isSubscribed(guest, goods)).toEqual({ user_id: false, item_ids: [] })
    expect(await isSubscribed(guest, 424242)).toEqual({ user_id: false, item_ids: [] })
    expect((await mall.call('POST', `/member/subscribe/item/${goods}`)).status).toBe(401)
  })

  it('is written once and deleted, under both paths', async () => {
    const { userId, token } = await make.member()
    const member = as(token)
    const goods = await make.goods({ price: 1000, store: 0 })
    const first = await member('POST', `/member/subscribe/item/${goods}`)
    expect(first).toEqual({ user_id: userId, item_id: goods, created: mall.now() })
    mall.travel(60)
    expect(await member('POST', '/member/item/subscribe', { item_id: goods })).toEqual(first)
    expect(await isSubscribed(member, goods)).toEqual({ user_id: userId, item_ids: [goods] })
    expect(await isSubscribed(as((await make.member()).token), goods)).toEqual({
      user_id: false,
      item_ids: [],
    })
    expect(await member('DELETE', `/member/subscribe/item/${goods}`)).toEqual({ status: true })
    expect(await member('DELETE', '/member/item/subscribe', { item_id: goods })).toEqual({ status: false })
    expect(await isSubscribed(member, goods)).toEqual({ user_id: false, item_ids: [] })
  })

  it('is refused for what can be bought, what is not sold and what does not exist', async () => {
    const member = as((await make.member()).token)
    const sold = await make.goods({ price: 1000, store: 3 })
    const shown = await make.goods({ price: 1000, store: 0 }, { approveStatus: 'only_show' })
    const subscribe = (itemId: number) => member('POST', `/member/subscribe/item/${itemId}`)
    expect(await subscribe(sold)).toMatchObject({ message: '该商品有货，可直接购买' })
    expect(await subscribe(shown)).toMatchObject({ message: '商品不存在或者已下架' })
    expect(await subscribe(424242)).toMatchObject({ message: '商品不存在或者已下架' })
  })

  it(`is for at most ${maxSubscriptions} SKUs of a member`, async () => {
    const { userId, token } = await make.member()
    const items: number[] = []
    for (let i = 0; i <= maxSubscriptions; i++) items.push(await make.goods({ price: 1000, store: 0 }))
    const [first = 0, ...others] = items
    await mall.rows(
      'insert into restock_subscriptions (user_id, item_id, created) select $1, unnest($2::bigint[]), 1',
      [userId, others],
    )
    const member = as(token)
    expect(await member('POST', `/member/subscribe/item/${first}`)).toMatchObject({
      message: '最多可以订阅100个商品的到货通知',
    })
    expect(await member('POST', `/member/subscribe/item/${others[0]}`)).toMatchObject({ item_id: others[0] })
  })

  it('tells everybody who waits once when stock returns, and nobody before', async () => {
    const goods = await make.goods({ price: 1000, store: 0 }, { itemName: '云杉空调' })
    const other = await make.goods({ price: 1000, store: 0 })
    const members = [await make.member(), await make.member()]
    for (const { token } of members) {
      await as(token)('POST', `/member/subscribe/item/${goods}`)
      await as(token)('POST', `/member/subscribe/item/${other}`)
    }
    expect(await tellSubscribers(mall)).toBe(false)
    await setStore(goods, 1)
    // Several processes run the job.
    await Promise.all([tellSubscribers(mall), tellSubscribers(mall), tellSubscribers(mall)])
    const told = await waiting()
    expect(told.map(({ mobile }) => mobile).sort()).toEqual(
      members.map(({ userId }) => `139${String(userId).padStart(8, '0')}`).sort(),
    )
    expect(told[0]).toMatchObject({
      type: 'restocked',
      params: { itemId: goods, itemName: '云杉空调', specs: [] },
    })
    for (const { token } of members) {
      expect(await isSubscribed(as(token), goods)).toEqual({ user_id: false, item_ids: [] })
      expect(await isSubscribed(as(token), other)).toMatchObject({ item_ids: [other] })
    }
    while (await deliverNext(mall));
    await setStore(goods, 0)
    await setStore(goods, 5)
    expect(await tellSubscribers(mall)).toBe(false)
    expect(await waiting()).toEqual([])
  })

  it('is for one SKU: another one of the product can be bought, and its return tells nobody', async () => {
    const { userId, token } = await make.member()
    const member = as(token)
    const white = await make.goods(
      { price: 1000, store: 0, specText: '颜色：云峰白' },
      { itemName: '云杉冰箱' },
    )
    const [grey, black] = [white + 50_000, white + 50_001]
    await mall.db.orm.insert(skus).values(
      [grey, black].map((itemId, index) => ({
        itemId,
        goodsId: white,
        itemBn: `SKU${itemId}`,
        approveStatus: 'onsale' as const,
        price: 1000,
        store: index,
        specText: `颜色：${index ? '曜石黑' : '星河灰'},容量：521升`,
      })),
    )
    const subscribe = (itemId: number) => member('POST', `/member/subscribe/item/${itemId}`)
    expect(await subscribe(black)).toMatchObject({ message: '该商品有货，可直接购买' })
    expect(await subscribe(grey)).toMatchObject({ item_id: grey })
    expect(await isSubscribed(member, grey)).toEqual({ user_id: userId, item_ids: [grey] })
    expect(await isSubscribed(member, white)).toEqual({ user_id: false, item_ids: [grey] })
    await setStore(white, 9)
    expect(await tellSubscribers(mall)).toBe(false)
    await setStore(white, 0)
    await subscribe(white)
    await setStore(white, 9)
    await setStore(grey, 1)
    expect(await tellSubscribers(mall)).toBe(true)
    const [notice, ...more] = await waiting()
    expect(more).toEqual([])
    expect(notice && noticeText(notice)).toBe(
      `您关注的商品“云杉冰箱 云峰白、星河灰；521升”（商品编号${white}）已到货，数量有限，欢迎选购。`,
    )
  })

  it('tells when a cancelled order returns the last piece, and when a shop opens again', async () => {
    const shop = await make.shop()
    const goods = await make.goods({ price: 1000, store: 1 })
    const ofShop = await make.goods({ price: 1000, store: 0 }, { distributorId: shop })
    const shopper = await buyer(mall, make)
    const { order_id } = await shopper.orderItem(goods, 1)
    const member = as((await make.member()).token)
    await member('POST', `/member/subscribe/item/${goods}`)
    await member('POST', `/member/subscribe/item/${ofShop}`)
    await mall.rows(`update distributors set is_valid = 'false' where distributor_id = $1`, [shop])
    await setStore(ofShop, 4)
    expect(await tellSubscribers(mall)).toBe(false)
    await shopper.call('POST', '/order/cancel', { order_id, cancel_reason: '不想要了' })
    expect(await tellSubscribers(mall)).toBe(true)
    await mall.rows(`update distributors set is_valid = 'true' where distributor_id = $1`, [shop])
    expect(await tellSubscribers(mall)).toBe(true)
    expect((await waiting()).map(({ params }) => params)).toMatchObject([
      { itemId: goods },
      { itemId: ofShop },
    ])
  })
})
