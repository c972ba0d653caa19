import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'
import {
  allTags,
  deleteTag,
  insertTag,
  lockTags,
  lockTagsAndShops,
  oneTag,
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

/** Changes the sent fields of a tag. @throws MallError 标签不存在, 标签“…”已存在 */
export async function changeShopTag(
  mall: Mall,
  actor: Actor,
  tagId: number,
  sent: { [K in keyof TagFields]?: TagFields[K] | undefined },
): Promise<ShopTagRow> {
  const now = mall.now()
  const { tag, shops } = await mall.db.transaction(async (tx) => {
    await tx.run(lockTags, [])
    const present = await rowOf(tx, tagId)
    const before = {
      tag_name: present.tag_name,
      description: present.description,
      tag_color: present.tag_color,
      font_color: present.font_color,
      front_show: present.front_show === 1,
    }
    const after = {
      tag_name: sent.tag_name ?? before.tag_name,
      description: sent.description ?? before.description,
      tag_color: sent.tag_color ?? before.tag_color,
      font_color: sent.font_color ?? before.font_color,
      front_show: sent.front_show ?? before.front_show,
    }
    await assertFree(tx, after.tag_name, tagId)
    const { tag_name, description, tag_color, font_color, front_show } = after
    await tx.run(writeTag, [tagId, tag_name, description, tag_color, font_color, front_show])
    await recordAudit(
      tx,
      { actor, event: 'updateShopTag', subject: 'shopTag', subjectId: tagId, before, after },
      now,
    )
    return { tag: await rowOf(tx, tagId), shops: await tx.run(shopsWithTag, [tagId]) }
  })
  await mall.invalidate([...eventTags.shopTagsChanged(), ...dropped(shops)])
  return tag
}

/** Deletes a tag and takes it off all shops. @throws MallError 标签不存在 */
export async function removeShopTag(mall: Mall, actor: Actor, tagId: number): Promise<void> {
  const now = mall.now()
  const shops = await mall.db.transaction(async (tx) => {
    await tx.run(lockTagsAndShops, [])
    const { tag_name, shop_num } = await rowOf(tx, tagId)
    const had = await tx.run(shopsWithTag, [tagId])
    await tx.run(takeTagOff, [tagId])
    await tx.run(deleteTag, [tagId])
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
