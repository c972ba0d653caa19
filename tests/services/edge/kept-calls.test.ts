import type { Card } from '@/lib/contract/catalogue/card'
import type { GoodsDetail, GoodsListItem } from '@/lib/contract/catalogue/goods'
import { keptCallsOf } from '@/lib/server/edge/kept-calls'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { programmeOf } from '../../fixtures/engine/programme'
import { firstMoment, testMall } from '../../fixtures/engine/test-mall'
import { type MallDoor, openMallDoor } from '../../fixtures/front/open-mall-door'

/** Kept answers are as fresh as the engine's own. */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
let door: MallDoor
let operatorToken: string
/** Two products, each alone in its category. */
let [first, second] = [
  { goodsId: 0, category: 0 },
  { goodsId: 0, category: 0 },
]

interface List {
  list: GoodsListItem[]
}
const listOf = (category: number) => `/goods/items?page=1&pageSize=20&category_id=${category}`
const detailOf = (goodsId: number) => `/goods/items/${goodsId}`
const byPrice = '/goods/items?page=1&pageSize=20&goodsSort=3'

/** Reads each path until the door has kept its answer. */
async function keep(...paths: string[]): Promise<void> {
  for (const path of paths) for (let visit = 0; visit < 2; visit++) await door.read(path)
}

async function newProduct(price: number, store = 5) {
  const { goodsId, salesCategory } = await make.categorizedGoods({ price, store })
  return { goodsId, category: salesCategory }
}

beforeEach(async () => {
  await mall.empty()
  ;({ token: operatorToken } = await make.member({ role: 'operator' }))
  first = await newProduct(10_000)
  second = await newProduct(20_000)
  door = await openMallDoor(mall)
})
afterEach(() => door.close())

describe('a change of a price', () => {
  const setPrice = (itemId: number, price: number) =>
    door.write('PUT', '/operator/goods/prices', { prices: [{ item_id: itemId, price }] }, operatorToken)

  it('is in the next answer of every call that names the product', async () => {
    const paths = [listOf(first.category), byPrice, '/promotions/recommendlike?page=1&pageSize=6']
    await keep(detailOf(first.goodsId), ...paths)
    await setPrice(first.goodsId, 30_000)
    expect((await door.read<GoodsDetail>(detailOf(first.goodsId))).price).toBe(30_000)
    for (const path of paths) {
      const { list } = await door.read<List>(path)
      expect([path, list.find(({ goods_id }) => goods_id === first.goodsId)?.price]).toEqual([path, 30_000])
    }
  })

  it('of a gift is in the next answer about the promotion that gives it', async () => {
    const marketing = await make.marketing({
      marketingType: 'full_gift',
      useBound: 1,
      boundIds: [second.goodsId],
      rules: [{ full: 1, gifts: [{ itemId: first.goodsId, num: 1 }] }],
    })
    interface Promotion {
      gifts: { price: number }[]
    }
    const promotionPath = `/promotion/getskumarketing?item_id=${second.goodsId}`
    const promotionGoodsPath = `/promotion/fullpromotion/getitemlist?marketing_id=${marketing}`
    await keep(promotionPath, promotionGoodsPath, detailOf(second.goodsId))
    await setPrice(first.goodsId, 12_300)
    const { promotion_activity } = await door.read<{ promotion_activity: Promotion[] }>(promotionPath)
    const { activity } = await door.read<{ activity: Promotion }>(promotionGoodsPath)
    const detail = await door.read<GoodsDetail>(detailOf(second.goodsId))
    for (const promotion of [promotion_activity[0], activity, detail.promotion_activity?.[0]])
      expect(promotion?.gifts[0]?.price).toBe(12_300)
  })

  it('sorts the lists by price anew', async () => {
    await keep(byPrice)
    await setPrice(first.goodsId, 30_000)
    const { list } = await door.read<List>(byPrice)
    expect(list.map(({ goods_id }) => goods_id)).toEqual([second.goodsId, first.goodsId])
  })

  it('leaves the answers about other products in the cache', async () => {
    const others = [detailOf(second.goodsId), listOf(second.category), '/goods/category']
    await keep(detailOf(first.goodsId), ...others)
    await setPrice(first.goodsId, 30_000)
    const counts = await door.counting(async () => {
      for (const path of others) await door.read(path)
    })
    expect(counts).toEqual({ hit: 1, overlay: 2, keep: 0, engine: 0 })
  })

  it('that another process makes is seen without an event', async () => {
    await keep(detailOf(first.goodsId), listOf(first.category))
    await mall.rows(`update skus set price = 12345 where item_id = $1`, [first.goodsId])
    expect((await door.read<GoodsDetail>(detailOf(first.goodsId))).price).toBe(12_345)
    expect((await door.read<List>(listOf(first.category))).list[0]?.price).toBe(12_345)
  })
})

it('the offer of a subsidy whose budget another process spends ends at the next request, without an event', async () => {
  const programme = programmeOf(mall, make)
  await programme.open()
  const { classId, categoryId } = await programme.subsidyClass({ budgetPieces: 1 })
  const goodsId = await programme.goods(categoryId, 100_000)
  await keep(detailOf(goodsId), listOf(categoryId))
  const offers = async () => [
    (await door.read<GoodsDetail>(detailOf(goodsId))).subsidy?.rate,
    (await door.read<List>(listOf(categoryId))).list[0]?.subsidy_price,
  ]
  expect(await offers()).toEqual([15, 85_000])
  await mall.rows('update subsidy_budgets set used_pieces = 1 where subsidy_class_id = $1', [classId])
  expect(await offers()).toEqual([undefined, undefined])
})

it('a member whose pieces of a class are used up sees no offer in kept answers; everybody else does', async () => {
  const programme = programmeOf(mall, make)
  await programme.open()
  const { className, categoryId } = await programme.subsidyClass({ limit: 1 })
  const goodsId = await programme.goods(categoryId, 100_000)
  const [drawn, fresh, unverified] = [
    await buyer(mall, make),
    await buyer(mall, make),
    await buyer(mall, make),
  ]
  await programme.verify(drawn.userId)
  await programme.verify(fresh.userId)
  await keep(detailOf(goodsId), listOf(categoryId))
  const seenBy = async (token?: string) => {
    const card = (await door.read<List>(listOf(categoryId), token)).list[0]
    const page = await door.read<GoodsDetail>(detailOf(goodsId), token)
    return [card?.subsidy_price, card?.subsidy_state, page.subsidy_state]
  }
  const offered = [85_000, undefined, undefined]
  expect(await seenBy(drawn.token)).toEqual(offered)
  const { order_id } = await drawn.orderItem(goodsId, 1)
  await keep(detailOf(goodsId), listOf(categoryId))
  const counts = await door.counting(async () => {
    expect(await seenBy(drawn.token)).toEqual([undefined, 'used_up', 'used_up'])
    for (const token of [fresh.token, unverified.token, undefined])
      expect(await seenBy(token)).toEqual(offered)
  })
  // No answer had to be computed for it.
  expect(counts).toMatchObject({ overlay: 8, engine: 0 })
  expect(await drawn.call<object>('GET', `/goods/items_price_store/${goodsId}`, {})).toMatchObject({
    subsidy_used_up: [className],
  })
  await drawn.cancel(order_id)
  expect(await seenBy(drawn.token)).toEqual(offered)
})

describe('fields of the moment', () => {
  it('show the stock and the sales after an order', async () => {
    await keep(detailOf(first.goodsId), listOf(first.category))
    const shopper = await buyer(mall, make)
    await shopper.orderItem(first.goodsId, 2)
    const counts = await door.counting(async () => {
      const detail = await door.read<GoodsDetail>(detailOf(first.goodsId))
      expect([detail.store, detail.item_total_store]).toEqual([3, 3])
      expect((await door.read<List>(listOf(first.category))).list[0]?.store).toBe(3)
    })
    expect(counts).toMatchObject({ overlay: 2, engine: 0 })
  })

  it('show how many coupons are left, and whether the member has claimed one', async () => {
    const cardId = await make.card({ title: '通用券', quantity: 1, getLimit: 1 })
    await keep(detailOf(first.goodsId), '/getCardList')
    const { token } = await make.member()
    await door.write('POST', '/user/receiveCard', { card_id: cardId }, token)
    const cardOf = async (visitor?: string): Promise<Card | undefined> =>
      (await door.read<GoodsDetail>(detailOf(first.goodsId), visitor)).kaquan_list.list[0]
    expect([await cardOf(), await cardOf(token)]).toMatchObject([
      { get_num: 1, user_get_num: 0, received_flag: 2 },
      { get_num: 1, user_get_num: 1, received_flag: 1 },
    ])
    const { list } = await door.read<{ list: Card[] }>('/getCardList')
    expect(list[0]).toMatchObject({ get_num: 1, received_flag: 2 })
  })
})

describe('reviews', () => {
  it('change the score of their shop and the statistics of their product at once', async () => {
    const shop = await make.shop()
    const goodsId = await make.goods({ price: 100, store: 5 }, { distributorId: shop })
    const paths = [
      `/distributor/is_valid?distributor_id=${shop}&show_score=1`,
      `/order/rate/list?item_id=${goodsId}`,
    ]
    await keep(...paths)
    const shopper = await buyer(mall, make)
    const { order_id } = await shopper.orderItem(goodsId, 1)
    await mall.rows(`update orders set order_status = 'DONE' where order_id = $1`, [order_id])
    const rates = [{ item_id: goodsId, star: 3, content: '很好用' }]
    await door.write('POST', '/order/rate/create', { order_id, rates }, shopper.token)
    const [score, list] = [await door.read(paths[0] ?? ''), await door.read(paths[1] ?? '')]
    expect(score).toMatchObject({ scoreList: { avg_star: '3.0', rate_count: 1 } })
    expect(list).toMatchObject({ total_count: 1, list: [{ user_id: 0, order_id: '' }] })
    expect(await door.read(paths[1] ?? '', shopper.token)).toMatchObject({
      list: [{ user_id: shopper.userId, order_id }],
    })
  })
})

describe('an activity', () => {
  const sell = (endTime: number) =>
    make.sale({ itemId: first.goodsId, activityPrice: 5000, activityStore: 1 }, { endTime })
  const keptLife = async (path: string) =>
    (await keptCallsOf(async () => mall).keep(`/api/h5app/wxapp${path}`))?.life

  it('ends the answers that name it', async () => {
    await sell(firstMoment + 30)
    expect(await keptLife(detailOf(first.goodsId))).toBe(30)
    expect(await keptLife(listOf(first.category))).toBe(30)
    expect(await keptLife('/promotion/seckillactivity/getlist')).toBe(30)
    expect(await keptLife(listOf(second.category))).toBe(60)
  })

  it('that is announced ends them when it starts', async () => {
    await make.sale(
      { itemId: first.goodsId, activityPrice: 5000, activityStore: 1 },
      { releaseTime: firstMoment - 10, startTime: firstMoment + 20, endTime: firstMoment + 90 },
    )
    expect(await keptLife(detailOf(first.goodsId))).toBe(20)
  })

  it('that sold its last piece leaves no activity price behind', async () => {
    await sell(firstMoment + 3600)
    const paths = [detailOf(first.goodsId), listOf(first.category)]
    await keep(...paths)
    await mall.rows(`update seckill_items set sales_store = activity_store`)
    expect((await door.read<GoodsDetail>(detailOf(first.goodsId))).act_price).toBeUndefined()
    expect((await door.read<List>(listOf(first.category))).list[0]?.activity_price).toBeUndefined()
  })
})

describe('the key of an answer', () => {
  const { keyOf } = keptCallsOf(() => Promise.reject(new Error('A key needs no database.')))
  const key = (path: string) => keyOf(`/api/h5app/wxapp${path}`)

  it.each([
    ['the order of parameters', '/goods/items?pageSize=20&page=1&brand_id=7'],
    [
      'empty and unknown parameters',
      '/goods/items?page=1&goodsSort=&pageSize=20&brand_id=7&company_id=1&_=17',
    ],
    ['their notation', '/goods/items?page=1&pageSize=20&brand_id[]=7'],
  ])('ignores %s', async (_what, path) => {
    expect(await key(path)).toBe(await key('/goods/items?page=1&pageSize=20&brand_id=7'))
  })

  it('is the same under each path of a call', async () => {
    expect(await key('/distributor/merchant/isvaild?distributor_id=3')).toBe(
      await key('/merchant/isvaild?distributor_id=3'),
    )
  })

  it.each([
    '/goods/items?page=0',
    '/goods/items?page=1&pageSize=20&is_default=false',
    '/member',
    '/nowhere',
    '/%E0',
  ])('does not exist for %s', async (path) => {
    expect(await key(path)).toBeNull()
  })

  it('does not exist for input that is longer than a key may be', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => 100_000 + index).join(',')
    expect(await key(`/goods/items?page=1&pageSize=20&goods_id=${ids}`)).toBeNull()
  })
})

it('keeps no refusal, and tries a refused call again only after many requests', async () => {
  const counts = await door.counting(async () => {
    for (let visit = 0; visit < 10; visit++) await door.read(detailOf(987_654))
  })
  expect(counts).toEqual({ hit: 0, overlay: 0, keep: 0, engine: 10 })
})
