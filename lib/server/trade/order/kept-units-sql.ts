import 'server-only'

/**
 * Whether the buyer keeps units of line `i`: neither cancelled nor refunded (SQL). Exchanged units count, and so do
 * units whose refund is not paid yet.
 */
export const hasKeptUnits = `i.num > i.cancelled_num + (select count(*) from aftersales a
                                           where a.order_id = i.order_id and a.order_item_id = i.id
                                             and a.settled_time is not null)`

/** Whether line `i` can be reviewed: it has no review yet, and the buyer keeps units (SQL). */
export const isToRate = `(not i.is_rate and ${hasKeptUnits})`

/**
 * Whether nothing of order `o` is left to review (SQL): `is_rate` in answers and filters of the contract
 * (contract trade §8.1, contract trade §8.2), so that no client offers a review of refunded products.
 */
export const isRatedOrder = `(o.is_rate or not exists (
          select 1 from order_items i where i.order_id = o.order_id and ${isToRate}))`
