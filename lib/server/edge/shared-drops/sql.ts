import 'server-only'
import { json, statement, text } from '@/lib/server/ground/db/statement'

/** The channel of `LISTEN`; a message contains only the origin of a drop. */
export const channel = 'page_drops'

/** Stores a drop and notifies the other instances on commit: origin, tags as JSON, epoch seconds. */
export const addDrop = statement(
  'page_drop_add',
  `with added as (
     insert into page_drops (origin, tags, made) values ($1, $2::jsonb, $3) returning origin
   )
   select pg_notify('${channel}', origin) as sent from added`,
)

/**
 * The drops of other instances that were not committed at an earlier horizon. `horizon` is the oldest running
 * transaction: every older one is committed and visible, so the next read begins there.
 */
export const dropsSince = statement(
  'page_drops_since',
  `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
     coalesce((
       select jsonb_agg(jsonb_build_array(drop_id, tags) order by drop_id) from page_drops
       where transaction >= $1::text::xid8 and origin <> $2
     ), '[]'::jsonb) as drops`,
  { horizon: text, drops: json<[dropId: number, tags: string[]][]>() },
)

/** Deletes the drops before a time in epoch seconds. */
export const deleteDrops = statement('page_drops_sweep', 'delete from page_drops where made < $1')

/**
 * The starting point of a process with an empty cache: the horizon, and the ids of newer drops that are already
 * committed, because any transaction of the server holds the horizon back.
 */
export const firstHorizon = statement(
  'page_drops_horizon',
  `select start.horizon::text as horizon,
     coalesce((
       select jsonb_agg(drop_id) from page_drops where transaction >= start.horizon
     ), '[]'::jsonb) as seen
   from (select pg_snapshot_xmin(pg_current_snapshot()) as horizon) start`,
  { horizon: text, seen: json<number[]>() },
)
