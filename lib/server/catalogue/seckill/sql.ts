import 'server-only'
import type { SeckillActivity } from '@/lib/contract/catalogue/seckill'
import { activityColumns, activityRow } from '@/lib/server/catalogue/goods-lookup/activity-columns'
import { isRunning } from '@/lib/server/catalogue/goods-lookup/is-running'
import {
  saleColumns,
  saleRow,
  scopeColumns,
  scopeRow,
} from '@/lib/server/catalogue/goods-lookup/sale-columns'
import { inOpenShop, listedGoods } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { referenceVersionIn } from '@/lib/server/catalogue/reference/parts'
import { boolean, number, oneOf, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

const columns = `seckill_id as "seckillId", activity_name as "activityName", ad_pic as "adPic", seckill_type as "seckillType",
  release_time as "releaseTime", start_time as "startTime", end_time as "endTime", validity_period as "validityPeriod",
  is_free_shipping as "isFreeShipping", description, count(*) over ()::int as total`

const seckillRow = {
  seckillId: number,
  activityName: text,
  adPic: text,
  seckillType: oneOf<SeckillActivity['seckill_type']>(),
  releaseTime: number,
  startTime: number,
  endTime: number,
  validityPeriod: number,
  isFreeShipping: boolean,
  description: text,
  total: number,
}

export type SeckillRow = RowOf<typeof seckillRow>

/** Announced and running activities at $1, narrowed to a type $2 and a state $3. */
export const listSeckills = statement(
  'seckill_list',
  `select ${columns} from seckills
    where not disabled and release_time <= $1 and end_time > $1 and ($2 = '' or seckill_type = $2)
      and ($3 = '' or ($3 = 'valid' and start_time <= $1) or ($3 = 'notice' and start_time > $1))
    order by start_time, seckill_id limit $4 offset $5`,
  seckillRow,
)

export const oneSeckill = statement(
  'seckill_one',
  `select ${columns} from seckills where seckill_id = $1 and not disabled`,
  seckillRow,
)

/** One row per product that the viewer may see: its cheapest SKU in the activity. $2: whether the viewer is staff. */
export const seckillItems = statement(
  'seckill_items',
  `select distinct on (i.seckill_id, i.goods_id) i.seckill_id as "seckillId", i.goods_id as "goodsId",
          i.activity_price as "activityPrice",
          sum(i.activity_store) over w::int as "activityStore", sum(i.sales_store) over w::int as "salesStore",
          i.limit_num as "limitNum"
     from seckill_items i join goods g on g.goods_id = i.goods_id
    where i.seckill_id = any($1::int[]) and ${listedGoods} and (not g.staff_goods or $2)
   window w as (partition by i.seckill_id, i.goods_id)
    order by i.seckill_id, i.goods_id, i.activity_price`,
  {
    seckillId: number,
    goodsId: number,
    activityPrice: number,
    activityStore: number,
    salesStore: number,
    limitNum: number,
  },
)

/** The sold pieces of the activities in $1, by product. */
export const seckillStocks = statement(
  'seckill_stocks',
  `select i.seckill_id as "seckillId", i.goods_id as "goodsId",
          sum(i.activity_store)::int as "activityStore", sum(i.sales_store)::int as "salesStore"
     from seckill_items i where i.seckill_id = any($1::int[]) group by 1, 2`,
  { seckillId: number, goodsId: number, activityStore: number, salesStore: number },
)

/** SKUs whose running activity at $1 has no pieces left. */
export const soldOutItems = statement(
  'seckill_sold_out',
  `select i.seckill_id as "seckillId", i.item_id as "itemId", i.goods_id as "goodsId"
     from seckills k join seckill_items i on i.seckill_id = k.seckill_id
    where ${isRunning('k', '$1')} and i.sales_store >= i.activity_store`,
  { seckillId: number, itemId: number, goodsId: number },
)

/** A SKU of an activity with the facts that decide whether member $3 gets a ticket; `holds`: the member has one. */
export const ticketActivity = statement(
  'ticket_activity',
  `select ${activityColumns}, k.disabled, s.store, ${scopeColumns}, ${referenceVersionIn().sql} as "version",
          ${saleColumns(inOpenShop('g.distributor_id'))},
          (select coalesce(sum(oi.num), 0) from order_items oi join orders o on o.order_id = oi.order_id
            where oi.activity_id = k.seckill_id and oi.item_id = i.item_id and o.user_id = $3
              and o.order_status <> 'CANCEL') as "bought",
          exists (select from seckill_tickets t
                   where t.user_id = $3 and t.seckill_id = k.seckill_id and t.item_id = i.item_id) as "holds"
     from seckill_items i join seckills k on k.seckill_id = i.seckill_id
     join skus s on s.item_id = i.item_id join goods g on g.goods_id = s.goods_id
    where i.seckill_id = $1 and i.item_id = $2`,
  {
    ...activityRow,
    disabled: boolean,
    store: number,
    version: number,
    ...scopeRow,
    ...saleRow,
    bought: number,
    holds: boolean,
  },
)

export const lockOwnTicket = statement(
  'ticket_own',
  `select ticket, num, expires from seckill_tickets where user_id = $1 and seckill_id = $2 and item_id = $3 for update`,
  { ticket: text, num: number, expires: number },
)

/** Takes $3 pieces from the activity; no row when fewer are left. */
export const holdPieces = statement(
  'ticket_hold',
  `update seckill_items set sales_store = sales_store + $3
    where seckill_id = $1 and item_id = $2 and sales_store + $3 between 0 and activity_store returning 1 as held`,
  { held: number },
)

export const issueTicket = statement(
  'ticket_issue',
  `insert into seckill_tickets (ticket, seckill_id, item_id, user_id, num, expires) values ($1, $2, $3, $4, $5, $6)`,
)

/** Deletes the selected tickets and returns their pieces to the activity. */
const releaseTickets = (name: string, tickets: string) =>
  statement(
    name,
    `with gone as (delete from seckill_tickets where ticket in (${tickets}) returning seckill_id, item_id, num)
     update seckill_items i set sales_store = greatest(0, i.sales_store - gone.num) from gone
      where i.seckill_id = gone.seckill_id and i.item_id = gone.item_id returning 1 as released`,
    { released: number },
  )

export const releaseOwnTicket = releaseTickets(
  'ticket_release_own',
  'select ticket from seckill_tickets where ticket = $1 and user_id = $2',
)

/** The ticket that expired first, unless another process is releasing it. */
export const releaseExpiredTicket = releaseTickets(
  'ticket_release_due',
  'select ticket from seckill_tickets where expires <= $1 order by expires limit 1 for update skip locked',
)
