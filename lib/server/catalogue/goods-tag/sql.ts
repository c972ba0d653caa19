import 'server-only'
import { number, statement, text, type Column, type RowOf } from '@/lib/server/ground/db/statement'
import { versionOf } from '@/lib/server/ground/desk-version/version-sql'

const rowColumns = {
  tag_id: number,
  tag_name: text,
  tag_color: text,
  font_color: text,
  front_show: number as Column<0 | 1>,
  goods_num: number,
  version: number,
}
export type TagRow = RowOf<typeof rowColumns>
const row = `t.tag_id, t.tag_name, t.tag_color, t.font_color, t.front_show::int as front_show,
  (select count(*) from goods_tags gt where gt.tag_id = t.tag_id)::int as goods_num,
  ${versionOf('tag', 't.tag_id')} as version`

export const allTags = statement('desk_tag_all', `select ${row} from tags t order by t.tag_id`, rowColumns)
export const oneTag = statement('desk_tag_one', `select ${row} from tags t where t.tag_id = $1`, rowColumns)
export const lockTags = statement(
  'desk_tag_lock',
  `select version from reference_versions where table_name = 'tags' for update`,
  { version: number },
)
export const tagNamed = statement(
  'desk_tag_named',
  'select tag_id as "tagId" from tags where tag_name = $1 and tag_id <> $2',
  { tagId: number },
)
export const insertTag = statement(
  'desk_tag_insert',
  `insert into tags (tag_name, tag_color, font_color, front_show, created) values ($1, $2, $3, $4, $5)
   returning tag_id as "tagId"`,
  { tagId: number },
)
export const writeTag = statement(
  'desk_tag_write',
  'update tags set tag_name = $2, tag_color = $3, font_color = $4, front_show = $5 where tag_id = $1',
)
/** At most $2 products with tag $1. */
export const goodsWithTag = statement(
  'desk_tag_goods',
  'select goods_id as "goodsId" from goods_tags where tag_id = $1 limit $2',
  { goodsId: number },
)
/** Takes tag $1 off all products. */
export const takeTagOff = statement(
  'desk_tag_take_off',
  'delete from goods_tags where tag_id = $1 returning goods_id as "goodsId"',
  { goodsId: number },
)
export const deleteTag = statement(
  'desk_tag_delete',
  'delete from tags where tag_id = $1 returning created',
  {
    created: number,
  },
)
export const insertTagAgain = statement(
  'desk_tag_restore',
  `insert into tags (tag_id, tag_name, tag_color, font_color, front_show, created) values ($1, $2, $3, $4, $5, $6)`,
)
/** Gives tag $1 back to those of products $2 that are there. */
export const putTagOn = statement(
  'desk_tag_put_on',
  `insert into goods_tags (tag_id, goods_id) select $1, g.goods_id from goods g where g.goods_id = any($2::bigint[])
   on conflict do nothing returning goods_id as "goodsId"`,
  { goodsId: number },
)
