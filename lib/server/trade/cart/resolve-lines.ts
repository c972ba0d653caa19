import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement } from '@/lib/server/ground/db/statement'
import { noSuchLine, type LineQuantity } from './change-quantities'

/** The lines of member $1 with one of the SKUs $2, without packages. */
const linesOfItems = statement(
  'cart_lines_of_items',
  `select cart_id as "cartId", item_id as "itemId" from cart_lines
    where user_id = $1 and package_id = 0 and item_id = any($2::bigint[])`,
  { cartId: number, itemId: number },
)

/** A line given by its id or by its SKU (contract trade §2.5). */
type NamedLine = { cart_id: number; num: number } | { item_id: number; num: number }

/**
 * The ids of given lines; no query when all are given by id.
 * @throws MallError 数据错误 for a SKU that is not in the cart
 */
export async function resolveLines(
  db: Queries,
  userId: number,
  named: readonly NamedLine[],
): Promise<LineQuantity[]> {
  const itemIds = named.flatMap((line) => ('item_id' in line ? [line.item_id] : []))
  const rows = itemIds.length > 0 ? await db.run(linesOfItems, [userId, itemIds]) : []
  const lineOf = new Map(rows.map(({ itemId, cartId }) => [itemId, cartId]))
  return named.map((line) => {
    const cartId = 'cart_id' in line ? line.cart_id : lineOf.get(line.item_id)
    if (cartId === undefined) throw noSuchLine()
    return { cartId, num: line.num }
  })
}
