import 'server-only'
import type { ScheduleKind, ScheduleState } from '@/lib/domain/goods/schedule'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import {
  json,
  jsonRow,
  nullable,
  number,
  oneOf,
  statement,
  text,
  type RowOf,
} from '@/lib/server/ground/db/statement'

const rowColumns = {
  schedule_id: number,
  goods_id: number,
  item_id: number,
  item_name: text,
  item_pic: text,
  kind: oneOf<ScheduleKind>(),
  run_at: number,
  prices: json<{ item_id: number; item_spec_desc: string; price: number }[]>(),
  state: oneOf<ScheduleState>(),
  note: text,
  by: text,
  done_at: nullable(number),
}
export type ScheduleRow = RowOf<typeof rowColumns>

const row = `c.schedule_id, c.goods_id, (select s.item_id from skus s where s.goods_id = c.goods_id and s.is_default) as item_id,
  g.item_name, coalesce(g.pics ->> 0, '') as item_pic, c.kind, c.run_at,
  coalesce((select jsonb_agg(jsonb_build_object('item_id', s.item_id, 'item_spec_desc', s.spec_text, 'price', p.price)
                             order by s.item_id)
     from jsonb_to_recordset(c.prices) p(item_id bigint, price bigint) join skus s on s.item_id = p.item_id), '[]') as prices,
  c.state, c.note, coalesce(m.username, '') as by, c.done_at`
const from = `goods_schedules c join goods g on g.goods_id = c.goods_id left join members m on m.user_id = c.user_id`
const found = `from ${from} where (c.state = 'waiting') = $2 and ($1::bigint is null or c.goods_id = $1)`

/** Scheduled changes of product $1 or all: those that wait ($2) or the others; page size $3, offset $4. */
export const schedulePage = statement(
  'goods_schedule_page',
  `select ${jsonRows(`select ${row} ${found}
     order by case when $2 then c.run_at else -c.done_at end, case when $2 then c.schedule_id else -c.schedule_id end
     limit $3 offset $4`)} as rows,
          (select count(*)::int ${found}) as total`,
  { rows: json<ScheduleRow[]>(), total: number },
)
export const scheduleRow = statement(
  'goods_schedule_row',
  `select row_to_json(found) as schedule from (select ${row} from ${from} where c.schedule_id = $1) found`,
  { schedule: jsonRow(rowColumns) },
)

/** SKUs of product $1 with their prices, locked in id order as placing an order does. */
export const lockPrices = statement(
  'goods_schedule_lock_skus',
  `select s.item_id as "itemId", s.price, g.deleted from skus s join goods g on g.goods_id = s.goods_id
    where s.goods_id = $1 order by s.item_id for update of s`,
  { itemId: number, price: number, deleted: nullable(number) },
)

/** Puts the change of kind $2 for product $1 at $3 in place of the one that waits. */
export const putSchedule = statement(
  'goods_schedule_put',
  `insert into goods_schedules (goods_id, kind, run_at, prices, seen, state, user_id, created)
   values ($1, $2, $3, $4::jsonb, $5::jsonb, 'waiting', $6, $7)
   on conflict (goods_id, kind) where state = 'waiting'
   do update set run_at = excluded.run_at, prices = excluded.prices, seen = excluded.seen, user_id = excluded.user_id,
                 created = excluded.created
   returning schedule_id as "scheduleId"`,
  { scheduleId: number },
)

const pricesColumn = json<{ item_id: number; price: number }[]>()

/** The change of kind $2 that waits for product $1. */
export const waitingSchedule = statement(
  'goods_schedule_waiting',
  `select run_at, prices from goods_schedules where goods_id = $1 and kind = $2 and state = 'waiting'`,
  { run_at: number, prices: pricesColumn },
)

/** A change that is due at $1; nothing is locked. */
export const nextDueSchedule = statement(
  'goods_schedule_due',
  `select schedule_id as "scheduleId", goods_id as "goodsId" from goods_schedules
    where state = 'waiting' and run_at <= $1 order by run_at, schedule_id limit 1`,
  { scheduleId: number, goodsId: number },
)

/** The product of change $1. */
export const goodsOfSchedule = statement(
  'goods_schedule_goods',
  'select goods_id as "goodsId" from goods_schedules where schedule_id = $1',
  { goodsId: number },
)

/** Change $1 while it waits, locked. Its SKUs are locked before (`lockPrices`), as a deletion of the product does. */
export const lockSchedule = statement(
  'goods_schedule_lock',
  `select kind, run_at as "runAt", prices, seen, user_id as "userId" from goods_schedules
    where schedule_id = $1 and state = 'waiting' for update`,
  {
    kind: oneOf<ScheduleKind>(),
    runAt: number,
    prices: pricesColumn,
    seen: pricesColumn,
    userId: number,
  },
)

/** Change $1 does not wait any more: state $2 at $3 with note $4. */
export const endSchedule = statement(
  'goods_schedule_end',
  `update goods_schedules set state = $2, done_at = $3, note = $4 where schedule_id = $1 and state = 'waiting'`,
)

export const sweepEnded = statement(
  'goods_schedule_sweep',
  `delete from goods_schedules where state <> 'waiting' and done_at < $1`,
)
