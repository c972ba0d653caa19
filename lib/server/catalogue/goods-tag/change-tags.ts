import 'server-only'
import type { DeskGoodsTag } from '@/lib/contract/operator/catalogue/goods-tag'
import { MallError } from '@/lib/domain/errors'
import { subsidyTag, topGradeTag } from '@/lib/domain/goods/subsidy'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { renamedDrops, renamedLimit } from '@/lib/server/catalogue/goods-lookup/renamed-drops'
import { reindexWith } from '@/lib/server/catalogue/search/reindex'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { number, statement, text, type Column, type RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'

/** Tags that the programme reads by their names. */
const fixedNames: readonly string[] = [subsidyTag, topGradeTag]

const rowColumns = {
  tag_id: number,
  tag_name: text,
  tag_color: text,
  font_color: text,
  front_show: number as Column<0 | 1>,
  goods_num: number,
}
type TagRow = RowOf<typeof rowColumns>
const row = `t.tag_id, t.tag_name, t.tag_color, t.font_color, t.front_show::int as front_show,
  (select count(*) from goods_tags gt where gt.tag_id = t.tag_id)::int as goods_num`

const allTags = statement('desk_tag_all', `select ${row} from tags t order by t.tag_id`, rowColumns)
const oneTag = statement('desk_tag_one', `select ${row} from tags t where t.tag_id = $1`, rowColumns)
const lockTags = statement(
  'desk_tag_lock',
  `select version from reference_versions where table_name = 'tags' for update`,
  { version: number },
)
const tagNamed = statement(
  'desk_tag_named',
  'select tag_id as "tagId" from tags where tag_name = $1 and tag_id <> $2',
  { tagId: number },
)
const insertTag = statement(
  'desk_tag_insert',
  `insert into tags (tag_name, tag_color, font_color, front_show, created) values ($1, $2, $3, $4, $5)
   returning tag_id as "tagId"`,
  { tagId: number },
)
const writeTag = statement(
  'desk_tag_write',
  'update tags set tag_name = $2, tag_color = $3, font_color = $4, front_show = $5 where tag_id = $1',
)
/** At most $2 products with tag $1. */
const goodsWithTag = statement(
  'desk_tag_goods',
  'select goods_id as "goodsId" from goods_tags where tag_id = $1 limit $2',
  { goodsId: number },
)
const takeTagOff = statement('desk_tag_take_off', 'delete from goods_tags where tag_id = $1')
const deleteTag = statement('desk_tag_delete', 'delete from tags where tag_id = $1')

const withFixed = (tag: TagRow): DeskGoodsTag => ({ ...tag, is_fixed: fixedNames.includes(tag.tag_name) })

/** All tags of products, the oldest first. */
export const listTags = async (db: Queries): Promise<DeskGoodsTag[]> =>
  (await db.run(allTags, [])).map(withFixed)

async function rowOf(tx: Queries, tagId: number): Promise<DeskGoodsTag> {
  const [found] = await tx.run(oneTag, [tagId])
  if (!found) throw new MallError(deskMessages.tagMissing)
  return withFixed(found)
}

/** @throws MallError 标签“…”已存在 */
async function assertNameFree(tx: Queries, name: string, except = 0): Promise<void> {
  await tx.run(lockTags, [])
  if ((await tx.run(tagNamed, [name, except])).length > 0) throw new MallError(deskMessages.tagExists(name))
}

/** Lists are narrowed by the tag, and cards and pages of its products show it. */
const dropped = (goods: readonly { goodsId: number }[]) => [
  ...eventTags.listFiltersChanged(),
  ...renamedDrops(goods.map(({ goodsId }) => goodsId)),
]

interface TagFields {
  tag_name: string
  tag_color: string
  font_color: string
  front_show: boolean
}

/** @throws MallError 标签“…”已存在 */
export async function addTag(mall: Mall, actor: Actor, sent: TagFields): Promise<DeskGoodsTag> {
  const now = mall.now()
  return mall.db.transaction(async (tx) => {
    await assertNameFree(tx, sent.tag_name)
    const { tagId } = only(
      await tx.run(insertTag, [sent.tag_name, sent.tag_color, sent.font_color, sent.front_show, now]),
      'inserting a tag',
    )
    await recordAudit(
      tx,
      { actor, event: 'createTag', subject: 'tag', subjectId: tagId, after: { ...sent } },
      now,
    )
    return rowOf(tx, tagId)
  })
}

/**
 * Changes the sent fields of a tag.
 * @throws MallError 标签不存在, 标签“…”已存在, “…”是补贴使用的标签，不能改名
 */
export async function changeTag(
  mall: Mall,
  actor: Actor,
  tagId: number,
  sent: { [K in keyof TagFields]?: TagFields[K] | undefined },
): Promise<DeskGoodsTag> {
  const now = mall.now()
  const { changed, goods } = await mall.db.transaction(async (tx) => {
    await tx.run(lockTags, [])
    const present = await rowOf(tx, tagId)
    const next = {
      tag_name: sent.tag_name ?? present.tag_name,
      tag_color: sent.tag_color ?? present.tag_color,
      font_color: sent.font_color ?? present.font_color,
      front_show: sent.front_show ?? present.front_show === 1,
    }
    if (present.is_fixed && next.tag_name !== present.tag_name)
      throw new MallError(`“${present.tag_name}”是补贴使用的标签，不能改名`)
    await assertNameFree(tx, next.tag_name, tagId)
    await tx.run(writeTag, [tagId, next.tag_name, next.tag_color, next.font_color, next.front_show])
    if (next.tag_name !== present.tag_name) await reindexWith(tx, 'tag', tagId)
    const { tag_name, tag_color, font_color, front_show } = present
    const before = { tag_name, tag_color, font_color, front_show: front_show === 1 }
    await recordAudit(
      tx,
      { actor, event: 'updateTag', subject: 'tag', subjectId: tagId, before, after: next },
      now,
    )
    return { changed: await rowOf(tx, tagId), goods: await tx.run(goodsWithTag, [tagId, renamedLimit]) }
  })
  await mall.invalidate(dropped(goods))
  return changed
}

/**
 * Deletes a tag and takes it off all products.
 * @throws MallError 标签不存在, “…”是补贴使用的标签，不能删除
 */
export async function removeTag(mall: Mall, actor: Actor, tagId: number): Promise<void> {
  const now = mall.now()
  const goods = await mall.db.transaction(async (tx) => {
    await tx.run(lockTags, [])
    const { tag_name, is_fixed, goods_num } = await rowOf(tx, tagId)
    if (is_fixed) throw new MallError(`“${tag_name}”是补贴使用的标签，不能删除`)
    const had = await tx.run(goodsWithTag, [tagId, renamedLimit])
    await tx.run(takeTagOff, [tagId])
    await reindexWith(tx, 'tag', tagId)
    await tx.run(deleteTag, [tagId])
    const before = { tag_name, goods_num }
    await recordAudit(tx, { actor, event: 'deleteTag', subject: 'tag', subjectId: tagId, before }, now)
    return had
  })
  await mall.invalidate(dropped(goods))
}
