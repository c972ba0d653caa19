import 'server-only'
import type { OrderInput } from '@/lib/contract/checkout'
import { MallError } from '@/lib/domain/errors'
import { lockMember } from '@/lib/server/account/lock-member'
import type { Mall } from '@/lib/server/context'
import { violatedConstraint, type Database, type Queries } from '@/lib/server/db/connection'
import { settleFreeOrder } from '@/lib/server/payment/settle'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { eventTags } from '@/lib/web/cache-tags'
import { toOrderDraft } from './order-draft'
import { priceCheckout, type Checkout } from './price-checkout'
import { resolveDelivery } from './resolve-delivery'
import { insertOrder, orderByKey, refusalOf, type PlacedOrder, type Refusal } from './sql'

export type { PlacedOrder } from './sql'

async function findByKey(db: Queries, userId: number, key: string | null): Promise<PlacedOrder | null> {
  if (key === null) return null
  const [order] = await db.run(orderByKey, [userId, key])
  return order ?? null
}

/** Why an order could not be placed although its facts allowed it: another order was faster. */
const refusalTexts: Record<Refusal, string> = {
  stock: '库存不足',
  ticket: '抢购人数太多,请刷新重试',
  coupon: '优惠券已被使用，请重新结算',
  points: '积分不足',
  // A parallel order has taken the same lines: a double click must not buy twice.
  lines: '购买商品已失效，请重新结算',
}

/**
 * Places an order (contract trade §6.4): stock, coupon, points, ticket and cart change together or not at all. The same
 * idempotency key never makes a second order: a repetition, also a parallel one, gets the answer of the first.
 * @throws MallError with the texts of contract trade §6.3; 库存不足 when another order was faster
 */
export async function placeOrder(
  mall: Mall,
  viewer: Viewer,
  input: OrderInput,
  key: string | null,
): Promise<PlacedOrder> {
  try {
    const { order, soldOut } = await place(mall.db, mall.now(), viewer, input, key)
    if (soldOut.length > 0) await mall.invalidate(soldOut.flatMap(eventTags.stockStateChanged))
    return order
  } catch (error) {
    const refusal = refusalOf(error)
    // A repetition finds the cart empty, the stock gone or the key taken. The first order is looked up only then, which
    // saves ordinary orders a query.
    const first =
      refusal || error instanceof MallError || violatedConstraint(error) === 'orders_idempotent'
        ? await findByKey(mall.db, viewer.userId, key)
        : null
    if (first) return first
    throw refusal ? new MallError(refusalTexts[refusal]) : error
  }
}

/**
 * Most orders are one statement. Others need a transaction: limits per member are counted, not guarded by a constraint,
 * so parallel orders of one member wait for each other and are priced under the lock; an order that costs nothing is
 * settled with its placement.
 */
async function place(db: Database, now: number, viewer: Viewer, input: OrderInput, key: string | null) {
  const checkout = await priceCheckout(db, viewer, now, input, true)
  if (!hasMemberLimit(checkout) && checkout.bill.totalFee > 0)
    return write(db, checkout, viewer, input, key, now)
  return db.transaction(async (tx) => {
    const [, locked] = await Promise.all([
      lockMember(tx, viewer.userId),
      priceCheckout(tx, viewer, now, input, true),
    ])
    const placed = await write(tx, locked, viewer, input, key, now)
    if (placed.order.totalFee === 0) await settleFreeOrder(tx, placed.order.orderId, now)
    return placed
  })
}

async function write(
  db: Queries,
  checkout: Checkout,
  viewer: Viewer,
  input: OrderInput,
  key: string | null,
  now: number,
): Promise<{ order: PlacedOrder; soldOut: number[] }> {
  const pickup = resolveDelivery(checkout, input, now)
  const { orderId, soldOut } = await insertOrder(db, toOrderDraft(checkout, viewer, input, key, now, pickup))
  const { totalFee } = checkout.bill
  const order: PlacedOrder = {
    orderId,
    payType: totalFee === 0 ? 'localPay' : input.pay_type,
    orderClass: checkout.seckillId === null ? 'normal' : 'seckill',
    totalFee,
  }
  return { order, soldOut }
}

const hasMemberLimit = ({ bill }: Checkout) =>
  [...bill.reductions, ...bill.gifts].some(({ marketing }) => marketing.joinLimit > 0) ||
  bill.lines.some((line) => line.activityId !== null && line.sku.activity?.type === 'limited_time_sale')
