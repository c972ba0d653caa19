import { and, eq, ne, sum } from 'drizzle-orm'
import fc from 'fast-check'
import * as tables from '@/lib/server/ground/db/schema'
import { cancelNextOverdue } from '@/lib/server/trade/order/cancel-order'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

const times = <T>(count: number, create: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => create(index))

/** Pieces in orders that are not cancelled. */
async function ordered(itemId: number): Promise<number> {
  const [row] = await mall.db.orm
    .select({ num: sum(tables.orderItems.num).mapWith(Number) })
    .from(tables.orderItems)
    .innerJoin(tables.orders, eq(tables.orders.orderId, tables.orderItems.orderId))
    .where(and(eq(tables.orderItems.itemId, itemId), ne(tables.orders.orderStatus, 'CANCEL')))
  return row?.num ?? 0
}

describe('parallel orders', () => {
  it('sell fifty pieces to exactly fifty of three hundred buyers', async () => {
    const item = await make.goods({ price: 100, store: 50 })
    const buyers: Awaited<ReturnType<typeof buyer>>[] = []
    for (let at = 0; at < 300; at++) buyers.push(await buyer(mall, make))
    const answers = await Promise.all(buyers.map((one) => one.orderItem(item, 1)))
    expect(answers.filter(({ order_id }) => order_id).length).toBe(50)
    expect(new Set(answers.flatMap(({ order_id }) => order_id ?? [])).size).toBe(50)
    // Buyers whose order was priced before the last piece went also learn which product is missing.
    expect(answers.filter(({ message }) => message === `商品${item}商品库存不足`).length).toBe(250)
    expect(await make.stockOf(item)).toEqual({ store: 0, sold: 50 })
    expect(await ordered(item)).toBe(50)
  })

  it('with one idempotency key make one order and all get its answer', async () => {
    const item = await make.goods({ price: 100, store: 50 })
    const one = await buyer(mall, make)
    await one.add(item, 2)
    const answers = await Promise.all(times(20, () => one.order({}, 'the same click')))
    const [first] = answers
    expect(first?.order_id).toMatch(/^\d{16}$/)
    for (const answer of answers) expect(answer).toEqual(first)
    expect((await one.orders()).pager.count).toBe(1)
    expect(await make.stockOf(item)).toEqual({ store: 48, sold: 2 })
  })

  it('without a key buy the same cart line once', async () => {
    const item = await make.goods({ price: 100, store: 50 })
    const one = await buyer(mall, make)
    await one.add(item, 1)
    const answers = await Promise.all(times(8, () => one.order()))
    expect(answers.filter(({ order_id }) => order_id).length).toBe(1)
    expect(await ordered(item)).toBe(1)
  })

  it('use a coupon once', async () => {
    const item = await make.goods({ price: 10_000, store: 50 })
    const one = await buyer(mall, make)
    const code = await make.userCard(one.userId, await make.card({ reduceCost: 1000 }))
    const answers = await Promise.all(times(8, () => one.orderItem(item, 1, { coupon_discount: code })))
    const placed = answers.filter(({ order_id }) => order_id)
    expect(placed.filter(({ total_fee }) => total_fee === 9000).length).toBe(1)
    const used = await mall.db.orm.select().from(tables.orders).where(eq(tables.orders.couponCode, code))
    expect(used).toHaveLength(1)
    expect(await ordered(item)).toBe(placed.length)
  })

  it('of the same SKUs in opposite sequence do not deadlock', async () => {
    const [a, b] = [await make.goods({ price: 1, store: 100 }), await make.goods({ price: 1, store: 100 })]
    const one = await buyer(mall, make)
    const answers = await Promise.all(
      times(20, (at) =>
        one.orderItem(0, 0, { items: (at % 2 ? [a, b] : [b, a]).map((item_id) => ({ item_id, num: 1 })) }),
      ),
    )
    expect(answers.every(({ order_id }) => order_id)).toBe(true)
    expect([await make.stockOf(a), await make.stockOf(b)]).toEqual(times(2, () => ({ store: 80, sold: 20 })))
  })

  it('never exceed the limit per member of a sale', async () => {
    const item = await make.goods({ price: 100, store: 50 }, { itemName: '表' })
    await make.sale({ itemId: item, activityPrice: 50, activityStore: 40, limitNum: 3 })
    const one = await buyer(mall, make)
    const answers = await Promise.all(times(10, () => one.orderItem(item, 1)))
    expect(answers.filter(({ order_id }) => order_id).length).toBe(3)
    expect(answers.filter(({ message }) => message === '表超出限购数量').length).toBe(7)
  })

  it('never join a promotion more often than its limit per member', async () => {
    const item = await make.goods({ price: 1000, store: 50 })
    await make.marketing({
      marketingType: 'full_minus',
      joinLimit: 5,
      useBound: 1,
      boundIds: [item],
      rules: [{ full: 100, minus: 100 }],
    })
    const one = await buyer(mall, make)
    const answers = await Promise.all(times(12, () => one.orderItem(item, 1)))
    const fees = answers.map(({ total_fee }) => total_fee).sort((a, b) => a - b)
    expect(fees).toEqual([...times(5, () => 900), ...times(7, () => 1000)])
  })
})

describe('parallel cancelling and paying', () => {
  it('leaves every order either paid, or cancelled with its money refunded', async () => {
    const item = await make.goods({ price: 100, store: 100 })
    const one = await buyer(mall, make)
    const ids: string[] = []
    for (let at = 0; at < 12; at++) ids.push((await one.orderItem(item, 1)).order_id)
    const trades = await Promise.all(
      ids.map((order_id) =>
        one.call<{ trade_info: { trade_id: string } }>('POST', '/payment', { order_id, pay_type: 'test' }),
      ),
    )
    await Promise.all(
      ids.flatMap((order_id, at) => {
        const pay = () => one.call('POST', '/payment/test/confirm', trades[at]?.trade_info)
        const cancel = () => one.cancel(order_id)
        return at % 2 ? [pay(), cancel(), pay()] : [cancel(), pay(), pay()]
      }),
    )
    let paidOrders = 0
    for (const order_id of ids) {
      const { orderInfo } = await one.detail(order_id)
      const refunds = await mall.db.orm
        .select()
        .from(tables.refunds)
        .where(eq(tables.refunds.orderId, order_id))
      if (orderInfo.order_status === 'PAYED') {
        paidOrders++
        expect(refunds).toEqual([])
      } else {
        expect(orderInfo.order_status).toBe('CANCEL')
        expect(refunds).toMatchObject([{ refundType: 3, refundFee: 100, refundStatus: 'AUDIT_SUCCESS' }])
      }
    }
    expect(await make.stockOf(item)).toEqual({ store: 100 - paidOrders, sold: paidOrders })
    await Promise.all(
      times(4, async () => {
        while (await payNextRefund(mall));
      }),
    )
    const left = await mall.db.orm
      .select()
      .from(tables.refunds)
      .where(ne(tables.refunds.refundStatus, 'SUCCESS'))
    expect(left).toEqual([])
  })

  it('returns the stock of a cancelled order once', async () => {
    const item = await make.goods({ price: 100, store: 10 })
    const one = await buyer(mall, make)
    const { order_id } = await one.orderItem(item, 3)
    mall.travel(901)
    await Promise.all([
      ...times(4, () => one.cancel(order_id)),
      ...times(4, async () => {
        while (await cancelNextOverdue(mall));
      }),
    ])
    expect(await make.stockOf(item)).toEqual({ store: 10, sold: 0 })
    mall.travel(-901)
  })
})

describe('random sequences of orders, payments and cancellations', () => {
  it('keep the sum of stock and ordered pieces constant', async () => {
    const [a, b] = [await make.goods({ price: 100, store: 12 }), await make.goods({ price: 250, store: 7 })]
    const shoppers = [await buyer(mall, make), await buyer(mall, make), await buyer(mall, make)]
    const placed: { by: number; id: string }[] = []
    const step = fc.oneof(
      fc.record({
        do: fc.constant('order' as const),
        by: fc.nat(2),
        item: fc.nat(1),
        num: fc.integer({ min: 1, max: 5 }),
      }),
      fc.record({ do: fc.constant('cancel' as const), at: fc.nat(20) }),
      fc.record({ do: fc.constant('pay' as const), at: fc.nat(20) }),
      fc.record({ do: fc.constant('expire' as const) }),
    )
    const act = async (what: typeof step extends fc.Arbitrary<infer S> ? S : never) => {
      if (what.do === 'expire') return void (await cancelNextOverdue(mall))
      if (what.do === 'order') {
        const answer = await shoppers[what.by]?.orderItem(what.item === 0 ? a : b, what.num)
        if (answer?.order_id) placed.push({ by: what.by, id: answer.order_id })
        return
      }
      const target = placed[what.at % Math.max(1, placed.length)]
      if (!target) return
      await (what.do === 'pay'
        ? shoppers[target.by]?.pay(target.id)
        : shoppers[target.by]?.cancel(target.id, '不要了'))
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
        async (rounds) => {
          for (const round of rounds) await Promise.all(round.map(act))
          for (const [item, all] of [
            [a, 12],
            [b, 7],
          ] as const) {
            const { store, sold } = await make.stockOf(item)
            expect(store).toBeGreaterThanOrEqual(0)
            expect(store + sold).toBe(all)
            expect(sold).toBe(await ordered(item))
          }
        },
      ),
      { numRuns: 12 },
    )
  })
})
