import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { invoiceProblem, personalInvoiceText } from '@/lib/domain/order/invoice'
import { checkoutRules, kindRules } from '@/lib/domain/order/kinds'
import { orderIdParts } from '@/lib/domain/order/order-id'
import { billDiscount, joinedMarketings, type Bill } from '@/lib/domain/order/price/bill'
import { discountInfo } from '@/lib/domain/order/price/discount-info'
import type { OrderInvoice, PickupInfo } from '@/lib/domain/order/snapshot'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { RequestKey } from '@/lib/server/ground/idempotency/request-key'
import { itemRows } from './item-row'
import { memberLimitsOf } from './limits'
import { takesNothing } from './offers/offer'
import type { OrderDraft } from './placement/draft'
import type { Checkout } from './price-checkout'
import type { CheckoutRequest } from './request/request'

/** @throws MallError for an invoice that cannot be issued, such as one with a wrong tax number */
function invoiceOf({ invoice_content: content }: CheckoutRequest, { subsidyFee }: Bill): OrderInvoice | null {
  if (!content) return null
  const invoice: OrderInvoice = {
    title: content.title,
    content: content.content,
    registrationNumber: content.registration_number,
    companyAddress: content.company_address,
    companyPhone: content.company_phone,
    bankname: content.bankname,
    bankaccount: content.bankaccount,
  }
  const problem = invoiceProblem(invoice)
  if (problem) throw new MallError(problem)
  if (subsidyFee > 0 && invoice.title === 'unit') throw new MallError(personalInvoiceText)
  return invoice
}

/**
 * The time at which an unpaid order is cancelled: after the mall's time limit; for activities after their own limit,
 * and at their end at the latest. A bank transfer takes days, so its order stays open longer, but never holds the
 * pieces of an activity (ADR 0103).
 */
export function cancelTime({ bill, offer, settings, isTransfer }: Checkout, now: number): number {
  const endOfOffer = offer.endOf?.(now)
  const ends = [
    ...(endOfOffer === undefined ? [] : [endOfOffer]),
    ...bill.lines.flatMap(({ activityId, sku }) =>
      activityId !== null && sku.activity
        ? [Math.min(now + sku.activity.validityPeriod * 60, sku.activity.endTime)]
        : [],
    ),
  ]
  if (isTransfer && kindRules(offer.kind).isKeptForTransfer && ends.length === 0)
    return now + settings.offlineCancelSeconds
  return Math.min(now + settings.cancelSeconds, ...ends)
}

/** The promotions of an order, each once. */
function joinsOf(bill: Bill): OrderDraft['joins'] {
  const joins = new Map(
    joinedMarketings(bill).map(({ marketingId, joinLimit, joined }) => [
      marketingId,
      joinLimit > 0 ? joined : null,
    ]),
  )
  return [...joins].map(([id, joined]) => ({ id, joined }))
}

/** The subsidies that an order draws from each class of the programme, and their person. */
function claimsOf({ bill, facts: { subsidy } }: Checkout): Pick<OrderDraft, 'claims' | 'personKey'> {
  const claims = new Map<number, OrderDraft['claims'][number]>()
  for (const { subsidy: line, subsidyFee } of bill.lines) {
    if (!line || subsidyFee === 0) continue
    const { subsidyClassId: classId, className } = line
    const limit = subsidy?.limits.get(classId) ?? 0
    const claim = claims.get(classId) ?? { classId, className, limit, pieces: 0, amount: 0 }
    claims.set(classId, { ...claim, pieces: claim.pieces + line.num, amount: claim.amount + subsidyFee })
  }
  return { claims: [...claims.values()], personKey: claims.size > 0 ? (subsidy?.personKey ?? null) : null }
}

function placedSource({ source }: Checkout): OrderDraft['source'] {
  if (typeof source === 'object') return 'named'
  return source === 'fastbuy' ? 'fastbuy' : 'cart'
}

/**
 * The rows and amounts to write when a priced checkout is placed.
 * @param key idempotency key with its request
 * @throws MallError for an invoice that cannot be issued
 */
export function toOrderDraft(
  checkout: Checkout,
  viewer: Viewer,
  input: CheckoutRequest,
  key: RequestKey | null,
  now: number,
  pickup: PickupInfo | null,
): OrderDraft {
  const { bill, offer } = checkout
  const { seckill_id, team_id, ...taken } = offer.taken?.(bill, now) ?? takesNothing
  const { head, tail } = orderIdParts(now, viewer.userId)
  const stock = new Map<number, number>()
  for (const { sku, num } of bill.lines) stock.set(sku.itemId, (stock.get(sku.itemId) ?? 0) + num)
  const isPickup = pickup !== null
  return {
    idHead: head,
    idTail: tail,
    source: placedSource(checkout),
    stock: [...stock].map(([itemId, num]) => ({ itemId, num })),
    sales: checkoutRules(offer.kind).hasTicket
      ? []
      : bill.lines.flatMap(({ activityId, sku, num }) =>
          activityId === null
            ? []
            : [{ seckillId: activityId, itemId: sku.itemId, num, bought: sku.activityBought }],
        ),
    order: {
      user_id: viewer.userId,
      idempotency_key: key?.key ?? null,
      request_hash: key?.hash ?? null,
      order_class: offer.kind,
      order_status: 'NOTPAY',
      pay_status: 'NOTPAY',
      delivery_status: 'PENDING',
      ziti_status: isPickup ? 'PENDING' : 'NOTZITI',
      cancel_status: 'NO_APPLY_CANCEL',
      receipt_type: input.receipt_type,
      distributor_id: checkout.distributorId,
      title: bill.lines[0]?.sku.itemName ?? '',
      item_fee: bill.itemFee,
      market_fee: bill.marketFee,
      member_discount: bill.memberDiscount,
      promotion_discount: bill.promotionDiscount,
      coupon_discount: bill.couponDiscount,
      subsidy_fee: bill.subsidyFee,
      subsidy_missed: bill.subsidy?.wouldSave ?? 0,
      discount_fee: billDiscount(bill),
      discount_info: discountInfo(bill),
      freight_fee: bill.freightFee,
      freight_rule: bill.freightReason.placed,
      point_use: bill.pointUse,
      point_fee: bill.pointFee,
      freight_point: bill.freightPoint,
      bonus_points: checkout.reward,
      total_fee: bill.totalFee,
      pay_type: input.pay_type,
      coupon_code: bill.coupon?.code ?? null,
      seckill_id,
      team_id,
      receiver_name: input.receiver_name,
      receiver_mobile: input.receiver_mobile,
      receiver_state: isPickup ? '' : input.receiver_state,
      receiver_city: isPickup ? '' : input.receiver_city,
      receiver_district: isPickup ? '' : input.receiver_district,
      receiver_address: isPickup ? '' : input.receiver_address,
      receiver_zip: input.receiver_zip || '000000',
      ziti_info: pickup,
      invoice: invoiceOf(input, bill),
      remark: input.remark,
      create_time: now,
      update_time: now,
      auto_cancel_time: cancelTime(checkout, now),
    },
    items: bill.lines.flatMap(itemRows),
    unpaidLimit: checkout.settings.unpaidLimit,
    unpaidSkuLimit: checkout.settings.unpaidSkuLimit,
    ...taken,
    now,
    joins: joinsOf(bill),
    ...claimsOf(checkout),
    limits: memberLimitsOf(checkout),
    cartIds: checkout.lines.flatMap(({ cartId }) => (cartId > 0 ? [cartId] : [])),
    lineNums: checkout.lines.map(({ num }) => num),
  }
}
