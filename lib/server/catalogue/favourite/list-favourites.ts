import 'server-only'
import { eq } from 'drizzle-orm'
import type { Favourite, FavouriteGoods } from '@/lib/contract/catalogue/favourite'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import { shownPrice } from '@/lib/domain/goods/price'
import type { Viewer } from '@/lib/domain/person/viewer'
import { loadCards } from '@/lib/server/catalogue/goods-card/load-cards'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { goodsFavourites } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import { favouriteOfSku, favouritesPage, favouritesTotal } from './sql'
import { wireFavourite } from './wire'

interface FavouriteFilter {
  page: number
  pageSize: number
  shopId: number | undefined
  /** Products of the mall or of the points mall; undefined for both. */
  itemType: Favourite['item_type'] | undefined
}

/** The prices from which a card selects the one to show, as far as the product has them. */
const pricesOf = ({ activity_price, member_price, subsidy_price, subsidy_state }: GoodsListItem) => ({
  ...(activity_price === undefined ? {} : { activity_price }),
  ...(member_price === undefined ? {} : { member_price }),
  ...(subsidy_price === undefined ? {} : { subsidy_price }),
  ...(subsidy_state === undefined ? {} : { subsidy_state }),
})

/**
 * A page of favourites, the last added first, with the price that the viewer pays now. Deleted products are left out.
 */
export async function listFavourites(
  { db, now }: Mall,
  viewer: Viewer,
  { page, pageSize, shopId, itemType }: FavouriteFilter,
): Promise<{ list: FavouriteGoods[]; total: number }> {
  const shop = shopId ?? null
  const isPoints = itemType === undefined ? null : itemType === 'pointsmall'
  const [rows, [counted]] = await Promise.all([
    db.run(favouritesPage, [
      viewer.userId,
      ...limitAndOffset(page, pageSize),
      shop,
      isPoints,
      viewer.isStaff,
    ]),
    db.run(favouritesTotal, [viewer.userId, shop, isPoints, viewer.isStaff]),
  ])
  const ids = rows.map((row) => row.itemId)
  const cards = await loadCards(db, ids, viewer, now())
  const byId = new Map(cards.map((card) => [card.item_id, card]))
  const list = rows.flatMap((row) => {
    const card = byId.get(row.itemId)
    if (!card) return []
    const goods = { itemName: card.item_name, pic: card.pics[0] ?? '', price: card.price, point: row.point }
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
        ...pricesOf(card),
      },
    ]
  })
  return { list, total: counted?.total ?? 0 }
}

/** The number of a member's favourites. */
export const countFavourites = (db: Queries, userId: number): Promise<number> =>
  db.orm.$count(goodsFavourites, eq(goodsFavourites.userId, userId))

/** Whether the product of a SKU is a favourite of a member. */
export const isFavourite = async (db: Queries, userId: number, itemId: number): Promise<boolean> =>
  (await db.run(favouriteOfSku, [userId, itemId])).length > 0
