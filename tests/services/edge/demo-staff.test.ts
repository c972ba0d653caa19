import type { OrderDetail } from '@/lib/contract/trade/order'
import { moveNextOfDemo } from '@/lib/server/edge/demo-staff/move-next'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1', MALL_DEMO_STAFF: '1' })
const make = builders(mall)
const { aftersaleBuyer, staff } = aftersaleCases(mall, make)
type Shopper = Awaited<ReturnType<typeof aftersaleBuyer>>

beforeEach(() => mall.empty())
afterEach(async () => {
  expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
})

const employ = (...members: number[]) =>
  mall.rows(`insert into settings (key, value, updated) values ('demo.staff', $1, 0)`, [
    JSON.stringify({ members, after: 180, since: mall.now() - 1 }),
  ])

/** A paid order of one piece. */
async function paidOrder(shopper: Shopper): Promise<string> {
  const { order_id } = await shopper.orderItem(await make.goods({ price: 5000, store: 10 }), 1)
  await shopper.pay(order_id)
  return order_id
}
const stateOf = async (shopper: Shopper, orderId: string) =>
  (await shopper.detail(orderId)).orderInfo.order_status_des

/** The number of steps that the mall takes by itself now, until nothing is due. */
async function work(): Promise<number> {
  let done = 0
  while (await moveNextOfDemo(mall)) done++
  return done
}

describe('the staff of the demo mall', () => {
  it('ships an order three minutes after its payment and not before, as the demo in the audit trail', async () => {
    const shopper = await aftersaleBuyer()
    await employ(shopper.userId)
    const orderId = await paidOrder(shopper)
    mall.travel(179)
    expect(await work()).toBe(0)
    expect(await shopper.detail(orderId)).toMatchObject({ demo_promise: { action: 'ship', minutes: 1 } })
    mall.travel(1)
    expect(await work()).toBe(1)
    const { orderInfo, demo_promise } = await shopper.detail(orderId)
    expect(orderInfo).toMatchObject({ order_status_des: 'WAIT_BUYER_CONFIRM', delivery_corp: 'SF' })
    expect(demo_promise).toBeUndefined()
    expect(
      await mall.rows(
        `select distinct actor_kind as kind, actor_id as id from audit_rows where event = 'ship' order by 1`,
      ),
    ).toEqual([{ kind: 'system', id: 'demo staff' }])
  })

  it('promises the parcel in as many minutes as are left', async () => {
    const shopper = await aftersaleBuyer()
    await employ(shopper.userId)
    const orderId = await paidOrder(shopper)
    const promises: OrderDetail['demo_promise'][] = []
    for (const seconds of [0, 60, 60, 59, 500]) {
      mall.travel(seconds)
      promises.push((await shopper.detail(orderId)).demo_promise)
    }
    expect(promises).toEqual([3, 2, 1, 1, 1].map((minutes) => ({ action: 'ship', minutes })))
  })

  it('leaves orders of other members, unpaid orders and orders for pickup alone', async () => {
    const [shopper, other] = [await aftersaleBuyer(), await aftersaleBuyer()]
    await employ(shopper.userId)
    const { order_id: unpaid } = await shopper.orderItem(await make.goods({ price: 5000, store: 10 }), 1)
    const orderId = await paidOrder(other)
    mall.travel(600)
    expect(await work()).toBe(0)
    expect(await stateOf(other, orderId)).toBe('PAYED')
    expect(await stateOf(shopper, unpaid)).toBe('NOTPAY')
    expect((await other.detail(orderId)).demo_promise).toBeUndefined()
    await mall.rows(`update orders set user_id = $1, ziti_status = 'PENDING', receipt_type = 'ziti'`, [
      shopper.userId,
    ])
    expect(await work()).toBe(0)
    expect((await shopper.detail(orderId)).demo_promise).toEqual({ action: 'keep', reason: 'pickup' })
    expect((await shopper.detail(unpaid)).demo_promise).toBeUndefined()
    await mall.rows(`update orders set offline_status = 0 where order_id = $1`, [unpaid])
    expect((await shopper.detail(unpaid)).demo_promise).toEqual({ action: 'keep', reason: 'voucher' })
  })

  it('does nothing in a mall that the demo did not fill, nor when it is switched off', async () => {
    const shopper = await aftersaleBuyer()
    const orderId = await paidOrder(shopper)
    mall.travel(600)
    expect(await work()).toBe(0)
    await employ(shopper.userId)
    const off = { ...mall, env: { ...mall.env, demoStaff: false } }
    expect(await moveNextOfDemo(off)).toBe(false)
    expect(await stateOf(shopper, orderId)).toBe('PAYED')
  })

  it('moves an order once when two workers look at the same time', async () => {
    const shopper = await aftersaleBuyer()
    await employ(shopper.userId)
    const orderId = await paidOrder(shopper)
    mall.travel(600)
    const moved = await Promise.all([moveNextOfDemo(mall), moveNextOfDemo(mall)])
    expect(moved.filter(Boolean)).toHaveLength(1)
    expect((await shopper.detail(orderId)).orderInfo.delivery_info).toHaveLength(1)
  })

  it('leaves an order that was paid before the demo mall was created, until its buyer asks to cancel it', async () => {
    const shopper = await aftersaleBuyer()
    const orderId = await paidOrder(shopper)
    mall.travel(60)
    await employ(shopper.userId)
    mall.travel(600)
    expect(await work()).toBe(0)
    expect(await shopper.detail(orderId)).toMatchObject({ demo_promise: { action: 'keep', reason: 'past' } })
    await shopper.cancel(orderId, '不想要了')
    expect(await shopper.detail(orderId)).toMatchObject({ demo_promise: { action: 'cancel', minutes: 3 } })
    mall.travel(180)
    expect(await work()).toBe(1)
    expect(await stateOf(shopper, orderId)).toMatch(/^CANCEL/)
  })

  it('moves an after-sale once when two workers look at the same time', async () => {
    await (await staff()).saveAddress()
    const shopper = await aftersaleBuyer()
    await employ(shopper.userId)
    const orderId = await paidOrder(shopper)
    mall.travel(180)
    await work()
    const { orderInfo } = await shopper.detail(orderId)
    await shopper.apply(orderId, orderInfo.items[0]?.id ?? 0, 1)
    mall.travel(180)
    await Promise.all(Array.from({ length: 6 }, () => moveNextOfDemo(mall)))
    expect(await mall.rows('select aftersales_status as status, progress from aftersales')).toEqual([
      { status: 1, progress: 1 },
    ])
  })

  it('approves the cancellation of a paid order, whose refund is then paid', async () => {
    const shopper = await aftersaleBuyer()
    await employ(shopper.userId)
    const orderId = await paidOrder(shopper)
    mall.travel(60)
    await shopper.cancel(orderId, '不想要了')
    mall.travel(179)
    expect(await work()).toBe(0)
    expect(await shopper.detail(orderId)).toMatchObject({ demo_promise: { action: 'cancel', minutes: 1 } })
    mall.travel(1)
    expect(await work()).toBe(1)
    expect(await payNextRefund(mall)).toBe(true)
    expect((await shopper.detail(orderId)).orderInfo).toMatchObject({ order_status: 'CANCEL' })
  })

  it('takes each step of a return that the shopper waits for: accepted, received, paid back', async () => {
    await (await staff()).saveAddress()
    const shopper = await aftersaleBuyer()
    await employ(shopper.userId)
    const orderId = await paidOrder(shopper)
    mall.travel(180)
    await work()
    await shopper.call('POST', '/order/confirmReceipt', { order_id: orderId })
    const { orderInfo } = await shopper.detail(orderId)
    const { aftersales_bn } = await shopper.apply(orderId, orderInfo.items[0]?.id ?? 0, 1)
    const bn = aftersales_bn[0] ?? ''
    const progress = async () =>
      (await mall.rows<{ progress: number }>('select progress from aftersales'))[0]?.progress
    const steps = [await progress()]
    const next = async () => {
      mall.travel(180)
      expect(await work()).toBe(1)
      steps.push(await progress())
    }
    await next()
    // The next step must be taken by the buyer.
    mall.travel(600)
    expect(await work()).toBe(0)
    await shopper.sendBack(bn)
    await next()
    await next()
    expect(steps).toEqual([0, 1, 8, 4])
    expect(await payNextRefund(mall)).toBe(true)
  })
})
