import 'server-only'
import { boolean, number, statement, text, type Column, type RowOf } from '@/lib/server/ground/db/statement'
import { versionOf } from '@/lib/server/ground/desk-version/version-sql'

const rowColumns = {
  tag_id: number,
  tag_name: text,
  description: text,
  tag_color: text,
  font_color: text,
  front_show: number as Column<0 | 1>,
  shop_num: number,
  version: number,
}
export type ShopTagRow = RowOf<typeof rowColumns>
const row = `t.tag_id, t.tag_name, t.description, t.tag_color, t.font_color, t.front_show::int as front_show,
  (select count(*) from distributor_tags dt where dt.tag_id = t.tag_id)::int as shop_num,
  ${versionOf('shopTag', 't.tag_id')} as version`

export const allTags = statement(
  'desk_shop_tag_all',
  `select ${row} from shop_tags t order by t.tag_id`,
  rowColumns,
)
export const oneTag = statement(
  'desk_shop_tag_one',
  `select ${row} from shop_tags t where t.tag_id = $1`,
  rowColumns,
)
/** Tags are changed by one transaction at a time, so that no name is there twice. */
export const lockTags = statement('desk_shop_tag_lock', 'lock table shop_tags in share row exclusive mode')
/** The same, and no shop gets a tag meanwhile. */
export const lockTagsAndShops = statement(
  'desk_shop_tag_lock_shops',
  'lock table distributors, shop_tags in share row exclusive mode',
)
export const tagState = statement(
  'desk_shop_tag_state',
  `select count(*)::int as total, coalesce(bool_or(tag_name = $1 and tag_id <> $2), false) as "isTaken" from shop_tags`,
  { total: number, isTaken: boolean },
)
export const insertTag = statement(
  'desk_shop_tag_insert',
  `insert into shop_tags (tag_name, description, tag_color, font_color, front_show, created)
   values ($1, $2, $3, $4, $5, $6) returning tag_id as "tagId"`,
  { tagId: number },
)
export const writeTag = statement(
  'desk_shop_tag_write',
  `update shop_tags set tag_name = $2, description = $3, tag_color = $4, font_color = $5, front_show = $6
    where tag_id = $1`,
)
export const shopsWithTag = statement(
  'desk_shop_tag_shops',
  'select distributor_id as "shopId" from distributor_tags where tag_id = $1 order by distributor_id',
  { shopId: number },
)
export const takeTagOff = statement(
  'desk_shop_tag_take_off',
  'delete from distributor_tags where tag_id = $1',
)
export const deleteTag = statement(
  'desk_shop_tag_delete',
  'delete from shop_tags where tag_id = $1 returning created',
  { created: number },
)
export const insertTagAgain = statement(
  'desk_shop_tag_restore',
  `insert into shop_tags (tag_id, tag_name, description, tag_color, font_color, front_show, created)
   values ($1, $2, $3, $4, $5, $6, $7)`,
)
/** Gives tag $1 back to those of shops $2 that are there. */
export const putTagOn = statement(
  'desk_shop_tag_put_on',
  `insert into distributor_tags (tag_id, distributor_id)
   select $1, d.distributor_id from distributors d where d.distributor_id = any($2::int[])
   on conflict do nothing returning distributor_id as "shopId"`,
  { shopId: number },
)
