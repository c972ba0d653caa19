import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { skusById, skusOfGoods, type SkuRow } from './sql'

export type { SkuRow }

/** All SKUs of a product, the default one first. */
export const loadSkus = (db: Queries, goodsId: number): Promise<SkuRow[]> => db.run(skusOfGoods, [goodsId])

/** SKUs by id, in the order of the ids; unknown ids are left out. */
export const loadSkusById = (db: Queries, itemIds: number[]): Promise<SkuRow[]> =>
  itemIds.length === 0 ? Promise.resolve([]) : db.run(skusById, [itemIds])
