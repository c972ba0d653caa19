import 'server-only'

/**
 * Cents of the subsidy of order `o` that remain (SQL): without units that are cancelled, refunded or waiting for a
 * refund. An exchanged unit keeps its subsidy.
 */
export const keptSubsidy = `(
  select coalesce(sum(i.subsidy_fee - i.applied_subsidy + coalesce(
           (select sum(a.share_subsidy) from aftersales a
             where a.order_id = o.order_id and a.order_item_id = i.id
               and a.aftersales_type = 'EXCHANGING_GOODS' and a.aftersales_status < 3), 0)), 0)
    from order_items i where i.order_id = o.order_id)`
