import { eq } from 'drizzle-orm'
import type { Card, UserCard } from '@/lib/contract/catalogue/coupon'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)

interface Cards {
  list: Card[]
  total_count: number
}
interface UserCards {
  list: UserCard[]
  total_count: number
  count: { total: number; cash: number; discount: number }
}
const claimed = (card_id: number) => ({ status: { card_id, code: expect.stringMatching(/^\d{12}$/) } })

describe('claiming a coupon', () => {
  it('returns a code, counts, and lists the coupon among those of the member', async () => {
    const card = await make.card({ quantity: 10, getLimit: 2, leastCost: 5000 })
    const one = await buyer(mall, make)
    expect(await one.call('GET', '/user/receiveCard', { card_id: card })).toMatchObject({
      status: { total_lastget_num: 9, lastget_num: 1 },
    })
    expect(await one.call('GET', '/user/receiveCard', { card_id: card })).toMatchObject(claimed(card))
    const mine = await one.call<UserCards>('GET', '/user/getUserCardList', { status: 1 })
    expect(mine).toMatchObject({ total_count: 2, count: { total: 2, cash: 2, discount: 0 } })
    expect(mine.list[0]).toMatchObject({
      card_id: card,
      status: 1,
      least_cost: 5000,
      reduce_cost: 1000,
      valid: true,
    })
    const { list } = await one.call<Cards>('GET', '/getCardList', { card_id: card })
    expect(list).toMatchObject([
      {
        card_id: card,
        get_num: 2,
        user_get_num: 2,
        received_flag: 1,
        button_status: { label: 'get_invalid', text: '已领取' },
      },
    ])
  })

  it('is followed by what has become of the coupon on its button', async () => {
    const item = await make.goods({ price: 10_000, store: 9 })
    const card = await make.card({ useBound: 1, boundIds: [item] })
    const ended = await make.card({ dateType: 'DATE_TYPE_FIX_TERM', beginDate: 0, endDate: 0, fixedTerm: 1 })
    const one = await buyer(mall, make)
    const texts = async () => {
      const { list } = await one.call<Cards>('GET', '/getCardList', { card_id: [card, ended] })
      return [card, ended].map((id) => list.find(({ card_id }) => card_id === id)?.button_status.text)
    }
    expect(await texts()).toEqual(['领取', '领取'])
    const code = await make.userCard(one.userId, card)
    await make.userCard(one.userId, ended)
    expect(await texts()).toEqual(['已领取', '已领取'])
    const order = await one.orderItem(item, 1, { coupon_discount: code })
    await mall.db.orm
      .update(tables.userCards)
      .set({ endDate: mall.now() })
      .where(eq(tables.userCards.cardId, ended))
    expect(await texts()).toEqual(['已使用', '已过期'])
    // A cancelled order returns it.
    await one.cancel(order.order_id)
    expect(await texts()).toEqual(['已领取', '已过期'])
  })

  it('is refused with the text of the contract', async () => {
    const one = await buyer(mall, make)
    const cases: [Promise<number>, string][] = [
      [Promise.resolve(987_654), '领取的优惠券不存在'],
      [make.card({ receive: false }), '领取的优惠券不存在'],
      [make.card({ endDate: mall.now() }), '领取优惠券失败，优惠券已过期'],
      [make.card({ quantity: 3, getNum: 3 }), '领取的优惠券失败，库存不足了'],
      [make.card({ kqStatus: 1 }), '不可领取！卡券状态非正常'],
      [make.card({ gradeIds: [77] }), '不可领取！'],
    ]
    for (const [card_id, message] of cases) {
      expect(await one.call('GET', '/user/receiveCard', { card_id: await card_id })).toMatchObject({
        message,
        status_code: 422,
      })
    }
    const once = await make.card()
    await one.call('GET', '/user/receiveCard', { card_id: once })
    expect(await one.call('GET', '/user/receiveCard', { card_id: once })).toMatchObject({
      message: '您已经领过该券，请到个人中心中查看哦~',
    })
    expect(await mall.call('GET', '/user/receiveCard', { card_id: once })).toMatchObject({ status: 401 })
  })

  it('starts a term at the moment of claiming', async () => {
    const card = await make.card({ dateType: 'DATE_TYPE_FIX_TERM', beginDate: 1, endDate: 0, fixedTerm: 10 })
    const one = await buyer(mall, make)
    await one.call('GET', '/user/receiveCard', { card_id: card })
    const [row] = await mall.db.orm.select().from(tables.userCards).where(eq(tables.userCards.cardId, card))
    expect(row).toMatchObject({ beginDate: mall.now() + 86400, endDate: mall.now() + 11 * 86400 })
    const { list } = await one.call<UserCards>('GET', '/user/getUserCardList', {})
    expect(list).toMatchObject([{ tagClass: 'notstarted', invalid_desc: '未到使用时间' }])
  })

  it('never exceeds the quantity or the limit per member with parallel requests', async () => {
    const card = await make.card({ quantity: 12, getLimit: 2 })
    const crowd: Awaited<ReturnType<typeof buyer>>[] = []
    for (let count = 0; count < 10; count++) crowd.push(await buyer(mall, make))
    const answers = await Promise.all(
      crowd.flatMap((one) =>
        Array.from({ length: 5 }, () =>
          one.call<{ status: unknown }>('GET', '/user/receiveCard', { card_id: card }),
        ),
      ),
    )
    expect(answers.filter(({ status }) => status).length).toBe(12)
    const [row] = await mall.db.orm.select().from(tables.cards).where(eq(tables.cards.cardId, card))
    expect(row?.getNum).toBe(12)
    const held = await mall.db.orm.select().from(tables.userCards).where(eq(tables.userCards.cardId, card))
    expect(held).toHaveLength(12)
    for (const { userId } of crowd)
      expect(held.filter((entry) => entry.userId === userId).length).toBeLessThanOrEqual(2)
  })
})

describe('lists of coupons', () => {
  it('show the coupons of the shop and of the mall that cover a product', async () => {
    const distributorId = await make.shop()
    const item = await make.goods({ price: 100, store: 1 }, { distributorId })
    const title = '清单'
    const [all, bound, other, foreign, except] = [
      await make.card({ title, distributorId }),
      await make.card({ title, useBound: 1, boundIds: [item] }),
      await make.card({ title, useBound: 1, boundIds: [1] }),
      await make.card({ title, distributorId: await make.shop() }),
      await make.card({ title, useBound: 5, boundIds: [item] }),
    ]
    const { data } = await mall.call<Cards>('GET', `/getCardList?item_id[]=${item}&page_size=999&end_date=1`)
    const ids = data.list.filter((card) => card.title === title).map(({ card_id }) => card_id)
    expect(ids.sort()).toEqual([all, bound].sort())
    // A cart sends all its products of a shop: one covered product is enough.
    const beside = await make.goods({ price: 100, store: 1 }, { distributorId })
    const ofCart = await mall.call<Cards>('GET', '/getCardList', {
      item_id: [item, beside],
      distributor_id: distributorId,
      page_size: 999,
    })
    const cartIds = ofCart.data.list.filter((card) => card.title === title).map(({ card_id }) => card_id)
    expect(cartIds.sort()).toEqual([all, bound, except].sort())
    const ofShop = await mall.call<Cards>('GET', '/getCardList', {
      distributor_id: distributorId,
      page_size: 999,
    })
    const shopIds = ofShop.data.list.filter((card) => card.title === title).map(({ card_id }) => card_id)
    expect(shopIds.sort()).toEqual([all, bound, other, except].sort())
    expect(shopIds).not.toContain(foreign)
  })

  it('have the names of the legacy gateway under shop.coupon', async () => {
    const [distributorId, other] = [await make.shop(), await make.shop()]
    const own = await make.card({ title: '旧接口', distributorId, getLimit: 2 })
    const foreign = await make.card({ title: '旧接口', distributorId: other })
    const { userId, token } = await make.member()
    await make.userCard(userId, own)
    const { data } = await mall.call<{ shopCouponList: { coupon_id: number; shop_id: number }[] }>(
      'GET',
      '/shop.coupon',
      { platform: 'app', shop_id: distributorId },
      { token },
    )
    expect(data.shopCouponList.find(({ coupon_id }) => coupon_id === own)).toMatchObject({
      shop_id: distributorId,
      coupon_name: '旧接口',
      user_get_times: 2,
      get_time: 1,
      all_use_times: 0,
    })
    expect(data.shopCouponList.map(({ coupon_id }) => coupon_id)).not.toContain(foreign)
  })

  it('ask for what is bought, not for what a promotion gives to it', async () => {
    const distributorId = await make.shop()
    const bought = await make.goods({ price: 10_000, store: 9 }, { distributorId })
    const gift = await make.goods({ price: 5_000, store: 9 }, { distributorId })
    await make.marketing({
      marketingType: 'full_gift',
      distributorId,
      useBound: 1,
      boundIds: [bought],
      rules: [{ full: 1, gifts: [{ itemId: gift, num: 1 }] }],
    })
    const ofGift = await make.card({ title: '只用于赠品', useBound: 1, boundIds: [gift], leastCost: 1 })
    const one = await buyer(mall, make)
    const code = await make.userCard(one.userId, ofGift)
    const [group] = (await one.add(bought, 1)).valid_cart
    expect(group?.gift_activity).toHaveLength(1)
    const item_id = group?.list.map((line) => line.item_id)
    const offered = await one.call<Cards>('GET', '/getCardList', { item_id, page_size: 999 })
    expect(offered.list.map(({ card_id }) => card_id)).not.toContain(ofGift)
    const picker = (valid: boolean) =>
      one.call<Cards>('GET', '/user/newGetCardList', {
        cart_type: 'cart',
        distributor_id: distributorId,
        valid,
        page_size: 999,
      })
    expect((await picker(true)).list.map(({ card_id }) => card_id)).not.toContain(ofGift)
    expect((await picker(false)).list).toMatchObject([{ card_id: ofGift, invalid_desc: '订单商品不适用' }])
    const preview = await one.preview({ distributor_id: distributorId, coupon_discount: code })
    expect(preview).toMatchObject({ coupon_discount: 0, total_fee: 10_000 })
    expect(preview.items.map(({ order_item_type }) => order_item_type)).toEqual(['normal', 'gift'])
  })

  it('tell which coupons of the member fit the checkout', async () => {
    const item = await make.goods({ price: 10_000, store: 9 })
    const one = await buyer(mall, make)
    const hold = async (values: Parameters<typeof make.card>[0]) =>
      make.userCard(one.userId, await make.card(values))
    const good = await hold({ leastCost: 10_000 })
    const notReached = await hold({ leastCost: 20_000 })
    const foreign = await hold({ useBound: 1, boundIds: [1] })
    const whole = await hold({ reduceCost: 10_000 })
    const elsewhere = await hold({ distributorId: await make.shop() })
    await one.add(item, 1)
    const picker = (valid: boolean) =>
      one.call<UserCards>('GET', '/user/newGetCardList', {
        cart_type: 'cart',
        is_checkout: true,
        distributor_id: 0,
        valid,
      })
    expect((await picker(true)).list.map(({ code, valid }) => [code, valid])).toEqual([[good, true]])
    const reasons = new Map((await picker(false)).list.map(({ code, invalid_desc }) => [code, invalid_desc]))
    expect(reasons).toEqual(
      new Map([
        [notReached, '订单金额需满200元'],
        [foreign, '订单商品不适用'],
        [whole, '订单金额需有大于0元'],
        [elsewhere, '不适用于该店铺'],
      ]),
    )
    const items = JSON.stringify({ item_id: item, num: 2, price: 20_000 })
    const named = await one.call<UserCards>(
      'GET',
      `/user/newGetCardList?items[]=${encodeURIComponent(items)}`,
    )
    expect(named.list.map(({ code }) => code).sort()).toEqual([good, notReached, whole].sort())
  })

  it('offer coupons of the main category and those above it at checkout, not of a sales category', async () => {
    const { goodsId, ...categories } = await make.categorizedGoods({ price: 10_000, store: 9 })
    const one = await buyer(mall, make)
    const boundTo = async (categoryId: number) =>
      make.userCard(one.userId, await make.card({ useBound: 2, boundIds: [categoryId] }))
    const bySalesCategory = await boundTo(categories.salesCategory)
    const covering = [await boundTo(categories.mainCategory), await boundTo(categories.topCategory)]
    await one.add(goodsId, 1)
    const picker = async (valid: boolean) =>
      (
        await one.call<UserCards>('GET', '/user/newGetCardList', {
          cart_type: 'cart',
          is_checkout: true,
          distributor_id: 0,
          valid,
        })
      ).list
    expect((await picker(true)).map(({ code }) => code).sort()).toEqual(covering)
    expect(await picker(false)).toMatchObject([{ code: bySalesCategory, invalid_desc: '订单商品不适用' }])
  })

  it('separate used from expired coupons', async () => {
    const one = await buyer(mall, make)
    const item = await make.goods({ price: 10_000, store: 9 })
    const code = await make.userCard(one.userId, await make.card())
    await make.userCard(one.userId, await make.card())
    await one.orderItem(item, 1, { coupon_discount: code })
    const of = async (status: number) =>
      (await one.call<UserCards>('GET', '/user/getUserCardList', { status })).list.length
    expect([await of(1), await of(2), await of(3)]).toEqual([1, 1, 0])
    mall.travel(2 * 86400)
    const { list } = await one.call<UserCards>('GET', '/user/getUserCardList', { status: 3 })
    expect(list).toMatchObject([{ tagClass: 'overdue', invalid_desc: '已过期' }])
    mall.travel(-2 * 86400)
  })

  it('are given up by id or code, once, and only unused ones of the member', async () => {
    const one = await buyer(mall, make)
    const other = await buyer(mall, make)
    const refused = { message: '优惠券不存在或不可删除' }
    const code = await make.userCard(one.userId, await make.card())
    const gone = (params: object) => `/user/removeCard?${new URLSearchParams({ ...params })}`
    expect(await other.call('GET', gone({ code }))).toMatchObject(refused)
    expect(await one.call('GET', gone({}))).toMatchObject(refused)
    const { list } = await one.call<UserCards>('GET', '/user/getUserCardList')
    expect(await one.call('GET', gone({ id: String(list[0]?.id), code: '' }))).toEqual({ status: true })
    expect(await one.call('GET', gone({ code }))).toMatchObject(refused)
    for (const status of [1, 2, 3])
      expect(await one.call('GET', '/user/getUserCardList', { status })).toMatchObject({ list: [] })
  })
})
