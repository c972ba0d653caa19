import 'server-only'
import type { OrderInput } from '@/lib/contract/checkout'
import { drops } from '@/lib/web/cache-tags'
import { MallError } from '@/lib/domain/errors'
import { lockMember } from '@/lib/server/account/lock-member'
import type { Mall } from '@/lib/server/context'
import { violatedConstraint, type Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { settleFreeOrder } from '@/lib/server/payment/settle'
import type { Viewer } from '@/lib/server/session/viewer'
import { priceCheckout, type Checkout } from './price-checkout'
import { insertOrder, type PlacementResult, type OrderDraft } from './sql'
import { toOrderDraft } from './order-draft'
import { resolveDelivery } from './resolve-delivery'

export interface PlacedOrder {
  orderId: string
  payType: string
  orderClass: string
  totalFee: number
}

const byKey = statement(
  'order_by_key',
  `select order_id as "orderId", pay_type as "payType", order_class as "orderClass", total_fee as "totalFee"
     from orders where user_id = $1 and idempotency_key = $2`,
)

async function findByKey(db: Queries, userId: number, key: string | null): Promise<PlacedOrder | null> {
  if (key === null) return null
  const [order] = await db.run<PlacedOrder>(byKey, [userId, key])
  return order ?? null
}

/**
 * Places an order in one transaction: stock, coupon, points, ticket and cart change together or not at all (contract
 * trade §6.4). The same key never makes a second order: whoever repeats it gets the first one's answer, also while
 * both are on their way.
 * @throws MallError with the sentences of contract trade §6.3; 库存不足 for who comes too late
 */
export async function placeOrder(
  mall: Mall,
  viewer: Viewer,
  input: OrderInput,
  key: string | null,
): Promise<PlacedOrder> {
  try {
    const { order, soldOut } = await mall.db.transaction((tx) => place(tx, mall.now(), viewer, input, key))
    if (soldOut.length > 0) await mall.invalidate(soldOut.flatMap(drops.stockTurned))
    return order
  } catch (error) {
    // A repetition finds the cart empty, the stock gone or the key taken. Only then is the first order looked for, so
    // that ordinary orders save the question.
    const winner =
      error instanceof MallError || violatedConstraint(error) === 'orders_idempotent'
        ? await findByKey(mall.db, viewer.userId, key)
        : null
    if (winner) return winner
    throw error
  }
}

async function place(tx: Queries, now: number, viewer: Viewer, input: OrderInput, key: string | null) {
  let checkout = await priceCheckout(tx, viewer, now, input, true)
  if (countsPerMember(checkout)) {
    // Limits per member are counted, not guarded: parallel orders of one member have to come one after the other.
    await lockMember(tx, viewer.userId)
    checkout = await priceCheckout(tx, viewer, now, input, true)
  }
  const pickup = resolveDelivery(checkout, input, now)
  const placing = toOrderDraft(checkout, viewer, input, key, now, pickup)
  const placed = await insertOrder(tx, placing)
  assertComplete(placed, placing)
  const { totalFee } = checkout.bill
  if (totalFee === 0) await settleFreeOrder(tx, placed.orderId, now)
  const order: PlacedOrder = {
    orderId: placed.orderId,
    payType: totalFee === 0 ? 'localPay' : input.pay_type,
    orderClass: checkout.seckillId === null ? 'normal' : 'seckill',
    totalFee,
  }
  return { order, soldOut: placed.soldOut }
}

const countsPerMember = ({ bill }: Checkout) =>
  [...bill.reductions, ...bill.gifts].some(({ marketing }) => marketing.joinLimit > 0) ||
  bill.lines.some((line) => line.activityId !== null && line.sku.activity?.type === 'limited_time_sale')

/** Every part of an order has to have happened; the first that did not rolls all back with its sentence. */
function assertComplete(placed: PlacementResult, placing: OrderDraft): void {
  if (placed.taken !== placing.stock.length) throw new MallError('库存不足')
  if (placed.sales !== placing.sales.length) throw new MallError('库存不足')
  if (placing.seckillId !== null && placed.tickets !== 1) throw new MallError('抢购人数太多,请刷新重试')
  if (placing.couponCode !== null && placed.coupons !== 1) throw new MallError('优惠券已被使用，请重新结算')
  if (placing.points > 0 && placed.points !== 1) throw new MallError('积分不足')
  // Another order has just taken the same lines: a second click must not buy twice.
  if (placed.cartLines !== placing.cartIds.length || (placing.isFastbuy && placed.fastbuys !== 1)) {
    throw new MallError('购买商品已失效，请重新结算')
  }
}
