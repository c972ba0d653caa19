import 'server-only'
import type { DeskGoodsTag } from '@/lib/contract/operator/catalogue/goods-tag'
import type { EditConflict } from '@/lib/contract/operator/desk/edit-conflict'
import { MallError } from '@/lib/domain/errors'
import { subsidyTag, topGradeTag } from '@/lib/domain/goods/subsidy'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { renamedDrops, renamedLimit } from '@/lib/server/catalogue/goods-lookup/renamed-drops'
import { reindexGoods, reindexWith } from '@/lib/server/catalogue/search/reindex'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { storeEdit } from '@/lib/server/ground/desk-version/edit-row'
import { nameConflicts } from '@/lib/server/ground/desk-version/name-conflicts'
import { planEdit } from '@/lib/server/ground/desk-version/plan-edit'
import type { Mall } from '@/lib/server/ground/mall'
import { changeEach } from '@/lib/server/ground/operator/change-each'
import { keepRecycled, takeRecycled } from '@/lib/server/ground/recycle-bin/recycle-bin'
import { eventTags } from '@/lib/web/cache-tags'
import {
  allTags,
  deleteTag,
  goodsWithTag,
  insertTag,
  insertTagAgain,
  lockTags,
  oneTag,
  putTagOn,
  tagNamed,
  takeTagOff,
  writeTag,
  type TagRow,
} from './sql'

/** Tags that the programme reads by their names. */
const fixedNames: readonly string[] = [subsidyTag, topGradeTag]

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

const fieldsOf = ({ tag_name, tag_color, font_color, front_show }: DeskGoodsTag): TagFields => ({
  tag_name,
  tag_color,
  font_color,
  front_show: front_show === 1,
})

/** A change of some fields of a tag; without a version it overwrites. */
export type TagChange = { [K in keyof TagFields]?: TagFields[K] | undefined } & {
  version?: number | undefined
  overwrite?: string[] | undefined
}

/**
 * Changes the sent fields of a tag.
 * @throws MallError 标签不存在, 标签“…”已存在, “…”是补贴使用的标签，不能改名, 内容已更新，请刷新后重试
 */
export async function changeTag(
  mall: Mall,
  actor: Actor,
  tagId: number,
  change: TagChange,
): Promise<{ saved: boolean; conflicts: EditConflict[]; tag: DeskGoodsTag }> {
  const now = mall.now()
  const row = { subject: 'tag', id: tagId }
  const { conflicts, goods } = await mall.db.transaction(async (tx) => {
    await tx.run(lockTags, [])
    const present = await rowOf(tx, tagId)
    const { tag_name, tag_color, font_color, front_show } = change
    const sent = { tag_name, tag_color, font_color, front_show }
    const plan = await planEdit<TagFields>(tx, row, change, sent, async () => fieldsOf(present))
    if (plan.changed.length === 0) return { conflicts: plan.conflicts, goods: null }
    const next = { ...fieldsOf(present), ...plan.after }
    if (present.is_fixed && next.tag_name !== present.tag_name)
      throw new MallError(`“${present.tag_name}”是补贴使用的标签，不能改名`)
    await assertNameFree(tx, next.tag_name, tagId)
    await tx.run(writeTag, [tagId, next.tag_name, next.tag_color, next.font_color, next.front_show])
    if (next.tag_name !== present.tag_name) await reindexWith(tx, 'tag', tagId)
    await storeEdit(tx, row, plan.version, plan.changed, actor, now)
    const { before, after } = plan
    await recordAudit(tx, { actor, event: 'updateTag', subject: 'tag', subjectId: tagId, before, after }, now)
    return { conflicts: [], goods: await tx.run(goodsWithTag, [tagId, renamedLimit]) }
  })
  if (goods) await mall.invalidate(dropped(goods))
  return {
    saved: conflicts.length === 0,
    conflicts: await nameConflicts(mall.db, conflicts),
    tag: await rowOf(mall.db, tagId),
  }
}

/** What brings a deleted tag back. */
interface DeletedTag extends TagFields {
  created: number
  /** Products that had it. */
  goods: number[]
}

/**
 * Moves a tag to the recycle bin and takes it off all products.
 * @throws MallError 标签不存在, “…”是补贴使用的标签，不能删除
 */
export async function removeTag(mall: Mall, actor: Actor, tagId: number): Promise<void> {
  const now = mall.now()
  const goods = await mall.db.transaction(async (tx) => {
    await tx.run(lockTags, [])
    const present = await rowOf(tx, tagId)
    const { tag_name, is_fixed, goods_num } = present
    if (is_fixed) throw new MallError(`“${tag_name}”是补贴使用的标签，不能删除`)
    const had = await tx.run(takeTagOff, [tagId])
    await reindexWith(tx, 'tag', tagId)
    const { created } = only(await tx.run(deleteTag, [tagId]), 'deleting a tag')
    const content: DeletedTag = { ...fieldsOf(present), created, goods: had.map(({ goodsId }) => goodsId) }
    await keepRecycled(tx, { subject: 'tag', id: tagId }, { name: tag_name, content }, actor, now)
    const before = { tag_name, goods_num }
    await recordAudit(tx, { actor, event: 'deleteTag', subject: 'tag', subjectId: tagId, before }, now)
    return had
  })
  await mall.invalidate(dropped(goods))
}

/** Brings a tag back under its id, and to the products that had it. @throws MallError 标签不存在, 标签“…”已存在 */
export async function restoreTag(mall: Mall, actor: Actor, tagId: number): Promise<DeskGoodsTag> {
  const now = mall.now()
  const { tag, goods } = await mall.db.transaction(async (tx) => {
    const deleted = await takeRecycled<DeletedTag>(
      tx,
      { subject: 'tag', id: tagId },
      now,
      deskMessages.tagMissing,
    )
    const { tag_name, tag_color, font_color, front_show, created } = deleted
    await assertNameFree(tx, tag_name)
    await tx.run(insertTagAgain, [tagId, tag_name, tag_color, font_color, front_show, created])
    const has = await tx.run(putTagOn, [tagId, deleted.goods])
    await reindexGoods(
      tx,
      has.map(({ goodsId }) => goodsId),
    )
    const after = { tag_name, goods_num: has.length }
    await recordAudit(tx, { actor, event: 'restoreTag', subject: 'tag', subjectId: tagId, after }, now)
    return { tag: await rowOf(tx, tagId), goods: has }
  })
  await mall.invalidate(dropped(goods))
  return tag
}

/** Shows, hides or deletes tags, all or none. @throws MallError “…”：“…”是补贴使用的标签，不能删除 */
export const changeTags = (
  mall: Mall,
  actor: Actor,
  tagIds: readonly number[],
  { kind }: { kind: 'show' | 'hide' | 'delete' },
): Promise<{ changed: number }> =>
  changeEach(
    tagIds,
    (id) =>
      kind === 'delete'
        ? removeTag(mall, actor, id)
        : changeTag(mall, actor, id, { front_show: kind === 'show' }),
    async (id) => (await mall.db.run(oneTag, [id]))[0]?.tag_name,
  )
