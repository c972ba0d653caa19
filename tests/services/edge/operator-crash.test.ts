import { log } from '@/lib/server/ground/log'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { breakable, type Faults } from '../../fixtures/engine/faults'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { openTestMall, type TestMall } from '../../fixtures/engine/test-mall'

/** Writes of operators whose process dies after any statement, including the commit. */

const mall = {} as TestMall
let faults: Faults
beforeAll(async () => {
  const env = { MALL_PAY_TEST: '1' }
  Object.assign(
    mall,
    await openTestMall(env, (db) => {
      const opened = breakable(db)
      faults = opened.faults
      return opened.db
    }),
  )
})
afterAll(() => mall.close())

const make = builders(mall)
const { delivered } = aftersaleCases(mall, make)
const parcel = { delivery_corp: 'SF', delivery_code: 'SF1000200030' }

async function placed(num: number, isPaid: boolean) {
  const item = await make.goods({ price: 5000, store: 10 })
  const shopper = await buyer(mall, make)
  const { order_id } = await shopper.orderItem(item, num)
  if (isPaid) await shopper.pay(order_id)
  const [line] = (await shopper.detail(order_id)).orderInfo.items
  return { shopper, order_id, items: [{ id: line?.id ?? 0, num: 1 }] }
}
async function applied(aftersales_type: string) {
  const { shopper, orderId, lineId } = await delivered(2)
  const { aftersales_bn } = await shopper.apply(orderId, lineId, 1, { aftersales_type })
  return aftersales_bn[0] ?? ''
}

type Write = [method: 'POST' | 'PUT', path: string, params: Record<string, unknown>]
/** Writes with a visible effect if they ran twice. */
const writes: Record<string, (operator: Staff) => Promise<Write>> = {
  'order.ship': async () => {
    const { order_id, items } = await placed(3, true)
    return ['POST', '/order/ship', { order_id, ...parcel, items }]
  },
  'order.correctParcel': async (operator) => {
    const { order_id } = await placed(1, true)
    const other = await staff(mall, make)
    const { delivery_id } = await other.call<{ delivery_id: number }>('POST', '/order/ship', {
      order_id,
      ...parcel,
    })
    expect(operator.userId).not.toBe(other.userId)
    return ['POST', '/order/delivery', { delivery_id, delivery_corp: 'YTO', delivery_code: 'YT2000300040' }]
  },
  'order.reviewCancel': async () => {
    const { shopper, order_id } = await placed(2, true)
    await shopper.cancel(order_id, '不想要了')
    return ['POST', '/order/cancel/review', { order_id, agree: true }]
  },
  'order.cancelRest': async () => {
    const { order_id, items } = await placed(3, true)
    return ['POST', '/order/cancel/rest', { order_id, items, reason: '缺货' }]
  },
  'order.changePrice': async () => {
    const { order_id } = await placed(3, false)
    return ['POST', '/order/price', { order_id, down: 1000 }]
  },
  'order.remark': async () => {
    const { order_id } = await placed(1, false)
    return ['POST', '/order/remark', { order_id, remark: '加急' }]
  },
  'aftersale.review': async () => [
    'POST',
    '/aftersales/review',
    { aftersales_bn: await applied('ONLY_REFUND'), agree: true },
  ],
  'aftersale.saveAddress': async () => [
    'POST',
    '/aftersales/addresses',
    {
      contact: '售后部',
      mobile: '0571-88880000',
      province: '浙江省',
      city: '杭州市',
      area: '余杭区',
      address: '仓库路9号',
    },
  ],
  'group.create': async () => {
    const item_id = await make.goods({ price: 10_000, store: 9 })
    return [
      'POST',
      '/groups',
      { item_id, price: 8000, people: 3, hours: 24, store: 30, begin: mall.now(), end: mall.now() + 86_400 },
    ]
  },
  'group.close': async () => {
    const item = await make.goods({ price: 10_000, store: 50 })
    const id = await make.group({ itemId: item, price: 6000, store: 20 }, {})
    const leader = await buyer(mall, make)
    await leader.pay((await leader.orderInGroup(item, id)).order_id)
    return ['POST', '/groups/close', { groups_activity_id: id, reason: '活动结束' }]
  },
  'deposit.topUp': async () => {
    const { userId } = await buyer(mall, make)
    return ['POST', '/deposit/topup', { user_id: userId, fee: 8000, reason: '活动赠送' }]
  },
  'offlinePayment.saveAccount': async () => [
    'POST',
    '/offline/accounts',
    { bank_account_name: '焕新商城', bank_name: '招商银行', bank_account_no: '571900001111222' },
  ],
  'point.set': async () => ['PUT', '/point/settings', { gain_point: 3 }],
  'deposit.set': async () => ['PUT', '/deposit/settings', { is_open: true, min_fee: 500 }],
  'tradeSetting.set': async () => ['PUT', '/order/settings', { order_finish_time: 9 }],
}

/** Counts of the data that a write changes; the amount of a price change is included in the sums. */
const counts = async (operator: Staff) => {
  const [row] = await mall.rows<Record<string, number>>(
    `select (select count(*)::int from audit_rows where actor_kind = 'operator' and actor_id = $1) as audit,
            (select count(*)::int from parcels) as parcels, (select count(*)::int from refunds) as refunds,
            (select coalesce(sum(total_fee), 0)::int from orders) as fees, (select count(*)::int from outbox) as events,
            (select count(*)::int from bank_accounts) as accounts,
            (select count(*)::int from return_addresses) as addresses,
            (select count(*)::int from group_activities) as activities,
            (select coalesce(sum(deposit), 0)::int from members) as deposits,
            (select coalesce(sum(store), 0)::int from skus) as stock`,
    [String(operator.userId)],
  )
  return row ?? {}
}

const difference = (after: Record<string, number>, before: Record<string, number>) =>
  Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)]))

/**
 * One write whose connection breaks after statement `at`, before its answer; 0 for never.
 * @returns whether it broke, and the written data
 */
async function attempt(name: string, at: number) {
  const operator = await staff(mall, make)
  const write = writes[name]
  if (!write) throw new Error(`no write ${name}`)
  const [method, path, params] = await write(operator)
  const before = await counts(operator)
  const send = () => operator.call(method, path, params, { 'idempotency-key': `${name}-${at}` })
  if (at > 0) faults.breakAt(at, true)
  const logged = jest.spyOn(log, 'error').mockImplementation(() => {})
  const first = await send()
  const broke = faults.repair()
  logged.mockRestore()
  let answer = first
  if (broke) {
    mall.travel(61)
    answer = await send()
  }
  expect(answer.message).toBeUndefined()
  expect(await send()).toEqual(answer)
  return { broke, written: difference(await counts(operator), before) }
}

describe.each(Object.keys(writes))('%s', (name) => {
  it('is written once, wherever its process dies', async () => {
    const { written } = await attempt(name, 0)
    // Within the transaction, breaking before a statement is the same as breaking after the previous one.
    for (let at = 1, broke = true; broke; at++) {
      const outcome = await attempt(name, at)
      broke = outcome.broke
      expect({ at, ...outcome.written }).toEqual({ at, ...written })
    }
    expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
  }, 60_000)
})
