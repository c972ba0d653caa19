import 'server-only'

/**
 * Whether units of line `i` stay with their buyer: neither cancelled nor refunded (SQL). An exchanged unit stays, and so does
 * one whose refund is not paid yet.
 */
export const hasKeptUnits = `i.num > i.cancelled_num + (select count(*) from aftersales a
                                           where a.order_id = i.order_id and a.order_item_id = i.id
                                             and a.settled_time is not null)`

/** Whether line `i` waits for a review: it has none, and units to review (SQL). */
export const isToRate = `(not i.is_rate and ${hasKeptUnits})`

/**
 * Whether nothing of order `o` is left to review (SQL): `is_rate` as the contract answers and filters it (contract trade §8.1,
 * contract trade §8.2), so that no client offers the review of what was refunded.
 */
export const isRatedOrder = `(o.is_rate or not exists (
          select 1 from order_items i where i.order_id = o.order_id and ${isToRate}))`
