import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { goodsRows, type GoodsRow } from './sql'

export type { GoodsRow }

/** Products by id, in the order of the ids; unknown ids are left out. */
export const loadGoodsRows = (db: Queries, goodsIds: number[]): Promise<GoodsRow[]> =>
  goodsIds.length === 0 ? Promise.resolve([]) : db.run(goodsRows, [goodsIds])
