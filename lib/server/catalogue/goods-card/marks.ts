import 'server-only'
import { tuplesIn } from '@/lib/server/ground/db/json-tuples'
import type { Part } from '@/lib/server/ground/db/parts'
import { number, numbers } from '@/lib/server/ground/db/statement'

/** Marks of list rows: the member's cart quantities and favourites (contract goods §2.3). */

/** The pieces of SKUs in the cart; packages do not count. */
const inCart = { itemId: number, goodsId: number, num: number }

/**
 * @param goodsIds SQL of type bigint[]
 * @param userId SQL; 0 for a guest, which has neither
 */
export const marksIn = (goodsIds: string, userId: string) => ({
  favourites: {
    sql: `array(select c.item_id from goods_favourites c where c.user_id = ${userId} and c.item_id = any(${goodsIds}))`,
    column: numbers,
  } satisfies Part<number[]>,
  inCart: tuplesIn(
    inCart,
    `select c.item_id as "itemId", s.goods_id as "goodsId", c.num
       from cart_lines c join skus s on s.item_id = c.item_id
      where c.user_id = ${userId} and c.package_id = 0 and s.goods_id = any(${goodsIds})`,
  ),
})

const parts = marksIn('$1', '$2')

/** The result of `marksIn`. */
export interface StoredMarks {
  favourites: readonly number[]
  inCart: Parameters<typeof parts.inCart.read>[0]
}

/** The cart quantity and favourite mark of a product for a member. */
export interface Marks {
  isFavourite: boolean
  /** Pieces of all its SKUs, or of the requested one. */
  cartNum: number
}

/** The marks of products, and of single SKUs of them. */
export function marksOf({
  favourites,
  inCart: tuples,
}: StoredMarks): (goodsId: number, itemId?: number) => Marks {
  const lines = parts.inCart.read(tuples)
  const liked = new Set(favourites)
  return (goodsId, itemId) => ({
    isFavourite: liked.has(goodsId),
    cartNum: lines
      .filter((line) => line.goodsId === goodsId && (itemId === undefined || line.itemId === itemId))
      .reduce((sum, { num }) => sum + num, 0),
  })
}
