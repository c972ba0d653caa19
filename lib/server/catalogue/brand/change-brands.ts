import 'server-only'
import type { EditConflict } from '@/lib/contract/operator/desk/edit-conflict'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { renamedDrops, renamedLimit } from '@/lib/server/catalogue/goods-lookup/renamed-drops'
import { reindexWith } from '@/lib/server/catalogue/search/reindex'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { storeEdit } from '@/lib/server/ground/desk-version/edit-row'
import { nameConflicts } from '@/lib/server/ground/desk-version/name-conflicts'
import { planEdit } from '@/lib/server/ground/desk-version/plan-edit'
import type { Mall } from '@/lib/server/ground/mall'
import { changeEach } from '@/lib/server/ground/operator/change-each'
import { keepRecycled, takeRecycled } from '@/lib/server/ground/recycle-bin/recycle-bin'
import { storedPicture } from '@/lib/server/ground/stored-urls'
import { eventTags } from '@/lib/web/cache-tags'
import {
  brandGoodsAgain,
  brandHasGoods,
  brandNamed,
  brandPage,
  brandRow,
  deleteBrand,
  goodsOfBrand,
  insertBrand,
  insertBrandAgain,
  lockBrands,
  looseGoods,
  writeBrand,
  type BrandRow,
} from './sql'

/** A page of brands by their sort; with a keyword those that have it in their name, with an id that one. */
export async function listBrands(
  db: Queries,
  { keyword, brand_id: brandId }: { keyword?: string | undefined; brand_id?: number | undefined },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ list: BrandRow[]; total: number }> {
  const { rows, total } = only(
    await db.run(brandPage, [keyword || null, brandId ?? null, ...limitAndOffset(page, pageSize)]),
    'listing brands',
  )
  return { list: rows, total }
}

async function rowOf(tx: Queries, brandId: number): Promise<BrandRow> {
  const [row] = await tx.run(brandRow, [brandId])
  if (!row) throw new MallError(deskMessages.brandMissing)
  return row
}

/** @throws MallError 品牌“…”已存在 */
async function assertNameFree(tx: Queries, name: string, except = 0): Promise<void> {
  await tx.run(lockBrands, [])
  if ((await tx.run(brandNamed, [name, except])).length > 0) throw new MallError(`品牌“${name}”已存在`)
}

type BrandFields = Pick<BrandRow, 'brand_name' | 'memo' | 'logo' | 'sort'>

/** @throws MallError 品牌“…”已存在, 图片地址不正确 */
export async function addBrand(mall: Mall, actor: Actor, sent: BrandFields): Promise<BrandRow> {
  const now = mall.now()
  const logo = storedPicture(mall, sent.logo)
  const added = await mall.db.transaction(async (tx) => {
    await assertNameFree(tx, sent.brand_name)
    const { brandId } = only(
      await tx.run(insertBrand, [sent.brand_name, sent.memo, logo, sent.sort, now]),
      'inserting a brand',
    )
    const after = { brand_name: sent.brand_name }
    await recordAudit(tx, { actor, event: 'createBrand', subject: 'brand', subjectId: brandId, after }, now)
    return rowOf(tx, brandId)
  })
  // No page names a brand without products.
  return added
}

const fieldsOf = ({ brand_name, memo, logo, sort }: BrandRow): BrandFields => ({
  brand_name,
  memo,
  logo,
  sort,
})

/** A change of some fields of a brand; without a version it overwrites. */
export type BrandChange = { [K in keyof BrandFields]?: BrandFields[K] | undefined } & {
  version?: number | undefined
  overwrite?: string[] | undefined
}

/**
 * Changes the sent fields of a brand.
 * @throws MallError 品牌不存在, 品牌“…”已存在, 图片地址不正确, 内容已更新，请刷新后重试
 */
export async function changeBrand(
  mall: Mall,
  actor: Actor,
  brandId: number,
  change: BrandChange,
): Promise<{ saved: boolean; conflicts: EditConflict[]; brand: BrandRow }> {
  const now = mall.now()
  const row = { subject: 'brand', id: brandId }
  const { conflicts, goods } = await mall.db.transaction(async (tx) => {
    await tx.run(lockBrands, [])
    const present = await rowOf(tx, brandId)
    const { brand_name, memo, sort } = change
    const logo = change.logo === undefined ? undefined : storedPicture(mall, change.logo, present.logo)
    const plan = await planEdit<BrandFields>(tx, row, change, { brand_name, memo, logo, sort }, async () =>
      fieldsOf(present),
    )
    if (plan.changed.length === 0) return { conflicts: plan.conflicts, goods: null }
    const next = { ...fieldsOf(present), ...plan.after }
    await assertNameFree(tx, next.brand_name, brandId)
    await tx.run(writeBrand, [brandId, next.brand_name, next.memo, next.logo, next.sort])
    if (next.brand_name !== present.brand_name) await reindexWith(tx, 'brand', brandId)
    await storeEdit(tx, row, plan.version, plan.changed, actor, now)
    const { before, after } = plan
    await recordAudit(
      tx,
      { actor, event: 'updateBrand', subject: 'brand', subjectId: brandId, before, after },
      now,
    )
    return { conflicts: [], goods: await tx.run(goodsOfBrand, [brandId, renamedLimit]) }
  })
  // The filters of lists show its name and logo, the pages of its products too.
  if (goods)
    await mall.invalidate([
      ...eventTags.listFiltersChanged(),
      ...renamedDrops(goods.map(({ goodsId }) => goodsId)),
    ])
  return {
    saved: conflicts.length === 0,
    conflicts: await nameConflicts(mall.db, conflicts),
    brand: await rowOf(mall.db, brandId),
  }
}

/** What brings a deleted brand back. */
interface DeletedBrand extends BrandFields {
  created: number
  /** Products in the recycle bin that had it. */
  goods: number[]
}

/** Moves a brand without products to the recycle bin. @throws MallError 品牌不存在, 品牌下有商品，不能删除 */
export async function removeBrand(mall: Mall, actor: Actor, brandId: number): Promise<void> {
  const now = mall.now()
  await mall.db.transaction(async (tx) => {
    await tx.run(lockBrands, [])
    const present = await rowOf(tx, brandId)
    if (only(await tx.run(brandHasGoods, [brandId]), 'looking for products').hasGoods)
      throw new MallError('品牌下有商品，不能删除')
    const goods = (await tx.run(looseGoods, [brandId])).map(({ goodsId }) => goodsId)
    const { created } = only(await tx.run(deleteBrand, [brandId]), 'deleting a brand')
    const content: DeletedBrand = { ...fieldsOf(present), created, goods }
    await keepRecycled(
      tx,
      { subject: 'brand', id: brandId },
      { name: present.brand_name, content },
      actor,
      now,
    )
    const before = { brand_name: present.brand_name }
    await recordAudit(tx, { actor, event: 'deleteBrand', subject: 'brand', subjectId: brandId, before }, now)
  })
}

/** Brings a brand back under its id. @throws MallError 品牌不存在, 品牌“…”已存在 */
export async function restoreBrand(mall: Mall, actor: Actor, brandId: number): Promise<BrandRow> {
  const now = mall.now()
  const row = { subject: 'brand', id: brandId }
  // No page names a brand without products.
  return mall.db.transaction(async (tx) => {
    const brand = await takeRecycled<DeletedBrand>(tx, row, now, deskMessages.brandMissing)
    await assertNameFree(tx, brand.brand_name)
    await tx.run(insertBrandAgain, [
      brandId,
      brand.brand_name,
      brand.memo,
      brand.logo,
      brand.sort,
      brand.created,
    ])
    await tx.run(brandGoodsAgain, [brandId, brand.goods])
    const after = { brand_name: brand.brand_name }
    await recordAudit(tx, { actor, event: 'restoreBrand', subject: 'brand', subjectId: brandId, after }, now)
    return rowOf(tx, brandId)
  })
}

/** Changes the sort of brands or deletes them, all or none. @throws MallError “…”：品牌下有商品，不能删除 */
export const changeBrands = (
  mall: Mall,
  actor: Actor,
  brandIds: readonly number[],
  change: { kind: 'sort'; sort: number } | { kind: 'delete' },
): Promise<{ changed: number }> =>
  changeEach(
    brandIds,
    (id) =>
      change.kind === 'delete'
        ? removeBrand(mall, actor, id)
        : changeBrand(mall, actor, id, { sort: change.sort }),
    async (id) => (await mall.db.run(brandRow, [id]))[0]?.brand_name,
  )
