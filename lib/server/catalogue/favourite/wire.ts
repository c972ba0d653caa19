import 'server-only'
import type { Favourite } from '@/lib/contract/catalogue/favourite'

interface FavouriteRow {
  favId: number
  userId: number
  itemId: number
  created: number
}

/**
 * A favourite in the contract's shape (contract member §10). `price` in cents; `point` is null for products that are
 * not of the points mall.
 */
export const wireFavourite = (
  row: FavouriteRow,
  goods: { itemName: string; pic: string; price: number; point: number | null },
): Favourite => ({
  fav_id: row.favId,
  company_id: 1,
  user_id: row.userId,
  item_id: row.itemId,
  item_name: goods.itemName,
  item_image: goods.pic,
  item_price: goods.price,
  item_type: goods.point === null ? 'normal' : 'pointsmall',
  point: goods.point ?? 0,
  created: row.created,
  updated: row.created,
})
