import 'server-only'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { DiscountEntry } from '@/lib/domain/goods/price'
import type { OrderKind } from '@/lib/domain/order/kinds'
import type { OrderInvoice, PickupInfo } from '@/lib/domain/order/snapshot'
import { cents, id, seconds } from './columns'
import { members } from './member'
import { subsidyClasses } from './programme'

/** The five-digit counter inside an order id (contract trade §6.4). */
export const orderCounter = pgSequence('order_counter', {
  minValue: 0,
  maxValue: 99999,
  startWith: 0,
  cycle: true,
})

export const orders = pgTable(
  'orders',
  {
    orderId: text('order_id').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => members.userId),
    /** Sent by the browser once per submission; the same key never places a second order. */
    idempotencyKey: text('idempotency_key'),
    /** The request that the key was sent with (`lib/server/ground/idempotency`). */
    requestHash: text('request_hash'),
    /** Its index among the unpaid orders of the member, from 1 to their limit; null when it does not count. */
    unpaidSlot: integer('unpaid_slot'),
    orderClass: text('order_class').$type<OrderKind>().notNull().default('normal'),
    orderStatus: text('order_status', {
      enum: [
        'NOTPAY',
        'WAIT_GROUPS_SUCCESS',
        'PAYED',
        'WAIT_BUYER_CONFIRM',
        'DONE',
        'CANCEL',
        'REFUND_PROCESS',
        'REFUND_SUCCESS',
      ],
    }).notNull(),
    payStatus: text('pay_status', { enum: ['NOTPAY', 'PAYED'] }).notNull(),
    deliveryStatus: text('delivery_status', { enum: ['PENDING', 'PARTAIL', 'DONE'] }).notNull(),
    zitiStatus: text('ziti_status', { enum: ['NOTZITI', 'PENDING', 'DONE'] }).notNull(),
    cancelStatus: text('cancel_status', {
      enum: ['NO_APPLY_CANCEL', 'WAIT_PROCESS', 'REFUND_PROCESS', 'SUCCESS', 'FAILS'],
    }).notNull(),
    receiptType: text('receipt_type').notNull().default('logistics'),
    distributorId: integer('distributor_id').notNull().default(0),
    title: text('title').notNull(),
    itemFee: cents('item_fee').notNull(),
    marketFee: cents('market_fee').notNull(),
    memberDiscount: cents('member_discount').notNull().default(0),
    promotionDiscount: cents('promotion_discount').notNull().default(0),
    couponDiscount: cents('coupon_discount').notNull().default(0),
    /** Paid by the programme; a part of `discountFee`. */
    subsidyFee: cents('subsidy_fee').notNull().default(0),
    /** The subsidy that the programme would have paid if the buyer had been verified when the order was placed. */
    subsidyMissed: cents('subsidy_missed').notNull().default(0),
    discountFee: cents('discount_fee').notNull().default(0),
    discountInfo: jsonb('discount_info').$type<DiscountEntry[]>().notNull().default([]),
    freightFee: cents('freight_fee').notNull().default(0),
    /** The reason for the freight as buyers see it; empty when the merchant changed it. */
    freightRule: text('freight_rule').notNull().default(''),
    pointUse: integer('point_use').notNull().default(0),
    pointFee: cents('point_fee').notNull().default(0),
    /** The freight of a points order if the points mall charges it in points; a part of `pointUse`. */
    freightPoint: integer('freight_point').notNull().default(0),
    /** Points that the order is expected to earn; credited when it completes. */
    bonusPoints: integer('bonus_points').notNull().default(0),
    totalFee: cents('total_fee').notNull(),
    payType: text('pay_type').notNull().default(''),
    payChannel: text('pay_channel').notNull().default(''),
    couponCode: text('coupon_code'),
    seckillId: integer('seckill_id'),
    /** The team of a group order. */
    teamId: id('team_id'),
    /** Offline transfer: 0 waits for the check of its voucher · 1 passed · 2 refused · 9 withdrawn. */
    offlineStatus: integer('offline_status'),
    receiverName: text('receiver_name').notNull(),
    receiverMobile: text('receiver_mobile').notNull(),
    receiverState: text('receiver_state').notNull(),
    receiverCity: text('receiver_city').notNull(),
    receiverDistrict: text('receiver_district').notNull(),
    receiverAddress: text('receiver_address').notNull(),
    receiverZip: text('receiver_zip').notNull().default('000000'),
    /** Place and time of a pickup; null for delivery. */
    zitiInfo: jsonb('ziti_info').$type<PickupInfo>(),
    invoice: jsonb('invoice').$type<OrderInvoice>(),
    deliveryCorp: text('delivery_corp').notNull().default(''),
    deliveryCorpName: text('delivery_corp_name').notNull().default(''),
    deliveryCode: text('delivery_code').notNull().default(''),
    remark: text('remark').notNull().default(''),
    /** Note of operators, not shown to the buyer. */
    operatorRemark: text('operator_remark').notNull().default(''),
    isRate: boolean('is_rate').notNull().default(false),
    createTime: seconds('create_time').notNull(),
    updateTime: seconds('update_time').notNull(),
    payTime: seconds('pay_time'),
    deliveryTime: seconds('delivery_time'),
    endTime: seconds('end_time'),
    autoCancelTime: seconds('auto_cancel_time').notNull(),
    autoFinishTime: seconds('auto_finish_time'),
    /** End of the period in which an after-sale can be requested; set when the order is completed. */
    aftersaleUntil: seconds('aftersale_until'),
    /** The job has closed its lines after that time. */
    aftersaleClosed: boolean('aftersale_closed').notNull().default(false),
    /** The time at which the buyer removed the order from their list. */
    deletedTime: seconds('deleted_time'),
  },
  (t) => [
    index('orders_of_member').on(t.userId, t.createTime.desc()),
    // For the lists of operators and merchants.
    index('orders_by_time').on(t.createTime.desc(), t.orderId.desc()),
    index('orders_of_shop').on(t.distributorId, t.createTime.desc(), t.orderId.desc()),
    // What a shop has to do, and the numbers of it, which are counted in the index alone.
    index('orders_to_do')
      .on(
        t.createTime.desc(),
        t.orderId.desc(),
        t.orderStatus,
        t.deliveryStatus,
        t.zitiStatus,
        t.cancelStatus,
        t.offlineStatus,
        t.autoCancelTime,
        t.distributorId,
        t.orderClass,
      )
      .where(sql`${t.orderStatus} not in ('DONE', 'CANCEL')`),
    index('orders_by_payment')
      .on(t.payTime)
      .where(sql`${t.payStatus} = 'PAYED'`),
    index('orders_of_receiver').on(t.receiverName),
    index('orders_of_receiver_mobile').on(t.receiverMobile),
    uniqueIndex('orders_idempotent').on(t.userId, t.idempotencyKey),
    uniqueIndex('orders_unpaid_slot')
      .on(t.userId, t.unpaidSlot)
      .where(sql`${t.orderStatus} = 'NOTPAY'`),
    index('orders_to_cancel')
      .on(t.autoCancelTime)
      .where(sql`${t.orderStatus} = 'NOTPAY'`),
    index('orders_to_finish')
      .on(t.autoFinishTime)
      .where(sql`${t.orderStatus} = 'WAIT_BUYER_CONFIRM'`),
    index('orders_to_close_aftersales')
      .on(t.aftersaleUntil)
      .where(sql`${t.orderStatus} = 'DONE' and not ${t.aftersaleClosed}`),
    check('orders_total_not_negative', sql`${t.totalFee} >= 0`),
    check('orders_bonus_points', sql`${t.bonusPoints} >= 0`),
    check(
      'orders_freight_point',
      sql`${t.freightPoint} between 0 and ${t.pointUse} and (${t.freightPoint} = 0 or ${t.freightFee} = 0)`,
    ),
    // The points of a points order are a price: they pay no part of the money, and neither coupons nor the programme
    // lower them.
    check(
      'orders_points_mall',
      sql`${t.orderClass} <> 'pointsmall'
          or (${t.pointUse} > 0 and ${t.pointFee} = 0 and ${t.couponDiscount} = 0 and ${t.subsidyFee} = 0)`,
    ),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId),
    itemId: id('item_id').notNull(),
    goodsId: id('goods_id').notNull(),
    itemBn: text('item_bn').notNull(),
    itemName: text('item_name').notNull(),
    itemSpecDesc: text('item_spec_desc').notNull(),
    pic: text('pic').notNull(),
    num: integer('num').notNull(),
    price: cents('price').notNull(),
    marketPrice: cents('market_price').notNull(),
    itemFee: cents('item_fee').notNull(),
    totalFee: cents('total_fee').notNull(),
    discountFee: cents('discount_fee').notNull(),
    memberDiscount: cents('member_discount').notNull().default(0),
    couponDiscount: cents('coupon_discount').notNull().default(0),
    pointFee: cents('point_fee').notNull().default(0),
    /** Points used for `pointFee`. */
    sharePoints: integer('share_points').notNull().default(0),
    /** The subsidy of the programme for `subsidyNum` pieces; a part of `discountFee`. */
    subsidyFee: cents('subsidy_fee').notNull().default(0),
    subsidyNum: integer('subsidy_num').notNull().default(0),
    /** The class of the programme that pays; null without a subsidy. */
    subsidyClassId: integer('subsidy_class_id').references(() => subsidyClasses.subsidyClassId),
    discountInfo: jsonb('discount_info').$type<DiscountEntry[]>().notNull().default([]),
    orderItemType: text('order_item_type', { enum: ['normal', 'gift', 'plus_buy', 'package'] })
      .notNull()
      .default('normal'),
    deliveryStatus: text('delivery_status', { enum: ['PENDING', 'PARTAIL', 'DONE'] })
      .notNull()
      .default('PENDING'),
    deliveredNum: integer('delivered_num').notNull().default(0),
    /** Pieces that the shop cancelled before shipping. */
    cancelledNum: integer('cancelled_num').notNull().default(0),
    /** Pieces in after-sales that were not refused, and cancelled pieces: none is refunded twice. */
    appliedNum: integer('applied_num').notNull().default(0),
    /** Cents and points of refunds that succeeded. */
    refundedFee: cents('refunded_fee').notNull().default(0),
    refundedPoint: integer('refunded_point').notNull().default(0),
    aftersalesStatus: text('aftersales_status'),
    /** The seckill or limited-time sale that set the price; counts towards its limit per member. */
    activityId: integer('activity_id'),
    distributorId: integer('distributor_id').notNull().default(0),
    isRate: boolean('is_rate').notNull().default(false),
    /**
     * Shares of the units in after-sales and of cancelled ones (`AppliedUnits` of lib/domain/order/refund/refund-share.ts).
     */
    appliedFee: cents('applied_fee').notNull().default(0),
    appliedPoint: integer('applied_point').notNull().default(0),
    appliedSubsidy: cents('applied_subsidy').notNull().default(0),
  },
  (t) => [
    check('order_items_applied_fee_within', sql`${t.appliedFee} between 0 and ${t.totalFee}`),
    index('order_items_of_order').on(t.orderId),
    index('order_items_of_activity')
      .on(t.activityId, t.itemId)
      .where(sql`${t.activityId} is not null`),
    check('order_items_num_positive', sql`${t.num} > 0`),
    check(
      'order_items_units',
      sql`${t.deliveredNum} >= 0 and ${t.cancelledNum} >= 0 and ${t.appliedNum} >= 0
          and ${t.deliveredNum} + ${t.cancelledNum} <= ${t.num} and ${t.appliedNum} <= ${t.num}`,
    ),
    check(
      'order_items_refunded',
      sql`${t.refundedFee} between 0 and ${t.totalFee} and ${t.refundedPoint} between 0 and ${t.sharePoints}`,
    ),
    check('order_items_subsidy', sql`${t.subsidyFee} >= 0 and ${t.subsidyNum} between 0 and ${t.num}`),
  ],
)

/** A request to cancel (contract trade §8.4). */
export const orderCancels = pgTable(
  'order_cancels',
  {
    cancelId: bigserial('cancel_id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId),
    userId: id('user_id').notNull(),
    totalFee: cents('total_fee').notNull(),
    /** 0 waiting · 1 cancelled · 2 in progress · 3 done · 4 refused */
    progress: integer('progress').notNull(),
    cancelFrom: text('cancel_from', { enum: ['buyer', 'shop', 'system'] }).notNull(),
    cancelReason: text('cancel_reason').notNull().default(''),
    shopRejectReason: text('shop_reject_reason').notNull().default(''),
    refundStatus: text('refund_status').notNull(),
    payType: text('pay_type').notNull().default(''),
    createTime: seconds('create_time').notNull(),
    updateTime: seconds('update_time').notNull(),
  },
  (t) => [uniqueIndex('order_cancels_once').on(t.orderId)],
)
