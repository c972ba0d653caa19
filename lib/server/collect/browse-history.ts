import 'server-only'
import type { BrowsedGoods } from '@/lib/contract/collect'
import { MallError } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/context'
import { statement } from '@/lib/server/db/statement'
import { loadCards } from '@/lib/server/goods/cards'
import type { Viewer } from '@/lib/server/session/viewer'
import { findGoodsOfSku } from '../catalogue/goods-of-sku'

/** Footprints one member keeps; older ones fall away. */
export const maxFootprints = 100

const saveFootprint = statement(
  'save_footprint',
  `insert into browse_history (user_id, item_id, created, updated) values ($1, $2, $3, $3)
   on conflict (user_id, item_id) do update set updated = excluded.updated`,
)

const dropOldest = statement(
  'drop_oldest_footprints',
  `delete from browse_history
    where user_id = $1
      and item_id in (select item_id from browse_history where user_id = $1
                       order by updated desc, history_id desc offset ${maxFootprints})`,
)

const listFootprints = statement(
  'footprints',
  `select h.history_id as "historyId", h.item_id as "itemId", h.created, h.updated
     from browse_history h join goods g on g.goods_id = h.item_id
    where h.user_id = $1
    order by h.updated desc, h.history_id desc
    limit $2 offset $3`,
)

const countFootprints = statement(
  'footprints_total',
  `select count(*)::int as total from browse_history h join goods g on g.goods_id = h.item_id where h.user_id = $1`,
)

interface Footprint {
  historyId: number
  itemId: number
  created: number
  updated: number
}

/**
 * Remembers that a member looked at a goods; a second look only moves it to the front (contract member §10).
 * @throws MallError when the sku does not exist
 */
export async function saveBrowsed({ db, now }: Mall, userId: number, itemId: number): Promise<void> {
  const goods = await findGoodsOfSku(db, itemId)
  if (!goods) throw new MallError('参数错误')
  await db.run(saveFootprint, [userId, goods.goodsId, now()])
  await db.run(dropOldest, [userId])
}

/** Footprints, the last look first. Goods that are gone are left out: clients cannot show them. */
export async function listBrowsed(
  { db, now }: Mall,
  viewer: Viewer,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ list: BrowsedGoods[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db.run<Footprint>(listFootprints, [viewer.userId, pageSize, (page - 1) * pageSize]),
    db.run<{ total: number }>(countFootprints, [viewer.userId]),
  ])
  const cards = await loadCards(
    db,
    rows.map((row) => row.itemId),
    viewer,
    now(),
  )
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
        itemData,
      },
    ]
  })
  return { list, total: counted?.total ?? 0 }
}
