import 'server-only'
import type { OrderInput } from '@/lib/contract/checkout'
import { MallError } from '@/lib/domain/errors'
import { lockMember } from '@/lib/server/account/lock-member'
import type { Mall } from '@/lib/server/context'
import { violatedConstraint, type Queries } from '@/lib/server/db/connection'
import { settleFreeOrder } from '@/lib/server/payment/settle'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { eventTags } from '@/lib/web/cache-tags'
import { toOrderDraft } from './order-draft'
import { priceCheckout, type Checkout } from './price-checkout'
import { resolveDelivery } from './resolve-delivery'
import { insertOrder, orderByKey, type OrderDraft, type PlacedOrder, type PlacementResult } from './sql'

export type { PlacedOrder } from './sql'

async function findByKey(db: Queries, userId: number, key: string | null): Promise<PlacedOrder | null> {
  if (key === null) return null
  const [order] = await db.run(orderByKey, [userId, key])
  return order ?? null
}

/**
 * Places an order in one transaction (contract trade §6.4): stock, coupon, points, ticket and cart change together or not
 * at all. The same idempotency key never makes a second order: a repetition, also a parallel one, gets the answer of the
 * first.
 * @throws MallError with the texts of contract trade §6.3; 库存不足 when another order was faster
 */
export async function placeOrder(
  mall: Mall,
  viewer: Viewer,
  input: OrderInput,
  key: string | null,
): Promise<PlacedOrder> {
  try {
    const { order, soldOut } = await mall.db.transaction((tx) => place(tx, mall.now(), viewer, input, key))
    if (soldOut.length > 0) await mall.invalidate(soldOut.flatMap(eventTags.stockStateChanged))
    return order
  } catch (error) {
    // A repetition finds the cart empty, the stock gone or the key taken. The first order is looked up only then, which
    // saves ordinary orders a query.
    const first =
      error instanceof MallError || violatedConstraint(error) === 'orders_idempotent'
        ? await findByKey(mall.db, viewer.userId, key)
        : null
    if (first) return first
    throw error
  }
}

async function place(tx: Queries, now: number, viewer: Viewer, input: OrderInput, key: string | null) {
  let checkout = await priceCheckout(tx, viewer, now, input, true)
  if (hasMemberLimit(checkout)) {
    // Limits per member are counted, not guarded by a constraint: parallel orders of one member must be serialized.
    await lockMember(tx, viewer.userId)
    checkout = await priceCheckout(tx, viewer, now, input, true)
  }
  const pickup = resolveDelivery(checkout, input, now)
  const draft = toOrderDraft(checkout, viewer, input, key, now, pickup)
  const result = await insertOrder(tx, draft)
  assertComplete(result, draft)
  const { totalFee } = checkout.bill
  if (totalFee === 0) await settleFreeOrder(tx, result.orderId, now)
  const order: PlacedOrder = {
    orderId: result.orderId,
    payType: totalFee === 0 ? 'localPay' : input.pay_type,
    orderClass: checkout.seckillId === null ? 'normal' : 'seckill',
    totalFee,
  }
  return { order, soldOut: result.soldOut }
}

const hasMemberLimit = ({ bill }: Checkout) =>
  [...bill.reductions, ...bill.gifts].some(({ marketing }) => marketing.joinLimit > 0) ||
  bill.lines.some((line) => line.activityId !== null && line.sku.activity?.type === 'limited_time_sale')

/** Throws the text for the first part of the draft that was not taken, which rolls the order back. */
function assertComplete(result: PlacementResult, draft: OrderDraft): void {
  if (result.taken !== draft.stock.length) throw new MallError('库存不足')
  if (result.sales !== draft.sales.length) throw new MallError('库存不足')
  if (draft.seckillId !== null && result.tickets !== 1) throw new MallError('抢购人数太多,请刷新重试')
  if (draft.couponCode !== null && result.coupons !== 1) throw new MallError('优惠券已被使用，请重新结算')
  if (draft.points > 0 && result.points !== 1) throw new MallError('积分不足')
  // A parallel order has taken the same cart lines: a double click must not buy twice.
  if (result.cartLines !== draft.cartIds.length || (draft.isFastbuy && result.fastbuys !== 1)) {
    throw new MallError('购买商品已失效，请重新结算')
  }
}
