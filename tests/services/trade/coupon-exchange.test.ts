import { eq } from 'drizzle-orm'
import { cards, distributors, userCards } from '@/lib/server/ground/db/schema'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { releaseNextExchange } from '@/lib/server/trade/coupon-exchange/exchange-coupon'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import type { Buyer } from '../../fixtures/engine/employee'
import { testMall } from '../../fixtures/engine/test-mall'

/** Coupons that are exchanged for a product, which a shop reserves (contract member §7.6, contract member §17). */

const mall = testMall()
const make = builders(mall)

const hour = 3600
const refused = (message: string) => ({ message, status_code: 422 })
const done = { status: true }

/** A shop, a product and a member with coupons for it. */
async function offer({ store = 3, coupons = 1, lockHours = 2 } = {}) {
  const shop = await make.shop({ shopCode: 'HZ01' })
  const item = await make.goods({ price: 9900, store })
  const card = await make.card({
    cardType: 'new_gift',
    useBound: 1,
    boundIds: [item],
    reduceCost: 0,
    lockHours,
  })
  const one = await buyer(mall, make)
  const held: { id: number; code: string }[] = []
  for (let count = 0; count < coupons; count++) {
    const code = await make.userCard(one.userId, card)
    const [row] = await mall.db.orm.select().from(userCards).where(eq(userCards.code, code))
    held.push({ id: row?.id ?? 0, code })
  }
  const exchange = (who: Buyer = one, index = 0, more: object = {}) =>
    who.call('POST', '/user/exchangeCard', {
      user_card_id: held[index]?.id,
      item_id: item,
      distributor_id: shop,
      ...more,
    })
  return { shop, item, card, one, held, exchange }
}

const statusOf = async (id: number | undefined) =>
  (
    await mall.db.orm
      .select()
      .from(userCards)
      .where(eq(userCards.id, id ?? 0))
  )[0]?.status
const problemsOfBooks = async () => (await checkBooks(mall)).filter(({ ids }) => ids.length > 0)

describe('an exchange coupon', () => {
  it('keeps one piece in a shop, is shown there, and is handed out once', async () => {
    const { shop, item, one, held, exchange } = await offer()
    const [coupon] = held
    expect(await exchange()).toEqual(done)
    expect(await make.stockOf(item)).toMatchObject({ store: 2 })
    expect(await exchange()).toEqual(refused('兑换券已兑换，请到店领取'))
    expect(await one.call('GET', '/user/exchangeCardInfo', { user_card_id: coupon?.id })).toMatchObject({
      distributor_info: { distributor_id: shop },
      code: coupon?.code,
      barcode_url: expect.stringMatching(/^data:image/) as string,
      qrcode_url: expect.stringMatching(/^data:image/) as string,
      item_info: { item_id: item },
      locked_until: mall.now() + 2 * hour,
    })
    expect(await one.call('GET', '/user/getUserCardList', { status: 1 })).toMatchObject({
      list: [{ code: coupon?.code, status: 10, valid: false }],
    })
    expect(await one.call('GET', '/user/consumCard', { code: coupon?.code })).toEqual(done)
    expect(await statusOf(coupon?.id)).toBe(2)
    expect(await one.call('GET', '/user/consumCard', { code: coupon?.code })).toEqual(
      refused('使用失败，信息有误'),
    )
    expect(await exchange()).toEqual(refused('兑换券已使用'))
    expect(await one.call('GET', '/user/getUserCardList', { status: 2 })).toMatchObject({
      list: [{ code: coupon?.code, used_time: mall.now() }],
    })
    expect(await problemsOfBooks()).toEqual([])
  })

  it('gives the piece back when nobody collects it, and can be exchanged again', async () => {
    const { item, one, held, exchange } = await offer({ store: 1 })
    await exchange()
    expect(await make.stockOf(item)).toMatchObject({ store: 0 })
    mall.travel(2 * hour)
    expect(await one.call('GET', '/user/consumCard', { code: held[0]?.code })).toEqual(
      refused('使用失败，信息有误'),
    )
    expect(await Promise.all([1, 2, 3].map(() => releaseNextExchange(mall)))).toEqual(
      expect.arrayContaining([true, false, false]),
    )
    expect(await make.stockOf(item)).toMatchObject({ store: 1 })
    expect(await statusOf(held[0]?.id)).toBe(1)
    expect(await exchange()).toEqual(done)
    expect(await problemsOfBooks()).toEqual([])
  })

  it('never keeps more pieces than there are, and each coupon one, with parallel requests', async () => {
    const { item, held, exchange } = await offer({ store: 3, coupons: 5 })
    const answers = await Promise.all(
      held.flatMap((_, index) => [exchange(undefined, index), exchange(undefined, index)]),
    )
    expect(answers.filter((answer) => 'status' in answer)).toHaveLength(3)
    expect(await make.stockOf(item)).toMatchObject({ store: 0 })
    const states = await Promise.all(held.map(({ id }) => statusOf(id)))
    expect(states.filter((state) => state === 10)).toHaveLength(3)
    expect(await problemsOfBooks()).toEqual([])
  })

  it('is of its owner, its products and a shop that hands out goods', async () => {
    const { item, one, held, exchange, shop } = await offer()
    const stranger = await buyer(mall, make)
    expect(await exchange(stranger)).toEqual(refused('兑换券不存在'))
    expect(await exchange(one, 0, { item_id: await make.goods({ price: 1, store: 1 }) })).toEqual(
      refused('该商品不适用于此兑换券'),
    )
    expect(await exchange(one, 0, { distributor_id: await make.shop({ isZiti: false }) })).toEqual(
      refused('该店铺不支持自提'),
    )
    expect(await exchange(one, 0, { item_id: 'x' })).toMatchObject({ message: '参数错误' })
    const money = await make.userCard(one.userId, await make.card())
    const [row] = await mall.db.orm.select().from(userCards).where(eq(userCards.code, money))
    expect(await exchange(one, 0, { user_card_id: row?.id })).toEqual(refused('兑换券不存在'))
    expect(await make.stockOf(item)).toMatchObject({ store: 3 })
    await exchange()
    const use = (who: Buyer, shop_id: number, verify_code: string) =>
      who.call('GET', '/user/usedCard', { code: held[0]?.code, shop_id, verify_code })
    expect(await use(stranger, shop, 'HZ01')).toEqual(refused('使用失败，信息有误'))
    expect(await use(one, shop, 'HZ02')).toEqual(refused('使用失败，信息有误'))
    expect(await use(one, await make.shop(), '')).toEqual(refused('使用失败，信息有误'))
    expect(await one.call('GET', '/user/usedCard', { code: held[0]?.code })).toMatchObject({
      message: '核销卡券失败,提交卡券信息有误.',
    })
    const answers = await Promise.all([1, 2, 3].map(() => use(one, shop, 'HZ01')))
    expect(answers.filter((answer) => 'status' in answer && answer['status'] === true)).toHaveLength(1)
    expect(await stranger.call('GET', '/user/exchangeCardInfo', { user_card_id: held[0]?.id })).toEqual(
      refused('兑换券不存在'),
    )
  })

  it('offers only products that some shop hands out', async () => {
    const { item, card, one, exchange } = await offer()
    const shops = [
      await make.shop(),
      await make.shop({ isZiti: false }),
      await make.shop({ isValid: 'false' }),
    ] as const
    const owned = []
    for (const distributorId of shops) owned.push(await make.goods({ price: 1, store: 1 }, { distributorId }))
    await mall.db.orm
      .update(cards)
      .set({ boundIds: [item, ...owned] })
      .where(eq(cards.cardId, card))
    const offered = async () =>
      (
        (await one.call('GET', '/goods/items', {
          card_id: card,
          is_default: 'false',
          page: 1,
          pageSize: 50,
        })) as unknown as {
          list: { item_id: number }[]
        }
      ).list
        .map(({ item_id }) => item_id)
        .toSorted((a, b) => a - b)
    expect(await offered()).toEqual([item, owned[0]])
    expect(await exchange(one, 0, { item_id: owned[1], distributor_id: shops[1] })).toEqual(
      refused('该店铺不支持自提'),
    )
    await mall.db.orm.update(distributors).set({ isZiti: false })
    expect(await offered()).toEqual([])
  })

  it('is not exchanged before its time and after its end', async () => {
    const { one, held, exchange } = await offer()
    const set = (values: Partial<typeof userCards.$inferInsert>) =>
      mall.db.orm
        .update(userCards)
        .set(values)
        .where(eq(userCards.id, held[0]?.id ?? 0))
    await set({ beginDate: mall.now() + 10 })
    expect(await exchange(one)).toEqual(refused('兑换券未到使用时间'))
    await set({ beginDate: 0, endDate: mall.now() })
    expect(await exchange(one)).toEqual(refused('兑换券已过期'))
    await set({ endDate: mall.now() + 10 })
    await mall.db.orm.update(distributors).set({ isValid: 'closed' })
    expect(await exchange(one)).toEqual(refused('该店铺不支持自提'))
  })
})
