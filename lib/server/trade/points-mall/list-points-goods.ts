import 'server-only'
import type { PointsGoodsList, PointsListInput } from '@/lib/contract/trade/points-mall'
import { listSeo } from '@/lib/server/catalogue/goods/fill-seo'
import { referenceAt } from '@/lib/server/catalogue/reference/load-reference'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { Mall } from '@/lib/server/ground/mall'
import { yuan } from '@/lib/server/ground/wire/currency'
import { isPointsMallOpen } from './is-open'
import { lovelyGoods, pointsGoodsPage, type PointsGoodsRow } from './sql'
import { wireBrands, wirePointsGoods } from './wire'

interface Found {
  rows: PointsGoodsRow[]
  total: number
  brands: number[]
  version: number
}

const nothing: PointsGoodsList = {
  list: [],
  total_count: 0,
  count: 0,
  brand_list: { total_count: 0, list: [] },
  cur: yuan,
}

async function wireList(db: Queries, { rows, brands, total, version }: Found): Promise<PointsGoodsList> {
  const reference = await referenceAt(db, version)
  return {
    list: rows.map((row) => wirePointsGoods(row, reference)),
    total_count: total,
    count: total,
    brand_list: wireBrands(brands, reference),
    cur: yuan,
  }
}

/** A page of the points mall; empty while it is closed (contract goods §15). */
export async function listPointsGoods({ db }: Mall, input: PointsListInput): Promise<PointsGoodsList> {
  const categoryId = input.cat_id?.[0] ?? input.category?.[0]
  const [row] = (await isPointsMallOpen(db))
    ? await db.run(pointsGoodsPage, [
        input.keywords || null,
        categoryId || null,
        input.score_start ?? input.start_price ?? null,
        input.score_end ?? input.end_price ?? null,
        input.brand_id ?? [],
        input.goodsSort ?? 0,
        ...limitAndOffset(input.page, input.pageSize),
      ])
    : []
  const list = row ? await wireList(db, row) : nothing
  if (!input.is_tdk) return list
  const { page, pageSize, keywords } = input
  const listed = { page, pageSize, keywords, ...(categoryId ? { cat_id: [categoryId] } : {}) }
  return { ...list, tdk_data: await listSeo(db, listed) }
}

/** The ten best-selling products except this one: 猜你喜欢 (contract goods §15). */
export async function listLovelyGoods({ db }: Mall, itemId: number): Promise<PointsGoodsList> {
  const [row] = (await isPointsMallOpen(db)) ? await db.run(lovelyGoods, [itemId]) : []
  return row ? wireList(db, { ...row, total: row.rows.length }) : nothing
}
