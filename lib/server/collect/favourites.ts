import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Favourite, FavouriteGoods } from '@/lib/contract/collect'
import { MallError } from '@/lib/domain/errors'
import { shownPrice } from '@/lib/domain/price'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { goodsCollects } from '@/lib/server/db/schema'
import { loadCards } from '@/lib/server/goods/cards'
import { lockMember } from '@/lib/server/account/lock-member'
import type { Viewer } from '@/lib/server/session/viewer'
import { findGoodsOfSku } from '../catalogue/goods-of-sku'

/** Favourites one member may keep (contract member §10). */
export const maxFavourites = 100

const listFavourites = statement(
  'favourites',
  `select c.fav_id as "favId", c.item_id as "itemId", c.created
     from goods_collects c join goods g on g.goods_id = c.item_id
    where c.user_id = $1 and ($4::int is null or g.distributor_id = $4::int)
    order by c.created desc, c.fav_id desc
    limit $2 offset $3`,
)

const countListed = statement(
  'favourites_total',
  `select count(*)::int as total
     from goods_collects c join goods g on g.goods_id = c.item_id
    where c.user_id = $1 and ($2::int is null or g.distributor_id = $2::int)`,
)

const wireFavourite = (
  row: { favId: number; userId: number; itemId: number; created: number },
  goods: { itemName: string; pic: string; price: number },
): Favourite => ({
  fav_id: row.favId,
  company_id: 1,
  user_id: row.userId,
  item_id: row.itemId,
  item_name: goods.itemName,
  item_image: goods.pic,
  item_price: goods.price,
  item_type: 'normal',
  point: 0,
  created: row.created,
  updated: row.created,
})

/**
 * Keeps a goods among the favourites; a second time gives the first row again.
 * @throws MallError when the sku does not exist or 100 are kept
 */
export async function addFavourite({ db, now }: Mall, userId: number, itemId: number): Promise<Favourite> {
  const goods = await findGoodsOfSku(db, itemId)
  if (!goods) throw new MallError('没有选择收藏的商品')
  const mine = and(eq(goodsCollects.userId, userId), eq(goodsCollects.itemId, goods.goodsId))
  const row = await db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const [known] = await tx.orm.select().from(goodsCollects).where(mine)
    if (known) return known
    const kept = await tx.orm.$count(goodsCollects, eq(goodsCollects.userId, userId))
    if (kept >= maxFavourites) throw new MallError(`最多可以收藏${maxFavourites}个商品`)
    const [added] = await tx.orm
      .insert(goodsCollects)
      .values({ userId, itemId: goods.goodsId, created: now() })
      .returning()
    return added
  })
  if (!row) throw new Error('The new favourite gave no row')
  return wireFavourite(row, goods)
}

/**
 * Removes favourites by sku, or all of them; gives how many went.
 * @throws MallError when nothing is named
 */
export async function removeFavourites(
  { db }: Mall,
  userId: number,
  itemIds: number[],
  all: boolean,
): Promise<number> {
  if (!all && itemIds.length === 0) throw new MallError('删除收藏商品出错.')
  const chosen = sql.param(itemIds)
  const named = sql`${goodsCollects.itemId} in (select goods_id from skus where item_id = any(${chosen}::bigint[]))`
  const gone = await db.orm
    .delete(goodsCollects)
    .where(and(eq(goodsCollects.userId, userId), all ? undefined : named))
    .returning({ favId: goodsCollects.favId })
  return gone.length
}

/** Favourites, the last added first, with the price the viewer pays now. Goods that are gone are left out. */
export async function listFavouriteGoods(
  { db, now }: Mall,
  viewer: Viewer,
  { page, pageSize, shopId }: { page: number; pageSize: number; shopId: number | undefined },
): Promise<{ list: FavouriteGoods[]; total: number }> {
  const shop = shopId ?? null
  const [rows, [counted]] = await Promise.all([
    db.run<{ favId: number; itemId: number; created: number }>(listFavourites, [
      viewer.userId,
      pageSize,
      (page - 1) * pageSize,
      shop,
    ]),
    db.run<{ total: number }>(countListed, [viewer.userId, shop]),
  ])
  const cards = await loadCards(
    db,
    rows.map((row) => row.itemId),
    viewer,
    now(),
  )
  const byId = new Map(cards.map((card) => [card.item_id, card]))
  const list = rows.flatMap((row) => {
    const card = byId.get(row.itemId)
    if (!card) return []
    const goods = { itemName: card.item_name, pic: card.pics[0] ?? '', price: card.price }
    return [
      {
        ...wireFavourite({ ...row, userId: viewer.userId }, goods),
        price: shownPrice(card).cents,
        market_price: card.market_price,
        distributor_id: card.distributor_id,
        name: card.item_name,
        pics: card.pics,
        approve_status: card.approve_status,
        store: card.store,
        ...(card.promotion_activity ? { promotion_activity: card.promotion_activity } : {}),
      },
    ]
  })
  return { list, total: counted?.total ?? 0 }
}

/** How many favourites a member keeps. */
export const countFavourites = ({ db }: Mall, userId: number): Promise<number> =>
  db.orm.$count(goodsCollects, eq(goodsCollects.userId, userId))

const isKept = statement(
  'favourite_kept',
  `select 1 from goods_collects c join skus s on s.goods_id = c.item_id where c.user_id = $1 and s.item_id = $2`,
)

/** Whether a member keeps the goods of a sku. */
export const isFavourite = async (db: Queries, userId: number, itemId: number): Promise<boolean> =>
  (await db.run(isKept, [userId, itemId])).length > 0
