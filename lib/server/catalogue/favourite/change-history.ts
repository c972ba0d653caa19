import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as requestMessages from '@/lib/domain/messages/request'
import type { Viewer } from '@/lib/domain/person/viewer'
import { findGoodsOfSku } from '@/lib/server/catalogue/goods-lookup/find-goods-of-sku'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { removeHistoryEntries, saveHistoryEntry, trimHistory } from './sql'

/**
 * Records that a member viewed a product; a second view only moves it to the front (contract member §10).
 * @throws MallError when the SKU does not exist
 */
export async function saveHistory({ db, now }: Mall, viewer: Viewer, itemId: number): Promise<void> {
  const goods = await findGoodsOfSku(db, itemId, viewer)
  if (!goods) throw new MallError(requestMessages.parametersInvalid)
  await db.run(saveHistoryEntry, [viewer.userId, goods.goodsId, now()])
  await db.run(trimHistory, [viewer.userId])
}

/**
 * Removes entries of the browse history by their ids, or all of them.
 * @returns the number of removed entries
 * @throws MallError when no id is given and `all` is false
 */
export async function removeHistory(
  db: Queries,
  userId: number,
  historyIds: number[],
  all: boolean,
): Promise<number> {
  if (!all && historyIds.length === 0) throw new MallError('请选择要删除的足迹')
  return (await db.run(removeHistoryEntries, [userId, historyIds, all])).length
}
