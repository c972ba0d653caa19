import 'server-only'
import type { GroupPhase, TeamStatus } from '@/lib/domain/group'
import { orderableSku } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { number, statement, text, type Column, type RowOf } from '@/lib/server/ground/db/statement'
import { joined, shown, shownColumns } from './sql'

/** Statements with which operators and merchants manage activities. Money in cents, times in epoch seconds. */

const teamsOf = (status: TeamStatus) =>
  `(select count(*)::int from group_teams t where t.activity_id = a.activity_id and t.status = ${status})`
const operatorFields = `${shown}, case when a.disabled or a.end_time <= $4 then 3 when a.begin_time <= $4 then 2 else 1 end as phase,
  ${teamsOf(1)} as running, ${teamsOf(2)} as succeeded, ${teamsOf(3)} as failed`
const operatorColumns = {
  ...shownColumns,
  phase: number as Column<GroupPhase>,
  running: number,
  succeeded: number,
  failed: number,
}

/** Activities of shop $1 (null for all) and SKU $2 (null for any), in phase $3 (0 for any) at $4: $5 from index $6. */
export const operatorGroups = statement(
  'group_operator_list',
  `select rows.*, count(*) over ()::int as total from (
     select ${operatorFields} from ${joined}
      where ($1::int is null or a.distributor_id = $1) and ($2::bigint is null or a.item_id = $2)) rows
    where ($3::int = 0 or rows.phase = $3)
    order by rows."activityId" desc limit $5 offset $6`,
  { ...operatorColumns, total: number },
)

/** Activity $2 of shop $1 (null for all shops) at $4; $3 is not used. */
export const operatorGroup = statement(
  'group_operator_one',
  `select ${operatorFields} from ${joined}
    where ($1::int is null or a.distributor_id = $1) and a.activity_id = $2 and $3::int is null`,
  operatorColumns,
)
export type OperatorGroupRow = RowOf<typeof operatorGroup>

/**
 * The SKU $1 of shop $2 (null for all shops) if members can order it, locked so that concurrent activities of the same
 * SKU wait for each other.
 */
export const lockSku = statement(
  'group_lock_sku',
  `select s.goods_id as "goodsId", s.price, g.distributor_id as "distributorId", g.item_name as "itemName"
     from skus s join goods g on g.goods_id = s.goods_id
    where s.item_id = $1 and ($2::int is null or g.distributor_id = $2) and ${orderableSku}
      for no key update of s`,
  { goodsId: number, price: number, distributorId: number, itemName: text },
)

/** Whether the SKU $1 has an activity at a time between $2 and $3. */
export const overlapping = statement(
  'group_overlapping',
  `select activity_id as "activityId" from group_activities
    where item_id = $1 and not disabled and begin_time < $3 and end_time > $2 limit 1`,
  { activityId: number },
)

export const insertActivity = statement(
  'group_create',
  `insert into group_activities (activity_name, item_id, goods_id, distributor_id, price, people, hours, begin_time,
                                 end_time, store, limit_num, share_desc, created, updated)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13) returning activity_id as "activityId"`,
  { activityId: number },
)

/** Ends activity $1 of shop $2 (null for all shops) at $3; no row when it is already closed. */
export const closeActivity = statement(
  'group_close',
  `update group_activities set disabled = true, updated = $3
    where activity_id = $1 and ($2::int is null or distributor_id = $2) and not disabled
   returning goods_id as "goodsId"`,
  { goodsId: number },
)
