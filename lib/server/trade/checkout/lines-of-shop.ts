import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { maxCartLines, nothingTicked, nothingToOrder } from '@/lib/domain/goods/stock'
import * as cartMessages from '@/lib/domain/messages/cart'
import type { Queries } from '@/lib/server/ground/db/connection'
import { boolean, nullable, oneOf, statement } from '@/lib/server/ground/db/statement'
import type { CheckoutFacts, CheckoutQuery, FactLine } from '@/lib/server/trade/bill/load-facts'

/**
 * The facts that explain why member $1 has nothing to order in shop $2 (0 for any): its state, and whether its cart has
 * lines.
 */
const nothingFacts = statement(
  'checkout_nothing_to_order',
  `select (select is_valid from distributors where distributor_id = $2) as "shopState",
          exists (select 1 from cart_lines where user_id = $1 and ($2::int = 0 or shop_id = $2)) as "hasLines"`,
  { shopState: nullable(oneOf<'true' | 'false'>()), hasLines: boolean },
)

/**
 * The lines of the shop of an order. For clients that always send shop 0, it is the only shop of their lines
 * (contract trade §15.3). The cart may hold lines of other shops, which stay in it; SKUs in the call are ordered
 * together or not at all.
 * @throws MallError with the texts of contract trade §6.3
 */
export async function linesOfShop(
  db: Queries,
  userId: number,
  { lines, lostIds }: CheckoutFacts,
  source: CheckoutQuery['source'],
  requestedShop: number,
): Promise<FactLine[]> {
  const isNamed = typeof source === 'object'
  const shops = new Set(lines.map((line) => line.sku.distributorId))
  const [onlyShop] = shops.size === 1 ? shops : []
  const shopId = requestedShop === 0 ? (onlyShop ?? 0) : requestedShop
  const found = lines.filter((line) => line.sku.distributorId === shopId)
  if (found.length === 0) throw await whyNothing(db, userId, { lines, lostIds }, source, requestedShop)
  if (isNamed && lostIds.length > 0) throw new MallError(cartMessages.someGoodsLapsed)
  if (isNamed && found.length < lines.length) throw new MallError('购物车商品不是来自同一个活动')
  if (found.length > maxCartLines) throw new MallError(cartMessages.cartTooManyGoods)
  return found
}

async function whyNothing(
  db: Queries,
  userId: number,
  { lines, lostIds }: Pick<CheckoutFacts, 'lines' | 'lostIds'>,
  source: CheckoutQuery['source'],
  requestedShop: number,
): Promise<MallError> {
  const [facts] = await db.run(nothingFacts, [userId, requestedShop])
  if (requestedShop > 0 && !facts?.shopState) return new MallError('当前店铺不存在')
  if (requestedShop > 0 && facts?.shopState === 'false') return new MallError(cartMessages.shopLapsed)
  if (lines.length > 0) return new MallError('购物车商品不是来自同一个店铺')
  if (lostIds.length > 0 || typeof source === 'object') return new MallError(cartMessages.goodsToBuyInvalid)
  return new MallError(source === 'checked' && facts?.hasLines ? nothingTicked : nothingToOrder)
}
