import 'server-only'
import type { EditConflict } from '@/lib/contract/operator/desk/edit-conflict'
import type { DeskShop } from '@/lib/contract/operator/shops/shop-desk'
import { MallError } from '@/lib/domain/errors'
import * as deliveryMessages from '@/lib/domain/messages/delivery'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as shopMessages from '@/lib/domain/messages/shop'
import type { Actor } from '@/lib/domain/person/actor'
import { fieldsOfMall, hasPickupHours } from '@/lib/domain/shop/desk-shop'
import { firstLetter } from '@/lib/domain/shop/first-letter'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { storeEdit, type FieldConflict } from '@/lib/server/ground/desk-version/edit-row'
import { nameConflicts } from '@/lib/server/ground/desk-version/name-conflicts'
import { planEdit } from '@/lib/server/ground/desk-version/plan-edit'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { isPresentRegion } from '@/lib/server/ground/region/find-region'
import { assertPictures, ownPaths, shownPicture } from '@/lib/server/ground/stored-urls'
import { eventTags } from '@/lib/web/cache-tags'
import { dropsOf } from './drops'
import { clearDefault, insertShop, lockShops, oneShop, replaceTags, shopFacts, writeShop } from './sql'

type ShopFields = Omit<DeskShop, 'distributor_id' | 'version' | 'created'>
type ShopField = keyof ShopFields

/**
 * A shop with everything that the desk edits.
 * @param shopId the only shop of a merchant
 * @throws MallError 店铺不存在
 */
export async function getDeskShop(db: Queries, id: number, shopId: number | null): Promise<DeskShop> {
  const [row] = shopId === null || shopId === id ? await db.run(oneShop, [id]) : []
  if (!row || row.is_valid === 'delete') throw new MallError(shopMessages.shopMissing)
  return { ...row, logo: shownPicture(row.logo), banner: shownPicture(row.banner) }
}

function fieldsOf({
  distributor_id: _id,
  version: _version,
  created: _created,
  ...fields
}: DeskShop): ShopFields {
  return fields
}

const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((one, other) => one - other)

/** @throws MallError for a region, kind or tag that does not exist, a name or number that is taken, pickup without hours, half a position */
async function assertValid(
  tx: Queries,
  id: number,
  fields: ShopFields,
  changed: ReadonlySet<ShopField>,
): Promise<void> {
  const { province, city, area, is_ziti, hour, lng, lat } = fields
  const isMoved = changed.has('province') || changed.has('city') || changed.has('area')
  if (isMoved && !isPresentRegion([province, city, ...(area ? [area] : [])]))
    throw new MallError(deliveryMessages.districtMissing)
  if (is_ziti && (changed.has('is_ziti') || changed.has('hour')) && !hasPickupHours(hour))
    throw new MallError(deskMessages.pickupHoursMissing)
  if ((lng === null) !== (lat === null)) throw new MallError(deskMessages.halfPlace)
  if (fields.delivery_distance > 0 && lng === null) throw new MallError(deskMessages.reachWithoutPlace)
  const { name, shop_code, category_id, tag_ids } = fields
  const facts = only(
    await tx.run(shopFacts, [id, name, shop_code, category_id, tag_ids]),
    'the names and numbers of shops',
  )
  if (facts.isNameTaken) throw new MallError(`店铺“${name}”已存在`)
  if (facts.isCodeTaken) throw new MallError(`店铺编号“${shop_code}”已被其他店铺使用`)
  if (category_id > 0 && !facts.hasKind) throw new MallError(deskMessages.shopKindMissing)
  if (facts.tags.length < tag_ids.length) throw new MallError(deskMessages.tagMissing)
}

/** Writes the tags of a shop, and takes the default from the others. @returns the shop that had been the default one */
async function writeRest(
  tx: Queries,
  id: number,
  fields: ShopFields,
  changed: ReadonlySet<ShopField>,
): Promise<number[]> {
  if (changed.has('tag_ids')) await tx.run(replaceTags, [id, fields.tag_ids])
  if (!changed.has('is_default') || !fields.is_default) return []
  return (await tx.run(clearDefault, [id])).map(({ distributorId }) => distributorId)
}

/**
 * Opens a shop of the mall or of a franchisee; accounts for it are made with `operator/accounts`.
 * @throws MallError 店铺“…”已存在, 店铺编号“…”已被其他店铺使用, 地区不存在, 店铺类型不存在, 标签不存在, 自提需要营业时间…
 */
export async function addShop(mall: Mall, actor: Actor, sent: ShopFields): Promise<DeskShop> {
  const now = mall.now()
  const fields = ownPaths({ ...sent, tag_ids: sorted(sent.tag_ids) }, mall.env.publicUrl)
  assertPictures([fields.logo, fields.banner], mall.env.publicUrl)
  const all = new Set(Object.keys(fields) as ShopField[])
  const { id, others } = await mall.db.transaction(async (tx) => {
    await tx.run(lockShops, [])
    await assertValid(tx, 0, fields, all)
    const { distributorId } = only(
      await tx.run(insertShop, [JSON.stringify(fields), firstLetter(fields.name), now]),
      'inserting a shop',
    )
    const before = await writeRest(tx, distributorId, fields, all)
    const after = { name: fields.name, is_valid: fields.is_valid }
    await recordAudit(
      tx,
      { actor, event: 'createShop', subject: 'shop', subjectId: distributorId, after },
      now,
    )
    return { id: distributorId, others: before }
  })
  await mall.invalidate([id, ...others].flatMap(eventTags.shopDetailsChanged))
  return getDeskShop(mall.db, id, null)
}

/** A change of some fields of a shop. */
export type ShopChange = { [K in ShopField]?: ShopFields[K] | undefined } & {
  distributor_id: number
  version: number
  overwrite?: string[] | undefined
}

/**
 * Changes the sent fields of a shop. What a closed one sells is not shown any more; its orders go on.
 * @throws MallError 店铺不存在; as `addShop`; for a field that a merchant may not change; 内容已更新，请刷新后重试
 */
export async function changeShop(
  mall: Mall,
  { actor, shopId }: Scope,
  { distributor_id: id, version, overwrite, ...sent }: ShopChange,
): Promise<{ saved: boolean; conflicts: EditConflict[]; shop: DeskShop }> {
  const now = mall.now()
  const row = { subject: 'shop', id }
  const input = ownPaths(
    { ...sent, ...(sent.tag_ids && { tag_ids: sorted(sent.tag_ids) }) },
    mall.env.publicUrl,
  )
  const { conflicts, drops } = await mall.db.transaction(
    async (tx): Promise<{ conflicts: FieldConflict[]; drops: string[] }> => {
      await getDeskShop(tx, id, shopId)
      await tx.run(lockShops, [])
      const plan = await planEdit<ShopFields>(tx, row, { version, overwrite }, input, async () =>
        fieldsOf(await getDeskShop(tx, id, shopId)),
      )
      const { changed } = plan
      const ofMall = shopId !== null && changed.find((field) => fieldsOfMall.some((one) => one === field))
      if (ofMall) throw new MallError('店铺名称、编号、类型、标签和状态由商城修改')
      if (changed.length === 0) return { conflicts: plan.conflicts, drops: [] }
      assertPictures([plan.after.logo, plan.after.banner], mall.env.publicUrl, shopId !== null)
      const next = { ...fieldsOf(await getDeskShop(tx, id, shopId)), ...plan.after }
      const fields = new Set(changed)
      await assertValid(tx, id, next, fields)
      await tx.run(writeShop, [id, JSON.stringify(next), firstLetter(next.name), now])
      const others = await writeRest(tx, id, next, fields)
      await storeEdit(tx, row, plan.version, changed, actor, now)
      const { before, after } = plan
      await recordAudit(
        tx,
        { actor, event: 'updateShop', subject: 'shop', subjectId: id, before, after },
        now,
      )
      return {
        conflicts: [],
        drops: [...(await dropsOf(tx, id, changed)), ...others.flatMap(eventTags.shopDetailsChanged)],
      }
    },
  )
  if (drops.length > 0) await mall.invalidate(drops)
  return {
    saved: conflicts.length === 0,
    conflicts: await nameConflicts(mall.db, conflicts),
    shop: await getDeskShop(mall.db, id, shopId),
  }
}
