import { measureState } from '@/lib/server/edge/state-metrics'
import * as tables from '@/lib/server/ground/db/schema'
import { metricsText } from '@/lib/server/ground/metrics'
import { approveCancel } from '@/lib/server/trade/order/cancel-order'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

/** What the metrics say of orders, payments and refunds, and of what waits. */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

const names = {
  orders: 'mall_orders_placed_total{kind="normal"}',
  payments: 'mall_payments_total{provider="test"}',
  paid: 'mall_payments_cents_total{provider="test"}',
  refunds: 'mall_refunds_total{provider="test",result="done"}',
  refunded: 'mall_refunds_cents_total{provider="test"}',
}
const valueOf = (text: string, sample: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.slice(sample.length + 1) ?? 0,
  )

async function countsOf() {
  const text = await metricsText()
  return Object.fromEntries(Object.entries(names).map(([name, sample]) => [name, valueOf(text, sample)]))
}
async function changesOf(work: () => Promise<unknown>) {
  const before = await countsOf()
  await work()
  const after = await countsOf()
  return Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)]))
}

it('an order, its payment and its refund are counted once each, with their cents', async () => {
  const shopper = await buyer(mall, make)
  const item = await make.goods({ price: 12_300, store: 5 })
  let orderId = ''
  let fee = 0
  const placed = await changesOf(async () => {
    const order = await shopper.orderItem(item, 1, {}, 'one-key')
    // The same request again is the same order.
    await shopper.orderItem(item, 1, {}, 'one-key')
    ;({ order_id: orderId, total_fee: fee } = order)
  })
  expect(placed).toEqual({ orders: 1, payments: 0, paid: 0, refunds: 0, refunded: 0 })
  expect(
    await changesOf(async () => {
      await shopper.pay(orderId)
      await shopper.pay(orderId)
    }),
  ).toEqual({ orders: 0, payments: 1, paid: Number(fee), refunds: 0, refunded: 0 })
  expect(
    await changesOf(async () => {
      await shopper.cancel(orderId, '不想要了')
      await approveCancel(mall, orderId, { kind: 'operator', id: 1 })
      while (await payNextRefund(mall));
    }),
  ).toEqual({ orders: 0, payments: 0, paid: 0, refunds: 1, refunded: Number(fee) })
})

it('an order that is refused is not counted', async () => {
  const shopper = await buyer(mall, make)
  const item = await make.goods({ price: 100, store: 0 })
  expect(await changesOf(() => shopper.orderItem(item, 1))).toMatchObject({ orders: 0 })
})

describe('what waits', () => {
  const read = async () => {
    await measureState(mall)
    return metricsText()
  }

  it('is the number of events, the age of the oldest, tasks by their state and what is left of budgets', async () => {
    await mall.db.orm.delete(tables.outbox)
    const empty = await read()
    expect([valueOf(empty, 'mall_outbox_events'), valueOf(empty, 'mall_outbox_age_seconds')]).toEqual([0, 0])
    const event = { topic: 'webhook', payload: {}, nextTry: mall.now() }
    await mall.db.orm.insert(tables.outbox).values([
      { ...event, created: mall.now() - 300 },
      { ...event, created: mall.now() - 20 },
    ])
    const [row] = await mall.db.orm
      .insert(tables.subsidyClasses)
      .values({ className: '测试', rate: 10, cap: 1000, categoryIds: [] })
      .returning()
    const subsidyClassId = row?.subsidyClassId ?? 0
    const budget = { budgetCents: 900, usedCents: 250 }
    await mall.db.orm
      .insert(tables.subsidyBudgets)
      .values({ subsidyClassId, ...budget })
      .onConflictDoUpdate({ target: tables.subsidyBudgets.subsidyClassId, set: budget })
    const text = await read()
    expect(valueOf(text, 'mall_outbox_events')).toBe(2)
    expect(valueOf(text, 'mall_outbox_age_seconds')).toBe(300)
    expect(valueOf(text, `mall_subsidy_budget_left_cents{class="${subsidyClassId}"}`)).toBe(650)
    expect(text).toContain('mall_tasks{state="failed"} 0')
    expect(valueOf(text, 'mall_db_up')).toBe(1)
  })

  it('is unknown without a database, and the metrics say so', async () => {
    const db = { ...mall.db, run: () => Promise.reject(new Error('away')) }
    await measureState({ db, now: mall.now })
    expect(valueOf(await metricsText(), 'mall_db_up')).toBe(0)
  })
})
