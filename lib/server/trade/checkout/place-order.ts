import 'server-only'
import type { OrderInput } from '@/lib/contract/trade/checkout'
import { cardOfClaim } from '@/lib/domain/coupon/claim'
import { employeeTexts } from '@/lib/domain/employee'
import { MallError } from '@/lib/domain/errors'
import { missingStock } from '@/lib/domain/goods/stock'
import { groupTexts } from '@/lib/domain/group'
import * as cartMessages from '@/lib/domain/messages/cart'
import { checkoutRules } from '@/lib/domain/order/kinds'
import { joinedMarketings } from '@/lib/domain/order/price/bill'
import type { Viewer } from '@/lib/domain/person/viewer'
import { claimForOrder } from '@/lib/server/catalogue/coupon/claim-card'
import { violatedConstraint, type Database, type Queries } from '@/lib/server/ground/db/connection'
import type { RequestKey } from '@/lib/server/ground/idempotency/request-key'
import type { Mall } from '@/lib/server/ground/mall'
import { countOrder } from '@/lib/server/ground/trade-metrics'
import { lockMember } from '@/lib/server/people/account/lock-member'
import { freePayType, settleFreeOrder } from '@/lib/server/trade/payment/settle'
import { eventTags } from '@/lib/web/cache-tags'
import { guardHeldUnits, guardLimits, hasLimits } from './limits'
import { toOrderDraft } from './order-draft'
import { findOrderByKey, type PlacedOrder } from './placed-order'
import type { OrderDraft } from './placement/draft'
import { insertOrder } from './placement/insert-order'
import type { PlacementResult } from './placement/placement-of'
import { refusalOf, type Refusal } from './placement/refusal'
import { priceCheckout, type Checkout } from './price-checkout'
import { readRequest, type CheckoutRequest } from './request/request'
import { resolveDelivery } from './resolve-delivery'

/** The message when the order would cost another amount than its buyer was shown. */
const amountChanged = '价格已变动，请确认后重新提交'

/** The message when a coupon to claim does not fit the order. */
const claimRefused = '优惠券不适用于该订单，请重新结算'

/** The messages for orders that could not be placed although their facts allowed it: another order was faster. */
const refusalTexts: Record<Refusal, string> = {
  limits: cartMessages.goodsToBuyLapsed,
  stock: missingStock,
  ticket: '抢购人数太多,请刷新重试',
  coupon: '优惠券已被使用，请重新结算',
  points: '积分不足',
  group: groupTexts.soldOut,
  team: groupTexts.full,
  unpaid: '您有较多待支付订单，请先支付或取消后再下单',
  held: '待支付订单中该商品的件数超过上限，请减少数量，或先支付、取消其他订单',
  budget: employeeTexts.budget,
  employee: employeeTexts.itemGone,
  closed: '该账号已注销',
  // A parallel order has taken the same lines (a double click must not buy twice), or they keep changing.
  lines: cartMessages.goodsToBuyLapsed,
  // Parallel orders keep changing the facts with which the order was priced.
  subsidy: amountChanged,
}

/** The messages for constraints that a parallel group order of the same member violates. */
const parallelTexts: Partial<Record<string, string>> = {
  group_teams_one_open: groupTexts.leads,
  group_members_once: groupTexts.joined,
}

/**
 * Places an order (contract trade §6.4): stock, coupon, points, ticket and cart change together or not at all. The same
 * idempotency key never creates a second order: a repeated or parallel request gets the answer of the first, another
 * request with the key is rejected.
 * @throws MallError with the texts of contract trade §6.3
 */
export async function placeOrder(
  mall: Mall,
  viewer: Viewer,
  input: OrderInput,
  key: RequestKey | null,
): Promise<PlacedOrder> {
  try {
    const placed = await place(mall.db, mall.now(), viewer, readRequest(input), key)
    const { order, soldOut, spentClasses } = placed
    countOrder(order.orderClass)
    const tags = soldOut.flatMap(eventTags.stockStateChanged)
    if (spentClasses.length > 0) tags.push(...eventTags.subsidyChanged())
    if (tags.length > 0) await mall.invalidate(tags)
    return order
  } catch (error) {
    const refusal = refusalOf(error)
    const constraint = violatedConstraint(error) ?? ''
    const parallel = parallelTexts[constraint]
    // A repeated request finds the cart empty, the stock gone or the key taken. The first order is looked up only then,
    // which saves ordinary orders a query.
    const first =
      refusal || parallel || error instanceof MallError || constraint === 'orders_idempotent'
        ? await findOrderByKey(mall.db, viewer.userId, key)
        : null
    // It may have been paid by another method meanwhile; an order that costs nothing is paid with its placement.
    if (first) return first.totalFee === 0 ? first : { ...first, payType: input.pay_type }
    if (parallel) throw new MallError(parallel)
    throw refusal ? new MallError(refusalTexts[refusal]) : error
  }
}

/**
 * Most times that an order is priced without the lock of the member, while others change its limits, subsidies or
 * lines.
 */
const attempts = 3

/**
 * Most orders are one statement. Others need a transaction: limits per member are counted, not guarded by a constraint,
 * so parallel orders of one member wait for each other; an order that costs nothing is settled with its placement; a
 * rejected order must not claim its coupon.
 * Pricing takes longer than the statement, so it runs before the lock: the statement compares the limits with those at
 * pricing, and rejects the order when another one has used them meanwhile. Pieces and budget of a subsidy are guarded
 * in the same way: an order that comes too late is priced again without them, and so is an order of cart lines whose
 * quantity has changed meanwhile; missing lines reject the order, because another order may have taken them.
 */
async function place(
  db: Database,
  now: number,
  viewer: Viewer,
  request: CheckoutRequest,
  key: RequestKey | null,
) {
  const price = async (queries: Queries, coupon = request.coupon) => {
    const checkout = await priceCheckout(queries, viewer, now, { ...request, coupon }, true)
    const { bill } = checkout
    const { expected_total: expected = bill.totalFee, expected_point: points = bill.pointUse } = request
    if (bill.totalFee !== expected || bill.pointUse !== points) throw new MallError(amountChanged)
    return checkout
  }
  const draft = (checkout: Checkout) =>
    toOrderDraft(checkout, viewer, request, key, now, resolveDelivery(checkout, request, now))

  /** Priced under the lock of the member, so that limits hold. */
  const insertLocked = async (tx: Queries, checkout: Checkout) => {
    const drafted = draft(checkout)
    if (limitsUnits(drafted)) await guardUnits(tx, drafted)
    return insert(tx, drafted)
  }

  const cardId = cardOfClaim(request.coupon || '')
  if (cardId !== null) {
    return withFreeSlot(() =>
      db.transaction(async (tx) => {
        await lockMember(tx, viewer.userId)
        const checkout = await price(tx, await claimForOrder(tx, viewer, cardId, now))
        if (!checkout.bill.coupon) throw new MallError(claimRefused)
        return insertLocked(tx, checkout)
      }),
    )
  }
  let lines: number[] = []
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const checkout = await price(db)
    if (!hasLines(checkout, lines)) throw new MallError(refusalTexts.lines)
    try {
      return await withFreeSlot(() => write(db, draft(checkout), hasJoinLimit(checkout)))
    } catch (error) {
      const refusal = refusalOf(error)
      // Another order was faster: pricing again throws an error with the missing product (except gifts) or the problem
      // of a team.
      if (refusal === 'stock' || refusal === 'employee' || refusal === 'group') await price(db)
      if (refusal !== 'limits' && refusal !== 'subsidy' && refusal !== 'lines') throw error
      lines = cartIdsOf(checkout)
    }
  }
  return withFreeSlot(() =>
    db.transaction(async (tx) => {
      const [, checkout] = await Promise.all([lockMember(tx, viewer.userId), price(tx)])
      if (!hasLines(checkout, lines)) throw new MallError(refusalTexts.lines)
      return insertLocked(tx, checkout)
    }),
  )
}

/** Most attempts when parallel orders of a member take the same slot; each time one of them is placed. */
const slotAttempts = 50

/**
 * Constraints whose value changes on the next attempt: a slot that a parallel order of the member took, and the random
 * code of a claimed coupon.
 */
const repeatable = new Set(['orders_unpaid_slot', 'user_cards_code_unique'])

/** Repeats a placement when its slot among the unpaid orders, or its random coupon code, was taken meanwhile. */
async function withFreeSlot<T>(placement: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await placement()
    } catch (error) {
      if (!repeatable.has(violatedConstraint(error) ?? '') || attempt === slotAttempts) throw error
    }
  }
}

/** Whether the mall limits the units in unpaid orders; an order that costs nothing is paid at once. */
const limitsUnits = ({ unpaidSkuLimit, order }: OrderDraft) => unpaidSkuLimit > 0 && order.total_fee > 0

const guardUnits = (tx: Queries, { order, stock, unpaidSkuLimit }: OrderDraft) =>
  guardHeldUnits(tx, order.user_id, stock, unpaidSkuLimit)

async function write(db: Database, draft: OrderDraft, hasJoinLimit: boolean): Promise<Placed> {
  const isFree = draft.order.total_fee === 0
  const hasLimit = hasJoinLimit || hasLimits(draft.limits) || limitsUnits(draft)
  if (!hasLimit && !isFree) return insert(db, draft)
  return db.transaction(async (tx) => {
    const { user_id: userId } = draft.order
    const [, , , placed] = await Promise.all([
      lockMember(tx, userId),
      hasLimits(draft.limits) && guardLimits(tx, userId, draft.limits),
      limitsUnits(draft) && guardUnits(tx, draft),
      insert(tx, draft),
      isFree ? undefined : tx.commit(),
    ])
    return placed
  })
}

interface Placed extends Pick<PlacementResult, 'soldOut' | 'spentClasses'> {
  order: PlacedOrder
}

/** Inserts an order; one that costs nothing needs a transaction. */
async function insert(db: Queries, draft: OrderDraft): Promise<Placed> {
  const { orderId, teamId, soldOut, spentClasses } = await insertOrder(db, draft)
  const { pay_type, order_class: orderClass, total_fee: totalFee } = draft.order
  if (totalFee === 0) await settleFreeOrder(db, { orderId, orderClass }, draft.now)
  const payType = totalFee === 0 ? freePayType(orderClass) : pay_type
  return { order: { orderId, payType, orderClass, totalFee, teamId }, soldOut, spentClasses }
}

const cartIdsOf = ({ lines }: Checkout): number[] => lines.map(({ cartId }) => cartId)

/** Whether a checkout still has all lines of an earlier attempt. */
function hasLines(checkout: Checkout, earlier: readonly number[]): boolean {
  const present = new Set(cartIdsOf(checkout))
  return earlier.every((cartId) => present.has(cartId))
}

const hasJoinLimit = ({ bill, offer }: Checkout) =>
  checkoutRules(offer.kind).isCounted ||
  joinedMarketings(bill).some(({ joinLimit }) => joinLimit > 0) ||
  bill.lines.some((line) => line.activityId !== null && line.sku.activity?.type === 'limited_time_sale')
