import 'server-only'
import type { EditConflict } from '@/lib/contract/operator/desk/edit-conflict'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
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
  insertTag,
  insertTagAgain,
  lockTags,
  lockTagsAndShops,
  oneTag,
  putTagOn,
  shopsWithTag,
  tagState,
  takeTagOff,
  writeTag,
  type ShopTagRow,
} from './sql'

const maxTags = 100

/** All tags of shops, the oldest first. */
export const listShopTags = (db: Queries): Promise<ShopTagRow[]> => db.run(allTags, [])

async function rowOf(tx: Queries, tagId: number): Promise<ShopTagRow> {
  const [found] = await tx.run(oneTag, [tagId])
  if (!found) throw new MallError(deskMessages.tagMissing)
  return found
}

/** @throws MallError 标签“…”已存在, 店铺标签最多100个 */
async function assertFree(tx: Queries, name: string, except = 0): Promise<void> {
  const { total, isTaken } = only(await tx.run(tagState, [name, except]), 'the tags of shops')
  if (isTaken) throw new MallError(deskMessages.tagExists(name))
  if (except === 0 && total >= maxTags) throw new MallError(`店铺标签最多${maxTags}个`)
}

interface TagFields {
  tag_name: string
  description: string
  tag_color: string
  font_color: string
  front_show: boolean
}

/** The pages of the shops that have a tag, and the lists of shops. */
const dropped = (shopIds: readonly { shopId: number }[]) =>
  shopIds.flatMap(({ shopId }) => eventTags.shopDetailsChanged(shopId))

/** @throws MallError 标签“…”已存在, 店铺标签最多100个 */
export async function addShopTag(mall: Mall, actor: Actor, sent: TagFields): Promise<ShopTagRow> {
  const now = mall.now()
  const { tag_name, description, tag_color, font_color, front_show } = sent
  const added = await mall.db.transaction(async (tx) => {
    await tx.run(lockTags, [])
    await assertFree(tx, tag_name)
    const { tagId } = only(
      await tx.run(insertTag, [tag_name, description, tag_color, font_color, front_show, now]),
      'inserting a tag of shops',
    )
    const after = { ...sent }
    await recordAudit(tx, { actor, event: 'createShopTag', subject: 'shopTag', subjectId: tagId, after }, now)
    return rowOf(tx, tagId)
  })
  // Shoppers filter shops by it.
  await mall.invalidate(eventTags.shopTagsChanged())
  return added
}

const fieldsOf = (tag: ShopTagRow): TagFields => ({
  tag_name: tag.tag_name,
  description: tag.description,
  tag_color: tag.tag_color,
  font_color: tag.font_color,
  front_show: tag.front_show === 1,
})

/** A change of some fields of a tag; without a version it overwrites. */
export type ShopTagChange = { [K in keyof TagFields]?: TagFields[K] | undefined } & {
  version?: number | undefined
  overwrite?: string[] | undefined
}

/** Changes the sent fields of a tag. @throws MallError 标签不存在, 标签“…”已存在, 内容已更新，请刷新后重试 */
export async function changeShopTag(
  mall: Mall,
  actor: Actor,
  tagId: number,
  change: ShopTagChange,
): Promise<{ saved: boolean; conflicts: EditConflict[]; tag: ShopTagRow }> {
  const now = mall.now()
  const row = { subject: 'shopTag', id: tagId }
  const { conflicts, shops } = await mall.db.transaction(async (tx) => {
    await tx.run(lockTags, [])
    const present = fieldsOf(await rowOf(tx, tagId))
    const { tag_name, description, tag_color, font_color, front_show } = change
    const sent = { tag_name, description, tag_color, font_color, front_show }
    const plan = await planEdit<TagFields>(tx, row, change, sent, async () => present)
    if (plan.changed.length === 0) return { conflicts: plan.conflicts, shops: null }
    const next = { ...present, ...plan.after }
    await assertFree(tx, next.tag_name, tagId)
    const columns = [next.tag_name, next.description, next.tag_color, next.font_color, next.front_show]
    await tx.run(writeTag, [tagId, ...columns])
    await storeEdit(tx, row, plan.version, plan.changed, actor, now)
    const { before, after } = plan
    await recordAudit(
      tx,
      { actor, event: 'updateShopTag', subject: 'shopTag', subjectId: tagId, before, after },
      now,
    )
    return { conflicts: [], shops: await tx.run(shopsWithTag, [tagId]) }
  })
  if (shops) await mall.invalidate([...eventTags.shopTagsChanged(), ...dropped(shops)])
  return {
    saved: conflicts.length === 0,
    conflicts: await nameConflicts(mall.db, conflicts),
    tag: await rowOf(mall.db, tagId),
  }
}

/** What brings a deleted tag back. */
interface DeletedTag extends TagFields {
  created: number
  /** Shops that had it. */
  shops: number[]
}

/** Moves a tag to the recycle bin and takes it off all shops. @throws MallError 标签不存在 */
export async function removeShopTag(mall: Mall, actor: Actor, tagId: number): Promise<void> {
  const now = mall.now()
  const row = { subject: 'shopTag', id: tagId }
  const shops = await mall.db.transaction(async (tx) => {
    await tx.run(lockTagsAndShops, [])
    const present = await rowOf(tx, tagId)
    const { tag_name, shop_num } = present
    const had = await tx.run(shopsWithTag, [tagId])
    await tx.run(takeTagOff, [tagId])
    const { created } = only(await tx.run(deleteTag, [tagId]), 'deleting a tag of shops')
    const content: DeletedTag = { ...fieldsOf(present), created, shops: had.map(({ shopId }) => shopId) }
    await keepRecycled(tx, row, { name: tag_name, content }, actor, now)
    const before = { tag_name, shop_num }
    await recordAudit(
      tx,
      { actor, event: 'deleteShopTag', subject: 'shopTag', subjectId: tagId, before },
      now,
    )
    return had
  })
  await mall.invalidate([...eventTags.shopTagsChanged(), ...dropped(shops)])
}

/**
 * Brings a tag back under its id, and to the shops that had it.
 * @throws MallError 标签不存在, 标签“…”已存在, 店铺标签最多100个
 */
export async function restoreShopTag(mall: Mall, actor: Actor, tagId: number): Promise<ShopTagRow> {
  const now = mall.now()
  const row = { subject: 'shopTag', id: tagId }
  const { tag, shops } = await mall.db.transaction(async (tx) => {
    await tx.run(lockTagsAndShops, [])
    const deleted = await takeRecycled<DeletedTag>(tx, row, now, deskMessages.tagMissing)
    const { tag_name, description, tag_color, font_color, front_show, created } = deleted
    await assertFree(tx, tag_name)
    await tx.run(insertTagAgain, [tagId, tag_name, description, tag_color, font_color, front_show, created])
    const has = await tx.run(putTagOn, [tagId, deleted.shops])
    const after = { tag_name, shop_num: has.length }
    await recordAudit(
      tx,
      { actor, event: 'restoreShopTag', subject: 'shopTag', subjectId: tagId, after },
      now,
    )
    return { tag: await rowOf(tx, tagId), shops: has }
  })
  await mall.invalidate([...eventTags.shopTagsChanged(), ...dropped(shops)])
  return tag
}

/** Shows, hides or deletes tags, all or none. */
export const changeShopTags = (
  mall: Mall,
  actor: Actor,
  tagIds: readonly number[],
  { kind }: { kind: 'show' | 'hide' | 'delete' },
): Promise<{ changed: number }> =>
  changeEach(
    tagIds,
    (id) =>
      kind === 'delete'
        ? removeShopTag(mall, actor, id)
        : changeShopTag(mall, actor, id, { front_show: kind === 'show' }),
    async (id) => (await mall.db.run(oneTag, [id]))[0]?.tag_name,
  )
