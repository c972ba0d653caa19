import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { renamedDrops, renamedLimit } from '@/lib/server/catalogue/goods-lookup/renamed-drops'
import { reindexWith } from '@/lib/server/catalogue/search/reindex'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { Mall } from '@/lib/server/ground/mall'
import { storedPicture } from '@/lib/server/ground/stored-urls'
import { eventTags } from '@/lib/web/cache-tags'
import {
  brandHasGoods,
  brandNamed,
  brandPage,
  brandRow,
  deleteBrand,
  goodsOfBrand,
  insertBrand,
  lockBrands,
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

/** Changes the sent fields of a brand. @throws MallError 品牌不存在, 品牌“…”已存在, 图片地址不正确 */
export async function changeBrand(
  mall: Mall,
  actor: Actor,
  brandId: number,
  sent: { [K in keyof BrandFields]?: BrandFields[K] | undefined },
): Promise<BrandRow> {
  const now = mall.now()
  const { changed, goods } = await mall.db.transaction(async (tx) => {
    await tx.run(lockBrands, [])
    const present = await rowOf(tx, brandId)
    const next = {
      brand_name: sent.brand_name ?? present.brand_name,
      memo: sent.memo ?? present.memo,
      logo: sent.logo === undefined ? present.logo : storedPicture(mall, sent.logo, present.logo),
      sort: sent.sort ?? present.sort,
    }
    await assertNameFree(tx, next.brand_name, brandId)
    await tx.run(writeBrand, [brandId, next.brand_name, next.memo, next.logo, next.sort])
    if (next.brand_name !== present.brand_name) await reindexWith(tx, 'brand', brandId)
    const { brand_name, memo, logo, sort } = present
    const before = { brand_name, memo, logo, sort }
    await recordAudit(
      tx,
      { actor, event: 'updateBrand', subject: 'brand', subjectId: brandId, before, after: next },
      now,
    )
    return { changed: await rowOf(tx, brandId), goods: await tx.run(goodsOfBrand, [brandId, renamedLimit]) }
  })
  // The filters of lists show its name and logo, the pages of its products too.
  await mall.invalidate([
    ...eventTags.listFiltersChanged(),
    ...renamedDrops(goods.map(({ goodsId }) => goodsId)),
  ])
  return changed
}

/** Deletes a brand without products. @throws MallError 品牌不存在, 品牌下有商品，不能删除 */
export async function removeBrand(mall: Mall, actor: Actor, brandId: number): Promise<void> {
  const now = mall.now()
  await mall.db.transaction(async (tx) => {
    await tx.run(lockBrands, [])
    const { brand_name } = await rowOf(tx, brandId)
    if (only(await tx.run(brandHasGoods, [brandId]), 'looking for products').hasGoods)
      throw new MallError('品牌下有商品，不能删除')
    await tx.run(deleteBrand, [brandId])
    const before = { brand_name }
    await recordAudit(tx, { actor, event: 'deleteBrand', subject: 'brand', subjectId: brandId, before }, now)
  })
}
