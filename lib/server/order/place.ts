import 'server-only'
import { randomInt } from 'node:crypto'
import type { OrderInput } from '@/lib/contract/checkout'
import { MallError } from '@/lib/domain/errors'
import { refusesArea } from '@/lib/domain/freight'
import { discountInfo } from '@/lib/domain/order/calculate'
import { orderIdParts } from '@/lib/domain/order/order-id'
import { bookPickup } from '@/lib/domain/order/pickup'
import { receiverProblem } from '@/lib/domain/order/receiver'
import type { OrderInvoice, PickupInfo } from '@/lib/domain/order/snapshot'
import { dateTimeText } from '@/lib/domain/text'
import { lockCart } from '@/lib/server/cart/queries'
import type { Mall } from '@/lib/server/context'
import { statement, violatedConstraint, type Queries } from '@/lib/server/db/connection'
import { payForNothing } from '@/lib/server/payment/settle'
import type { Viewer } from '@/lib/server/session/viewer'
import { priceCheckout, type Checkout } from './checkout'
import { itemRow } from './item-row'
import { runPlacing, type Placed, type Placing } from './place-sql'

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
    if (soldOut.length > 0) await mall.invalidate(soldOut.map((goodsId) => `goods:${goodsId}`))
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
    await lockCart(tx, viewer.userId)
    checkout = await priceCheckout(tx, viewer, now, input, true)
  }
  const pickup = receiveBy(checkout, input, now)
  const placing = toPlacing(checkout, viewer, input, key, now, pickup)
  const placed = await runPlacing(tx, placing)
  demand(placed, placing)
  const { totalFee } = checkout.bill
  if (totalFee === 0) await payForNothing(tx, placed.orderId, now)
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

/** Checks address or pickup; gives what the order keeps of a pickup. */
function receiveBy(
  { facts, areaIds, distributorId }: Checkout,
  input: OrderInput,
  now: number,
): PickupInfo | null {
  if (input.receipt_type === 'ziti') {
    const wish = {
      name: input.receiver_name,
      mobile: input.receiver_mobile,
      location: input.pickup_location,
      date: input.pickup_date,
      time: input.pickup_time ?? [],
    }
    const booked = bookPickup(facts.shops.get(distributorId), wish, dateTimeText(now).slice(0, 10))
    if ('problem' in booked) throw new MallError(booked.problem)
    return booked.info
  }
  const problem = receiverProblem({
    name: input.receiver_name,
    mobile: input.receiver_mobile,
    state: input.receiver_state,
    city: input.receiver_city,
    district: input.receiver_district,
    address: input.receiver_address,
    zip: input.receiver_zip,
  })
  if (problem) throw new MallError(problem)
  if (areaIds === null) throw new MallError('请填写地区')
  for (const template of facts.templates.values()) {
    if (refusesArea(template, areaIds)) throw new MallError('该地区不进行配送，如有疑问请联系商家')
  }
  return null
}

function invoiceOf({ invoice_content: content }: OrderInput): OrderInvoice | null {
  if (!content) return null
  return {
    title: content.title,
    content: content.content,
    registrationNumber: content.registration_number,
    companyAddress: content.company_address,
    companyPhone: content.company_phone,
    bankname: content.bankname,
    bankaccount: content.bankaccount,
  }
}

/** An unpaid order lives as long as the mall says, one of an activity as the activity says and not beyond its end. */
function cancelTime({ bill, settings }: Checkout, now: number): number {
  const ends = bill.lines.flatMap(({ activityId, sku }) =>
    activityId !== null && sku.activity
      ? [Math.min(now + sku.activity.validityPeriod * 60, sku.activity.endTime)]
      : [],
  )
  return Math.min(now + settings.cancelSeconds, ...ends)
}

function toPlacing(
  checkout: Checkout,
  viewer: Viewer,
  input: OrderInput,
  key: string | null,
  now: number,
  pickup: PickupInfo | null,
): Placing {
  const { bill, seckillId } = checkout
  const { head, tail } = orderIdParts(now, viewer.userId)
  const stock = new Map<number, number>()
  for (const { sku, num } of bill.lines) stock.set(sku.itemId, (stock.get(sku.itemId) ?? 0) + num)
  const isPickup = pickup !== null
  return {
    idHead: head,
    idTail: tail,
    stock: [...stock].map(([itemId, num]) => ({ itemId, num })),
    sales:
      seckillId === null
        ? bill.lines.flatMap(({ activityId, sku, num }) =>
            activityId === null ? [] : [{ seckillId: activityId, itemId: sku.itemId, num }],
          )
        : [],
    order: {
      user_id: viewer.userId,
      idempotency_key: key,
      order_class: seckillId === null ? 'normal' : 'seckill',
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
      discount_fee: bill.memberDiscount + bill.promotionDiscount + bill.couponDiscount,
      discount_info: discountInfo(bill),
      freight_fee: bill.freightFee,
      point_use: bill.pointUse,
      point_fee: bill.pointFee,
      total_fee: bill.totalFee,
      pay_type: input.pay_type,
      coupon_code: bill.coupon?.code ?? null,
      seckill_id: seckillId,
      receiver_name: input.receiver_name,
      receiver_mobile: input.receiver_mobile,
      receiver_state: isPickup ? '' : input.receiver_state,
      receiver_city: isPickup ? '' : input.receiver_city,
      receiver_district: isPickup ? '' : input.receiver_district,
      receiver_address: isPickup ? '' : input.receiver_address,
      receiver_zip: input.receiver_zip || '000000',
      ziti_info: pickup,
      ziti_code: isPickup ? String(randomInt(1_000_000)).padStart(6, '0') : '',
      invoice: invoiceOf(input),
      remark: input.remark,
      create_time: now,
      update_time: now,
      auto_cancel_time: cancelTime(checkout, now),
    },
    items: bill.lines.map(itemRow),
    couponCode: bill.coupon?.code ?? null,
    points: bill.pointUse,
    ticket: input.seckill_ticket ?? null,
    seckillId,
    now,
    marketingIds: [
      ...new Set([...bill.reductions, ...bill.gifts].map(({ marketing }) => marketing.marketingId)),
    ],
    cartIds: checkout.lines.flatMap(({ cartId }) => (cartId > 0 ? [cartId] : [])),
    isFastbuy: checkout.source === 'fastbuy',
  }
}

/** Every part of an order has to have happened; the first that did not rolls all back with its sentence. */
function demand(placed: Placed, placing: Placing): void {
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
