import { checkBooks } from '@/lib/server/trade/books/check-books'
import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import { asOneItem } from '../../fixtures/engine/one-item'
import { programmeOf } from '../../fixtures/engine/programme'
import { testMall } from '../../fixtures/engine/test-mall'

/** A line of which only some pieces are subsidised is placed as two order items (ADR 0095). */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const programme = programmeOf(mall, make)
const { deliver, aftersaleBuyer, staff, payRefunds, refundsOf } = aftersaleCases(mall, make)

beforeAll(() => programme.open({ regions: ['浙江省'] }))

const verifiedBuyer = async () => {
  const shopper = await aftersaleBuyer()
  await programme.verify(shopper.userId)
  return shopper
}

/** Refrigerators of 3,000 yuan with a subsidy of 450 yuan on one of them. */
async function refrigerators() {
  const { classId, categoryId } = await programme.subsidyClass({ limit: 1, budgetPieces: 10 })
  const item = await programme.goods(categoryId, 300_000)
  const shopper = await verifiedBuyer()
  const itemsOf = async (orderId: string) => (await shopper.detail(orderId)).orderInfo.items
  return { classId, item, shopper, itemsOf }
}

/** Two of them, delivered. */
async function delivered() {
  const found = await refrigerators()
  const { order_id: orderId, total_fee } = await found.shopper.orderItem(found.item, 2)
  expect(total_fee).toBe(555_000)
  await found.shopper.pay(orderId)
  await deliver(orderId)
  const [plain, subsidised] = await found.itemsOf(orderId)
  if (!plain || !subsidised) throw new Error('the order has less than two items')
  return { ...found, orderId, plain, subsidised }
}

it('two refrigerators with the subsidy on one are two items that add up to the order', async () => {
  const { orderId, item, itemsOf } = await delivered()
  const items = await itemsOf(orderId)
  expect(items.map((one) => [one.item_id, one.num, one.total_fee, one.subsidy_fee, one.subsidy_num])).toEqual(
    [
      [item, 1, 300_000, 0, 0],
      [item, 1, 255_000, 45_000, 1],
    ],
  )
  expect(items.map(({ discount_info }) => discount_info.length)).toEqual([0, 1])
})

it('the first return pays the price of the piece without subsidy and leaves the quota, the second one the rest', async () => {
  const { shopper, orderId, item, plain, subsidised, classId } = await delivered()
  const desk = await staff()
  const refund = async (id: number) => {
    const { aftersales_bn } = await shopper.apply(orderId, id, 1, { aftersales_type: 'ONLY_REFUND' })
    await desk.review(aftersales_bn[0] ?? '', { agree: 1 })
    await payRefunds()
  }
  await refund(plain.id)
  expect((await refundsOf(orderId)).map(({ refundFee, subsidyFee }) => [refundFee, subsidyFee])).toEqual([
    [300_000, 0],
  ])
  expect(await programme.budgetOf(classId)).toMatchObject({ usedPieces: 1, usedCents: 45_000 })
  expect((await shopper.orderItem(item, 1)).total_fee).toBe(300_000)
  await refund(subsidised.id)
  expect((await refundsOf(orderId)).map(({ refundFee, subsidyFee }) => [refundFee, subsidyFee])).toEqual([
    [300_000, 0],
    [255_000, 45_000],
  ])
  expect(await programme.budgetOf(classId)).toMatchObject({ usedPieces: 0, usedCents: 0 })
  expect((await shopper.orderItem(item, 1)).total_fee).toBe(255_000)
})

it('the buyer may return the subsidised piece first, which gives the quota back', async () => {
  const { shopper, orderId, item, subsidised } = await delivered()
  const { aftersales_bn } = await shopper.apply(orderId, subsidised.id, 1, { aftersales_type: 'ONLY_REFUND' })
  await (await staff()).review(aftersales_bn[0] ?? '', { agree: 1 })
  await payRefunds()
  expect((await refundsOf(orderId)).map(({ refundFee, subsidyFee }) => [refundFee, subsidyFee])).toEqual([
    [255_000, 45_000],
  ])
  expect((await shopper.orderItem(item, 1)).total_fee).toBe(255_000)
})

it('a client that asks for the price of a SKU gets the piece without subsidy first', async () => {
  const { shopper, orderId, item, plain } = await delivered()
  const price = () =>
    shopper.call<{ price: number; subsidy_fee: number }>('GET', '/aftersales/item/price', {
      order_id: orderId,
      item_id: item,
      number: 1,
    })
  expect(await price()).toMatchObject({ price: 300_000, subsidy_fee: 0 })
  await shopper.apply(orderId, plain.id, 1, { aftersales_type: 'ONLY_REFUND' })
  expect(await price()).toMatchObject({ price: 255_000, subsidy_fee: 45_000 })
})

it('stock is taken once for the line and comes back with the order', async () => {
  const { shopper, item } = await refrigerators()
  const storeOf = async () =>
    (await mall.rows<{ store: number }>('select store from skus where item_id = $1', [item]))[0]?.store
  const { order_id: orderId } = await shopper.orderItem(item, 3)
  expect(await storeOf()).toBe(997)
  const moves = await mall.rows('select num from stock_ledger where order_id = $1', [orderId])
  expect(moves).toEqual([{ num: -3 }])
  await shopper.cancel(orderId)
  expect(await storeOf()).toBe(1000)
})

it('the pieces of a limited-time sale count once, and its limit per member holds', async () => {
  const { shopper, item } = await refrigerators()
  const seckillId = await make.sale(
    { itemId: item, activityPrice: 200_000, activityStore: 9, limitNum: 3 },
    { seckillType: 'limited_time_sale' },
  )
  const { order_id: orderId, total_fee } = await shopper.orderItem(item, 3)
  expect(total_fee).toBe(570_000)
  const sold = () => mall.rows('select sales_store from seckill_items where seckill_id = $1', [seckillId])
  expect(await sold()).toEqual([{ sales_store: 3 }])
  expect((await shopper.orderItem(item, 1)).status_code).toBe(422)
  await shopper.cancel(orderId)
  expect(await sold()).toEqual([{ sales_store: 0 }])
})

it('parcels and the cancelled rest take units of either item', async () => {
  const { shopper, item, itemsOf, classId } = await refrigerators()
  const operator = await make.member({ role: 'operator' })
  const act = async (path: string, params: Record<string, unknown>) =>
    (await mall.call('POST', `/operator/order${path}`, params, { token: operator.token })).data
  const { order_id: orderId } = await shopper.orderItem(item, 3)
  await shopper.pay(orderId)
  const [plain, subsidised] = await itemsOf(orderId)
  await act('/ship', {
    order_id: orderId,
    delivery_corp: 'SF',
    delivery_code: 'SF1000200030',
    items: [
      { id: subsidised?.id, num: 1 },
      { id: plain?.id, num: 1 },
    ],
  })
  expect((await itemsOf(orderId)).map((one) => one.delivery_item_num)).toEqual([1, 1])
  await act('/cancel/rest', { order_id: orderId, reason: '缺货' })
  expect((await itemsOf(orderId)).map((one) => one.cancel_item_num)).toEqual([1, 0])
  expect((await refundsOf(orderId)).map(({ refundFee, subsidyFee }) => [refundFee, subsidyFee])).toEqual([
    [300_000, 0],
  ])
  expect(await programme.budgetOf(classId)).toMatchObject({ usedPieces: 1, usedCents: 45_000 })
})

it('one review is for both items, and buying again asks for the pieces of both', async () => {
  const { shopper, orderId, item, itemsOf } = await delivered()
  await deliver(orderId, true)
  await shopper.call('POST', '/order/rate/create', {
    order_id: orderId,
    anonymous: 0,
    rates: [{ item_id: item, content: '很好', star: 5 }],
  })
  expect((await itemsOf(orderId)).map(({ is_rate }) => is_rate)).toEqual([1, 1])
  // A product with a minimum quantity of two.
  await mall.rows('update skus set start_num = 2 where item_id = $1', [item])
  const again = await shopper.call<{ added: { num: number }[]; left_out: object[] }>('POST', '/order/rebuy', {
    order_id: orderId,
  })
  expect(again).toMatchObject({ added: [{ item_id: item, num: 2 }], left_out: [] })
})

it('points are shared by what each item costs', async () => {
  await mall.rows(
    `insert into settings (key, value, updated) values ('point', '{"isOpenMemberPoint":true,"isOpenDeductPoint":true,"deduct_point":10}', 0)`,
  )
  const { categoryId } = await programme.subsidyClass({ limit: 1 })
  const item = await programme.goods(categoryId, 300_000)
  const shopper = await aftersaleBuyer({ point: 10_000 })
  await programme.verify(shopper.userId)
  const placed = await shopper.orderItem(item, 2, { point_use: 5550 })
  const { items } = (await shopper.detail(placed.order_id)).orderInfo
  const sum = (of: (one: (typeof items)[number]) => number) => items.reduce((all, one) => all + of(one), 0)
  expect(sum(({ total_fee }) => total_fee)).toBe(placed.total_fee)
  expect(sum(({ point_fee }) => point_fee)).toBe(555_000 - placed.total_fee)
  expect(items.map(({ share_points }) => share_points)).toEqual([3000, 2550])
})

it('an order that was placed as one item gives back equal parts, as before', async () => {
  const { shopper, item, itemsOf, classId } = await refrigerators()
  const { order_id: orderId } = await shopper.orderItem(item, 2)
  await asOneItem(mall, orderId)
  await shopper.pay(orderId)
  await deliver(orderId)
  const [line, ...others] = await itemsOf(orderId)
  expect([line?.num, line?.total_fee, line?.subsidy_fee, others]).toEqual([2, 555_000, 45_000, []])
  const desk = await staff()
  for (let unit = 0; unit < 2; unit++) {
    const { aftersales_bn } = await shopper.apply(orderId, line?.id ?? 0, 1, {
      aftersales_type: 'ONLY_REFUND',
    })
    await desk.review(aftersales_bn[0] ?? '', { agree: 1 })
    await payRefunds()
  }
  expect((await refundsOf(orderId)).map(({ refundFee, subsidyFee }) => [refundFee, subsidyFee])).toEqual([
    [277_500, 22_500],
    [277_500, 22_500],
  ])
  expect(await programme.budgetOf(classId)).toMatchObject({ usedPieces: 0, usedCents: 0 })
})

it('the books of the whole mall balance', async () => {
  expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
})
