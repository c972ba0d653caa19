import { eq } from 'drizzle-orm'
import * as tables from '@/lib/server/ground/db/schema'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

/** Coupons that are claimed with the order that uses them (ADR 0101). */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

const withClaimable = { with_claimable: 1 }

/** A product of 100 yuan with coupons for this product only. */
async function goodsWithCoupons(store = 100) {
  const item = await make.goods({ price: 10_000, store })
  const here = { items: [{ item_id: item, num: 1 }], cart_type: undefined }
  const card = (values: Parameters<typeof make.card>[0] = {}) =>
    make.card({ useBound: 1, boundIds: [item], ...values })
  return { item, here, card }
}

const couponsOf = (cardId: number) =>
  mall.db.orm.select().from(tables.userCards).where(eq(tables.userCards.cardId, cardId))
const claimedOf = async (cardId: number) =>
  (await mall.db.orm.select().from(tables.cards).where(eq(tables.cards.cardId, cardId)))[0]?.getNum

describe('the best coupon of a preview', () => {
  it('may be one to claim, but only for clients that ask for it', async () => {
    const { here, card } = await goodsWithCoupons()
    const best = await card({ reduceCost: 2000 })
    const one = await buyer(mall, make)
    const code = await make.userCard(one.userId, await card({ reduceCost: 1500 }))
    expect(await one.preview({ ...here, ...withClaimable })).toMatchObject({
      coupon_discount: 2000,
      total_fee: 8000,
      coupon_info: { coupon_code: `card:${best}`, id: best },
    })
    expect(await one.preview(here)).toMatchObject({
      coupon_discount: 1500,
      coupon_info: { coupon_code: code },
    })
    expect(await couponsOf(best)).toEqual([])
  })

  it('is the own one of two that save as much', async () => {
    const { here, card } = await goodsWithCoupons()
    await card({ reduceCost: 1500, endDate: mall.now() + 60 })
    const one = await buyer(mall, make)
    const code = await make.userCard(one.userId, await card({ reduceCost: 1500 }))
    expect((await one.preview({ ...here, ...withClaimable })).coupon_info?.coupon_code).toBe(code)
  })

  it.each<[string, Parameters<typeof make.card>[0]]>([
    ['nothing is left of', { quantity: 3, getNum: 3 }],
    ['that has ended', { endDate: 1 }],
    ['that is not given away', { receive: false }],
    ['that begins tomorrow', { dateType: 'DATE_TYPE_FIX_TERM', beginDate: 1, endDate: 0, fixedTerm: 10 }],
    ['of another grade', { gradeIds: [77] }],
    ['above the amount of the order', { leastCost: 10_001 }],
    ['for other products', { useBound: 1, boundIds: [1] }],
    ['that keeps a product', { cardType: 'new_gift' }],
  ])('is none %s', async (_, values) => {
    const { here, card } = await goodsWithCoupons()
    await card(values)
    const one = await buyer(mall, make)
    expect(await one.preview({ ...here, ...withClaimable })).toMatchObject({ coupon_discount: 0 })
  })

  it('is none that the member has claimed as often as allowed, nor for a guest', async () => {
    const { here, card } = await goodsWithCoupons()
    const once = await card()
    const one = await buyer(mall, make)
    const code = await make.userCard(one.userId, once)
    await one.order({ ...here, coupon_discount: code })
    expect(await one.preview({ ...here, ...withClaimable })).toMatchObject({ coupon_discount: 0 })
    const { data } = await mall.call<{ coupon_discount: number }>('POST', '/getFreightFee', {
      ...here,
      ...withClaimable,
    })
    expect(data.coupon_discount).toBe(0)
  })
})

describe('an order with a coupon to claim', () => {
  it('claims and uses it at the previewed amount', async () => {
    const { here, card } = await goodsWithCoupons()
    const cardId = await card()
    const one = await buyer(mall, make)
    const { total_fee: expected_total, coupon_info } = await one.preview({ ...here, ...withClaimable })
    const placed = await one.order({ ...here, expected_total, coupon_discount: coupon_info?.coupon_code })
    expect(placed.total_fee).toBe(9000)
    const [coupon] = await couponsOf(cardId)
    expect(coupon).toMatchObject({ userId: one.userId, status: 2 })
    expect(await claimedOf(cardId)).toBe(1)
    const { orderInfo } = await one.detail(placed.order_id)
    expect(orderInfo.discount_info).toMatchObject([{ coupon_code: coupon?.code, discount_fee: 1000 }])
    // A cancelled order returns it to the member, not to the mall.
    await one.cancel(placed.order_id)
    expect((await couponsOf(cardId)).map(({ status }) => status)).toEqual([1])
    expect(await claimedOf(cardId)).toBe(1)
  })

  it('uses the one that the member has claimed meanwhile', async () => {
    const { here, card } = await goodsWithCoupons()
    const cardId = await card()
    const one = await buyer(mall, make)
    const code = await make.userCard(one.userId, cardId)
    expect(await one.order({ ...here, coupon_discount: `card:${cardId}` })).toMatchObject({ total_fee: 9000 })
    expect((await couponsOf(cardId)).map((coupon) => [coupon.code, coupon.status])).toEqual([[code, 2]])
  })

  it('that is refused claims nothing', async () => {
    const { here, card, item } = await goodsWithCoupons(1)
    const cardId = await card()
    const other = await card({ leastCost: 20_000 })
    const one = await buyer(mall, make)
    const refused = async (more: Record<string, unknown>) => (await one.order({ ...here, ...more })).message
    const claim = `card:${cardId}`
    expect(await refused({ coupon_discount: claim, expected_total: 1 })).toBe('价格已变动，请确认后重新提交')
    expect(await refused({ coupon_discount: claim, items: [{ item_id: item, num: 2 }] })).toMatch('库存不足')
    expect(await refused({ coupon_discount: `card:${other}` })).toBe('优惠券不适用于该订单，请重新结算')
    expect(await refused({ coupon_discount: 'card:987654' })).toBe('领取的优惠券不存在')
    await mall.db.orm.update(tables.cards).set({ quantity: 0 }).where(eq(tables.cards.cardId, cardId))
    expect(await refused({ coupon_discount: claim })).toBe('领取的优惠券失败，库存不足了')
    expect([...(await couponsOf(cardId)), ...(await couponsOf(other))]).toEqual([])
  })

  it.each(['card:0', 'card:-1', 'card:1e1', 'card:', 'card:x', 'CARD:1', 'card:01', 'card: 1', 'card：1'])(
    'is refused with a code that names no card: %s',
    async (form) => {
      const { here, card } = await goodsWithCoupons()
      const cardId = await card()
      const one = await buyer(mall, make)
      const coupon_discount = form.replace(/1$/, String(cardId))
      expect(await one.order({ ...here, coupon_discount })).toMatchObject({ message: '领取的优惠券不存在' })
      expect(await couponsOf(cardId)).toEqual([])
    },
  )

  it('uses and claims none when it forbids coupons, in the preview and placed', async () => {
    const { here, card } = await goodsWithCoupons()
    const cardId = await card()
    const one = await buyer(mall, make)
    const own = await make.userCard(one.userId, await card())
    for (const code of [`card:${cardId}`, own, 'card:0']) {
      const request = { ...here, coupon_discount: code, not_use_coupon: 1 }
      expect(await one.preview({ ...request, ...withClaimable })).toMatchObject({
        coupon_discount: 0,
        total_fee: 10_000,
      })
      expect(await one.order(request)).toMatchObject({ total_fee: 10_000 })
    }
    expect(await couponsOf(cardId)).toEqual([])
    expect(await one.preview({ ...here, coupon_discount: own })).toMatchObject({ coupon_discount: 1000 })
  })

  it('is placed and claimed once when it is repeated', async () => {
    const { here, card } = await goodsWithCoupons()
    const cardId = await card({ getLimit: 5 })
    const one = await buyer(mall, make)
    const request = { ...here, coupon_discount: `card:${cardId}` }
    const answers = await Promise.all([1, 2, 3].map(() => one.order(request, `again-${cardId}`)))
    answers.push(await one.order(request, `again-${cardId}`))
    expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1)
    expect((await couponsOf(cardId)).map(({ status }) => status)).toEqual([2])
    expect(await claimedOf(cardId)).toBe(1)
  })

  it('takes the last coupon once under parallel orders of several members', async () => {
    const { here, card } = await goodsWithCoupons()
    const cardId = await card({ quantity: 2 })
    const buyers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => buyer(mall, make)))
    const answers = await Promise.all(
      buyers.map((one) => one.order({ ...here, coupon_discount: `card:${cardId}` })),
    )
    expect(answers.filter(({ total_fee }) => total_fee === 9000)).toHaveLength(2)
    expect(answers.filter(({ message }) => message === '领取的优惠券失败，库存不足了')).toHaveLength(4)
    expect(await claimedOf(cardId)).toBe(2)
    expect((await couponsOf(cardId)).map(({ status }) => status)).toEqual([2, 2])
  })
})
