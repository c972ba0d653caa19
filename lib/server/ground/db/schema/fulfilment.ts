import 'server-only'
import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, seconds } from './columns'
import { orderItems, orders } from './order'

/** A parcel of an order (contract trade §9.1). */
export const parcels = pgTable(
  'parcels',
  {
    parcelId: bigserial('parcel_id', { mode: 'number' }).primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId),
    /** Code of the courier (`lib/domain/order/couriers`). */
    deliveryCorp: text('delivery_corp').notNull(),
    /** The courier's number. */
    deliveryCode: text('delivery_code').notNull(),
    createTime: seconds('create_time').notNull(),
    updateTime: seconds('update_time').notNull(),
  },
  (t) => [index('parcels_of_order').on(t.orderId, t.parcelId)],
)

/** Units of order lines in a parcel; `order_items.delivered_num` is their sum. */
export const parcelItems = pgTable(
  'parcel_items',
  {
    parcelId: id('parcel_id')
      .notNull()
      .references(() => parcels.parcelId),
    orderItemId: id('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    num: integer('num').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.orderItemId] }),
    check('parcel_items_num_positive', sql`${t.num} > 0`),
  ],
)

/** Codes with which a shop hands an order over (contract trade §9.2). */
export const pickupCodes = pgTable(
  'pickup_codes',
  {
    code: text('code').notNull(),
    kind: text('kind', { enum: ['order', 'pickup'] }).notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.orderId),
    expires: seconds('expires').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.kind, t.code] }),
    // The code in a QR code stands for its order.
    uniqueIndex('pickup_codes_of_orders')
      .on(t.code)
      .where(sql`${t.kind} = 'order'`),
    index('pickup_codes_by_expiry').on(t.expires),
  ],
)
