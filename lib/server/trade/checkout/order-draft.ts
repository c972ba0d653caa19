import 'server-only'
import type { OrderInput } from '@/lib/contract/trade/checkout'
import { MallError } from '@/lib/domain/errors'
import { discountInfo } from '@/lib/domain/order/calculate'
import { billDiscount, joinedMarketings, type Bill } from '@/lib/domain/order/bill'
import { teamEnd } from '@/lib/domain/group'
import { invoiceProblem, personalInvoiceText } from '@/lib/domain/order/invoice'
import { orderIdParts } from '@/lib/domain/order/order-id'
import { isKeptForTransfer } from '@/lib/domain/order/offline-transfer'
import { pointsOrderClass } from '@/lib/domain/points-mall'
import { purchaseOrderClass } from '@/lib/domain/employee'
import type { OrderInvoice, PickupInfo } from '@/lib/domain/order/snapshot'
import type { GroupOffer } from '@/lib/server/catalogue/group/load-offer'
import type { RequestKey } from '@/lib/server/ground/idempotency/request-key'
import type { Viewer } from '@/lib/domain/person/viewer'
import { itemRows } from './item-row'
import { memberLimitsOf } from './limits'
import type { OrderDraft } from './placement/draft'
import type { Checkout } from './price-checkout'

/** @throws MallError for an invoice that cannot be issued, such as one with a wrong tax number */
function invoiceOf({ invoice_content: content }: OrderInput, { subsidyFee }: Bill): OrderInvoice | null {
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

/** When the team of a group order ends: the joined one, or the one that it opens. */
const endOfTeam = ({ team, activity }: GroupOffer, now: number): number =>
  team ? team.endTime : teamEnd(activity, now)

/** The order classes with an activity of their own (contract trade §12.1). */
export function classOf({
  seckillId,
  group,
  purchase,
  isPointsOrder,
}: Pick<Checkout, 'seckillId' | 'group' | 'purchase' | 'isPointsOrder'>): string {
  if (group) return 'groups'
  if (purchase) return purchaseOrderClass
  if (isPointsOrder) return pointsOrderClass
  return seckillId === null ? 'normal' : 'seckill'
}

/**
 * When an unpaid order is cancelled: after the mall's time, for activities after theirs and at their end at the latest. A
 * bank transfer takes days, so its order stays open, but never keeps the pieces of an activity (ADR 0103).
 */
export function cancelTime(checkout: Checkout, now: number): number {
  const { bill, group, settings, isTransfer } = checkout
  if (group) return Math.min(now + settings.cancelSeconds, endOfTeam(group, now))
  const ends = bill.lines.flatMap(({ activityId, sku }) =>
    activityId !== null && sku.activity
      ? [Math.min(now + sku.activity.validityPeriod * 60, sku.activity.endTime)]
      : [],
  )
  if (isTransfer && isKeptForTransfer(classOf(checkout)) && ends.length === 0)
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

/** What an order draws from each class of the programme, and for whom. */
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

/** What an order of employee purchase takes; its budget pays the prices of the activity, without freight. */
function purchaseDraft({ purchase, bill }: Checkout): OrderDraft['purchase'] {
  if (!purchase) return null
  const { activity, enterpriseId, budget, items, isFromCart } = purchase
  const lines = bill.lines.map(({ sku, num, price }) => {
    const { limitNum = 0, limitFee = 0 } = items.get(sku.itemId) ?? {}
    return { itemId: sku.itemId, num, price, limitNum, limitFee }
  })
  return {
    ...{ activityId: activity.activityId, enterpriseId, ownerId: budget.ownerId, limit: budget.limit },
    fee: lines.reduce((sum, { num, price }) => sum + num * price, 0),
    ...{ lines, isFromCart },
  }
}

function placedSource({ source }: Checkout): OrderDraft['source'] {
  if (typeof source === 'object') return 'named'
  return source === 'fastbuy' ? 'fastbuy' : 'cart'
}

/**
 * The rows and amounts that placing a priced checkout writes.
 * @param key idempotency key with its request
 * @throws MallError for an invoice that cannot be issued
 */
export function toOrderDraft(
  checkout: Checkout,
  viewer: Viewer,
  input: OrderInput,
  key: RequestKey | null,
  now: number,
  pickup: PickupInfo | null,
): OrderDraft {
  const { bill, seckillId, group } = checkout
  const { head, tail } = orderIdParts(now, viewer.userId)
  const stock = new Map<number, number>()
  for (const { sku, num } of bill.lines) stock.set(sku.itemId, (stock.get(sku.itemId) ?? 0) + num)
  const isPickup = pickup !== null
  return {
    idHead: head,
    idTail: tail,
    source: placedSource(checkout),
    stock: [...stock].map(([itemId, num]) => ({ itemId, num })),
    sales:
      seckillId === null
        ? bill.lines.flatMap(({ activityId, sku, num }) =>
            activityId === null
              ? []
              : [{ seckillId: activityId, itemId: sku.itemId, num, bought: sku.activityBought }],
          )
        : [],
    order: {
      user_id: viewer.userId,
      idempotency_key: key?.key ?? null,
      request_hash: key?.hash ?? null,
      order_class: classOf(checkout),
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
      seckill_id: seckillId,
      team_id: group?.teamId ?? null,
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
    ticket: input.seckill_ticket ?? null,
    group: group && {
      activityId: group.activity.activityId,
      people: group.activity.people,
      endTime: endOfTeam(group, now),
      bought: group.bought,
    },
    purchase: purchaseDraft(checkout),
    now,
    joins: joinsOf(bill),
    ...claimsOf(checkout),
    limits: memberLimitsOf(checkout),
    cartIds: checkout.lines.flatMap(({ cartId }) => (cartId > 0 ? [cartId] : [])),
    lineNums: checkout.lines.map(({ num }) => num),
  }
}
