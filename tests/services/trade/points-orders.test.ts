import { eq } from 'drizzle-orm'
import * as tables from '@/lib/server/ground/db/schema'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { cancelNextOverdue } from '@/lib/server/trade/order/cancel-order'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import {
  exchange,
  openPointsMall,
  pointsGoods,
  pointsOrder,
  storeSetting,
} from '../../fixtures/engine/points'
import { staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Orders of the points mall: ordinary orders of another type, which cost points and, for some products, money. */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

beforeEach(() => openPointsMall(mall))

const pointsOf = async (userId: number) => {
  const [row] = await mall.db.orm.select().from(tables.members).where(eq(tables.members.userId, userId))
  return row?.point
}
const wrongBooks = async () => (await checkBooks(mall)).filter(({ ids }) => ids.length > 0)
const times = <T>(count: number, create: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => create(index))

describe('an order of the points mall', () => {
  it('of points alone is paid with its placement, and its points and pieces are taken', async () => {
    const item = await pointsGoods(make, { point: 300, store: 5 })
    const one = await buyer(mall, make, { point: 1000 })
    const added = await one.add(item, 2, { cart_type: 'fastbuy', shop_type: 'pointsmall' })
    expect(added).toEqual({ status: true })
    expect(await one.preview({ ...pointsOrder, cart_type: 'fastbuy' })).toMatchObject({
      order_class: 'pointsmall',
      order_type: 'normal_pointsmall',
      total_fee: 0,
      point: 600,
      item_point: 600,
      freight_point: 0,
      user_point: 1000,
      is_open_deduct_point: false,
      max_point: 0,
      point_fee: 0,
      bonus_points: 0,
      items: [{ item_id: item, num: 2, item_point: 600, price: 0 }],
    })
    const placed = await one.order({ ...pointsOrder, cart_type: 'fastbuy' })
    expect(placed).toMatchObject({ order_type: 'normal_pointsmall', total_fee: 0, pay_type: 'point' })
    expect((await one.detail(placed.order_id)).orderInfo).toMatchObject({
      order_class: 'pointsmall',
      order_status: 'PAYED',
      pay_status: 'PAYED',
      pay_type: 'point',
      point: 600,
      item_point: 600,
      point_fee: 0,
      total_fee: 0,
      freight_type: 'cash',
    })
    expect(await pointsOf(one.userId)).toBe(400)
    expect(await make.stockOf(item)).toEqual({ store: 3, sold: 2 })
    expect(await wrongBooks()).toEqual([])
  })

  it('with money takes points at once and waits for the payment', async () => {
    const item = await pointsGoods(make, { point: 500, price: 2900, store: 5 })
    const one = await buyer(mall, make, { point: 600 })
    const { order_id, total_fee } = await exchange(one, item, 1)
    expect(total_fee).toBe(2900)
    expect(await pointsOf(one.userId)).toBe(100)
    await one.pay(order_id)
    expect((await one.detail(order_id)).orderInfo).toMatchObject({
      order_status: 'PAYED',
      total_fee: 2900,
      point: 500,
      items: [{ share_points: 500, total_fee: 2900 }],
    })
    expect(await one.orders({ order_type: 'normal_pointsmall' })).toMatchObject({ pager: { count: 1 } })
    expect(await wrongBooks()).toEqual([])
  })

  it('returns points and pieces once when it is cancelled unpaid', async () => {
    const item = await pointsGoods(make, { point: 500, price: 2900, store: 5 })
    const one = await buyer(mall, make, { point: 600 })
    const { order_id } = await exchange(one, item, 1)
    await Promise.all(times(6, () => one.cancel(order_id, '不想要了')))
    expect(await pointsOf(one.userId)).toBe(600)
    expect(await make.stockOf(item)).toEqual({ store: 5, sold: 0 })
    expect(await wrongBooks()).toEqual([])
  })

  it('returns everything when nobody pays in time', async () => {
    const item = await pointsGoods(make, { point: 500, price: 2900, store: 5 })
    const one = await buyer(mall, make, { point: 600 })
    await exchange(one, item, 1)
    mall.travel(3600)
    while (await cancelNextOverdue(mall));
    expect(await pointsOf(one.userId)).toBe(600)
    expect(await wrongBooks()).toEqual([])
  })

  it.each([
    ['points alone', 0],
    ['points and money', 2900],
  ])('of %s returns them once when the shop approves its cancellation', async (_name, price) => {
    const item = await pointsGoods(make, { point: 500, price, store: 5 })
    const [one, operator] = [await buyer(mall, make, { point: 600 }), await staff(mall, make)]
    const { order_id } = await exchange(one, item, 1)
    if (price > 0) await one.pay(order_id)
    await one.cancel(order_id, '不想要了')
    expect(await pointsOf(one.userId)).toBe(100)
    await Promise.all(
      times(4, () => operator.call('POST', '/order/cancel/review', { order_id, agree: true })),
    )
    while (await payNextRefund(mall));
    expect(await pointsOf(one.userId)).toBe(600)
    expect(await make.stockOf(item)).toEqual({ store: 5, sold: 0 })
    expect((await one.detail(order_id)).orderInfo).toMatchObject({ order_status: 'CANCEL' })
    expect(await wrongBooks()).toEqual([])
  })

  it('returns the points of single units, and those of freight with the last one', async () => {
    await openPointsMall(mall, { freight: { type: 'point', proportion: 10, rounding: 'up' } })
    const template = await make.freight()
    const item = await pointsGoods(make, { point: 100, store: 9 }, { templatesId: template })
    const [one, operator] = [await buyer(mall, make, { point: 1000 }), await staff(mall, make)]
    const { order_id } = await exchange(one, item, 3)
    expect((await one.detail(order_id)).orderInfo).toMatchObject({
      point: 420,
      item_point: 300,
      freight_type: 'point',
      freight_fee: 120,
      freight_point: 120,
      total_fee: 0,
    })
    const [line] = (await one.detail(order_id)).orderInfo.items
    await operator.call('POST', '/order/cancel/rest', {
      order_id,
      reason: '缺货',
      items: [{ id: line?.id, num: 1 }],
    })
    while (await payNextRefund(mall));
    expect(await pointsOf(one.userId)).toBe(680)
    const rest = await operator.call('POST', '/order/cancel/rest', { order_id, reason: '缺货' })
    expect(rest.message).toBeUndefined()
    // There is a minute between two refunds of one order.
    mall.travel(60)
    while (await payNextRefund(mall));
    expect(await pointsOf(one.userId)).toBe(1000)
    expect(await make.stockOf(item)).toEqual({ store: 9, sold: 0 })
    expect(await wrongBooks()).toEqual([])
  })

  it('returns points and money of the units that an after-sale takes back, once', async () => {
    const { aftersaleBuyer, deliver, staff: desk, payRefunds } = aftersaleCases(mall, make)
    const item = await pointsGoods(make, { point: 500, price: 2900, store: 5 })
    const one = await aftersaleBuyer({ point: 1200 })
    const { order_id } = await exchange(one, item, 2)
    await one.pay(order_id)
    await deliver(order_id)
    const [line] = (await one.detail(order_id)).orderInfo.items
    const { aftersales_bn: numbers } = await one.apply(order_id, line?.id ?? 0, 1, {
      aftersales_type: 'ONLY_REFUND',
    })
    const [bn = ''] = numbers
    expect(await one.info(bn)).toMatchObject({ refund_fee: 2900, refund_point: 500 })
    const operator = await desk()
    await Promise.all(times(4, () => operator.review(bn, { agree: true })))
    await payRefunds()
    expect(await pointsOf(one.userId)).toBe(700)
    expect((await one.info(bn)).refund_info).toMatchObject({ refunded_fee: 2900, refunded_point: 500 })
    expect(await wrongBooks()).toEqual([])
  })

  it('charges freight in money, although its products cost none', async () => {
    const template = await make.freight()
    const item = await pointsGoods(make, { point: 100, store: 9 }, { templatesId: template })
    const one = await buyer(mall, make, { point: 1000 })
    expect(await exchange(one, item, 1)).toMatchObject({ total_fee: 800 })
  })

  it('has neither promotions nor coupons nor member prices, and earns no points', async () => {
    const item = await pointsGoods(make, { point: 100, price: 10_000, store: 9 })
    await make.marketing({ marketingType: 'full_minus', rules: [{ full: 1, minus: 1 }] })
    await make.grade({ gradeId: 60, gradeName: '折扣会员', discount: 50 })
    const one = await buyer(mall, make, { point: 1000, gradeId: 60 })
    const code = await make.userCard(one.userId, await make.card({ reduceCost: 1000 }))
    const preview = await one.preview({
      ...pointsOrder,
      cart_type: undefined,
      items: [{ item_id: item, num: 1 }],
      coupon_discount: code,
    })
    expect(preview).toMatchObject({ total_fee: 10_000, discount_fee: 0, bonus_points: 0 })
  })

  it('cannot be paid with points at the cashier: they are its price', async () => {
    const rule = { isOpenMemberPoint: true, isOpenDeductPoint: true, deduct_point: 1 }
    await storeSetting(mall, 'point', rule)
    const item = await pointsGoods(make, { point: 100, price: 100, store: 9 })
    const one = await buyer(mall, make, { point: 100_000 })
    const { order_id } = await exchange(one, item, 1)
    const codes = async (order_type: string) =>
      (
        await one.call<{ pay_type_code: string }[]>('GET', '/trade/payment/list', {
          platform: 'pc',
          order_type,
        })
      ).map(({ pay_type_code: code }) => code)
    expect(await codes('normal')).toContain('point')
    expect(await codes('normal_pointsmall')).not.toContain('point')
    expect(await one.call('POST', '/payment', { order_id, pay_type: 'point' })).toMatchObject({
      message: '积分不足！',
    })
  })
})

describe('what the points mall refuses', () => {
  const cases: [name: string, message: string, (item: { points: number; plain: number }) => object][] = [
    [
      'an ordinary product',
      '已下架',
      ({ plain }) => ({ ...pointsOrder, items: [{ item_id: plain, num: 1 }] }),
    ],
    [
      'more pieces than there are',
      '商品库存不足',
      ({ points }) => ({ ...pointsOrder, items: [{ item_id: points, num: 6 }] }),
    ],
    [
      'more points than there are',
      '积分不足',
      ({ points }) => ({ ...pointsOrder, items: [{ item_id: points, num: 5 }] }),
    ],
    [
      'another price than the page showed',
      '价格已变动，请确认后重新提交',
      ({ points }) => ({ ...pointsOrder, items: [{ item_id: points, num: 1 }], expected_point: 299 }),
    ],
  ]
  it.each(cases)('%s', async (_name, message, input) => {
    const points = await pointsGoods(make, { point: 300, store: 5 })
    const plain = await make.goods({ price: 100, store: 5 })
    const one = await buyer(mall, make, { point: 1000 })
    const answer = await one.orderItem(0, 0, { items: undefined, ...input({ points, plain }) })
    expect(answer.message).toContain(message)
    expect(await pointsOf(one.userId)).toBe(1000)
    expect(await make.stockOf(points)).toEqual({ store: 5, sold: 0 })
  })

  it('points products in the mall itself: cart, buy now, order, group and product page', async () => {
    const item = await pointsGoods(make, { point: 300, store: 5 })
    const one = await buyer(mall, make, { point: 1000 })
    expect(await one.add(item, 1)).toMatchObject({ message: '商品已下架' })
    expect(await one.add(item, 1, { cart_type: 'fastbuy' })).toMatchObject({ message: '商品已下架' })
    expect((await one.orderItem(item, 1)).message).toContain('已下架')
    await one.add(item, 1, { cart_type: 'fastbuy', shop_type: 'pointsmall' })
    expect((await one.order({ cart_type: 'fastbuy' })).message).toContain('已下架')
    expect(await one.add(item, 1, { shop_type: 'pointsmall' })).toMatchObject({
      message: '提交购物车数据有误',
    })
    expect(await one.call('GET', `/goods/items/${item}`)).toMatchObject({ message: '商品不存在或者已下架' })
    expect(await one.call('GET', '/goods/items', { page: 1, pageSize: 50 })).toMatchObject({
      list: expect.not.arrayContaining([expect.objectContaining({ item_id: item })]),
    })
    expect(await pointsOf(one.userId)).toBe(1000)
  })

  it('a points product without a price in points', async () => {
    const item = await pointsGoods(make, { point: 0, store: 5 })
    const one = await buyer(mall, make, { point: 1000 })
    expect((await exchange(one, item, 1)).message).toContain('已下架')
    expect(await one.call('GET', `/pointsmall/goods/items/${item}`)).toMatchObject({
      message: '商品不存在或者已下架',
    })
  })

  it('everything while it is closed', async () => {
    const item = await pointsGoods(make, { point: 300, store: 5 })
    const one = await buyer(mall, make, { point: 1000 })
    await openPointsMall(mall, { isOpen: false })
    expect((await exchange(one, item, 1)).message).toBe('积分商城暂未开放')
  })
})

describe('parallel orders of the points mall', () => {
  it('never spend more points than a member has', async () => {
    const item = await pointsGoods(make, { point: 300, store: 50 })
    const one = await buyer(mall, make, { point: 1000 })
    const answers = await Promise.all(times(12, () => exchange(one, item, 1)))
    expect(answers.filter(({ order_id }) => order_id)).toHaveLength(3)
    for (const { message } of answers.filter(({ order_id }) => !order_id)) expect(message).toBe('积分不足')
    expect(await pointsOf(one.userId)).toBe(100)
    expect(await make.stockOf(item)).toEqual({ store: 47, sold: 3 })
    expect(await wrongBooks()).toEqual([])
  })

  it('never sell more pieces than there are, and take no points from those who came too late', async () => {
    const item = await pointsGoods(make, { point: 300, store: 4 })
    const buyers: Awaited<ReturnType<typeof buyer>>[] = []
    for (let at = 0; at < 15; at++) buyers.push(await buyer(mall, make, { point: 500 }))
    const answers = await Promise.all(buyers.map((one) => exchange(one, item, 1)))
    expect(answers.filter(({ order_id }) => order_id)).toHaveLength(4)
    const balances = await Promise.all(buyers.map(({ userId }) => pointsOf(userId)))
    expect(balances.filter((points) => points === 200)).toHaveLength(4)
    expect(balances.filter((points) => points === 500)).toHaveLength(11)
    expect(await make.stockOf(item)).toEqual({ store: 0, sold: 4 })
    expect(await wrongBooks()).toEqual([])
  })

  it('with one key, and of one buy-now line, take points once', async () => {
    const item = await pointsGoods(make, { point: 300, store: 50 })
    const one = await buyer(mall, make, { point: 1000 })
    const keyed = await Promise.all(times(8, () => exchange(one, item, 1, {}, 'the same click')))
    expect(new Set(keyed.map(({ order_id }) => order_id)).size).toBe(1)
    await one.add(item, 1, { cart_type: 'fastbuy', shop_type: 'pointsmall' })
    const answers = await Promise.all(
      times(8, (index) =>
        one.order({ ...pointsOrder, cart_type: 'fastbuy' }, index < 4 ? `key ${index}` : undefined),
      ),
    )
    expect(answers.filter(({ order_id }) => order_id)).toHaveLength(1)
    expect(await pointsOf(one.userId)).toBe(400)
    // Different keys make no second order either, one after the other.
    expect(await one.order({ ...pointsOrder, cart_type: 'fastbuy' }, 'another key')).toHaveProperty('message')
    expect(await pointsOf(one.userId)).toBe(400)
    expect(await wrongBooks()).toEqual([])
  })
})
