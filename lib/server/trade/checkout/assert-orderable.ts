import 'server-only'
import { MallError } from '@/lib/domain/errors'
import {
  missingStock,
  offShelfText,
  quantityProblem,
  saleProblem,
  saleRefusal,
  type Market,
} from '@/lib/domain/goods/stock'
import * as cartMessages from '@/lib/domain/messages/cart'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { checkoutRules } from '@/lib/domain/order/kinds'
import { limitProblem } from '@/lib/domain/order/price/cart-line'
import type { OrderTerms } from '@/lib/domain/order/price/order-terms'
import { priceableLines, skusOf, type CartRequest } from '@/lib/domain/order/price/package-line'
import { saleMoneyProblem } from '@/lib/domain/order/price/sale-money'
import type { Viewer } from '@/lib/domain/person/viewer'

/**
 * Checks that the lines can be ordered together.
 * @throws MallError with the texts of contract trade §6.3
 */
export function assertOrderable(
  lines: readonly CartRequest[],
  viewer: Viewer | null,
  terms: OrderTerms,
): void {
  const { market, hasTicket } = checkoutRules(terms.kind)
  assertOnSale(lines, viewer, market)
  if (terms.kind === 'seckill') {
    const isWrongSale = ({ sku }: CartRequest) => sku.activity?.seckillId !== terms.seckillId
    if (lines.length > 1 || lines.some(isWrongSale)) throw new MallError(goodsMessages.activityTakenOff)
  }
  for (const line of lines) assertQuantity(line, hasTicket)
  assertTotals(lines)
  const single = lines.filter((line) => !line.package)
  const problem = hasTicket ? null : saleMoneyProblem(single, true)
  if (problem) throw new MallError(problem)
}

/**
 * The reason why a package, one of its SKUs or the SKU of the line cannot be bought, or null; the text for a taken down
 * product contains its name.
 */
function notOnSale(line: CartRequest, viewer: Viewer | null, market: Market): string | null {
  for (const sku of skusOf(line)) {
    const problem = saleProblem(sku, viewer, market)
    if (problem) return problem === saleRefusal('offShelf') ? offShelfText(sku.itemName) : problem
  }
  return line.packageProblem
}

function assertOnSale(lines: readonly CartRequest[], viewer: Viewer | null, market: Market): void {
  const problems = lines.flatMap((line) => notOnSale(line, viewer, market) ?? [])
  const [first] = problems
  if (!first) return
  if (lines.length === 1) throw new MallError(first)
  throw new MallError(
    problems.length === lines.length ? cartMessages.goodsToBuyLapsed : cartMessages.someGoodsLapsed,
  )
}

const noStock = (itemName: string) => new MallError(`${itemName}${missingStock}`)

function assertQuantity(line: CartRequest, hasTicket: boolean): void {
  if (line.package) return
  const { sku, num } = line
  const sale = sku.activity?.type === 'limited_time_sale' && sku.activity.left > 0 ? sku.activity : null
  // A ticket already holds the pieces of a seckill; a limited-time sale sells only its remaining pieces.
  const store = sale && !hasTicket ? Math.min(sku.store, sale.left) : sku.store
  const quantity = quantityProblem({ store, startNum: sku.startNum }, num)
  if (quantity === goodsMessages.stockShort) throw noStock(sku.itemName)
  const problem = quantity ?? limitProblem(sku, num)
  if (problem) throw new MallError(problem)
}

/**
 * A SKU may be in several lines: alone, and in packages. Its stock and its limited buy apply to all of them together.
 */
function assertTotals(lines: readonly CartRequest[]): void {
  for (const same of Map.groupBy(priceableLines(lines), ({ sku }) => sku.itemId).values()) {
    const num = same.reduce((sum, line) => sum + line.num, 0)
    const [first] = same
    if (!first) continue
    const { sku } = first
    if (num > sku.store) throw noStock(sku.itemName)
    const problem = limitProblem({ ...sku, activity: null }, num)
    if (problem) throw new MallError(problem)
  }
}
