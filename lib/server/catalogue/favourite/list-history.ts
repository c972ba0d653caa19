import 'server-only'
import type { BrowsedGoods } from '@/lib/contract/catalogue/favourite'
import type { Viewer } from '@/lib/domain/person/viewer'
import { loadCards } from '@/lib/server/catalogue/goods-card/load-cards'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { Mall } from '@/lib/server/ground/mall'
import { historyPage, historyTotal } from './sql'

/**
 * A page of the browse history, the most recent view first. Deleted products are left out: clients cannot show them.
 */
export async function listHistory(
  { db, now }: Mall,
  viewer: Viewer,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ list: BrowsedGoods[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db.run(historyPage, [viewer.userId, ...limitAndOffset(page, pageSize), viewer.isStaff]),
    db.run(historyTotal, [viewer.userId, viewer.isStaff]),
  ])
  const ids = rows.map((row) => row.itemId)
  const cards = await loadCards(db, ids, viewer, now())
  const byId = new Map(cards.map((card) => [card.item_id, card]))
  const list = rows.flatMap((row) => {
    const itemData = byId.get(row.itemId)
    if (!itemData) return []
    return [
      {
        history_id: row.historyId,
        company_id: 1 as const,
        user_id: viewer.userId,
        item_id: row.itemId,
        created: row.created,
        updated: row.updated,
        itemData: row.point === null ? itemData : { ...itemData, point: row.point },
      },
    ]
  })
  return { list, total: counted?.total ?? 0 }
}
