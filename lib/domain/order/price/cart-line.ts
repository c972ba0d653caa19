import { quantityProblem, saleProblem, type Market, type SaleFacts } from '../../goods/stock'
import * as goodsMessages from '../../messages/goods'
import type { SkuActivity } from '../../promotion'
import { limitedBuyLeft, type LimitedBuy } from '../../promotion/limited-buy'
import type { SkuFacts } from './bill'
import { skusOf, type CartRequest } from './package-line'

/** The facts about a SKU that limit its quantity in a cart. */
export interface AddFacts
  extends
    SaleFacts,
    Pick<
      SkuFacts,
      'itemName' | 'store' | 'startNum' | 'activity' | 'activityBought' | 'activitySpent' | 'limitedBuy'
    > {}

/** Whether a running seckill sells the SKU; the stock is then checked by its ticket (contract trade §2.1). */
const inSeckill = (sku: Pick<SkuFacts, 'activity'>): boolean =>
  sku.activity?.type === 'seckill' && sku.activity.status === 'in_sale'

/**
 * The pieces that one member may still buy in a sale or at all, of those not in the cart; null without a limit
 * (contract trade §3.5). A seckill limits pieces by its tickets.
 */
export function piecesLeft(
  sku: { activity: Pick<SkuActivity, 'type' | 'status' | 'limitNum'> | null } & Pick<
    SkuFacts,
    'activityBought'
  > & { limitedBuy: Pick<LimitedBuy, 'limit' | 'bought'> | null },
): number | null {
  const { activity, limitedBuy } = sku
  const isSale = activity?.type === 'limited_time_sale' && activity.status === 'in_sale'
  const limits = [
    ...(isSale && activity.limitNum > 0 ? [activity.limitNum - sku.activityBought] : []),
    ...(limitedBuy ? [limitedBuyLeft(limitedBuy)] : []),
  ]
  return limits.length > 0 ? Math.max(0, Math.min(...limits)) : null
}

/** The text for a quantity above what one member may buy, in a sale or at all, or null (contract trade §3.5). */
export function limitProblem(
  sku: Pick<SkuFacts, 'itemName' | 'activity' | 'activityBought' | 'limitedBuy'>,
  num: number,
): string | null {
  const left = piecesLeft(sku)
  return left !== null && num > left ? `${sku.itemName}超出限购数量` : null
}

/** The text why this many packages cannot be in a cart, or null: each part must be there (contract trade §2.1). */
export function packageProblem(
  skus: readonly AddFacts[],
  num: number,
  viewer: { isStaff: boolean } | null,
): string | null {
  for (const sku of skus) {
    // A package does not count as a purchase in a sale, so the limits of sales do not apply.
    const problem =
      saleProblem(sku, viewer) ??
      (num > sku.store ? goodsMessages.goodsOutOfStock : limitProblem({ ...sku, activity: null }, num))
    if (problem) return problem
  }
  return null
}

/** The text why this quantity of a SKU cannot be put into a cart, or null (contract trade §2.1). */
export function addProblem(
  sku: AddFacts,
  num: number,
  viewer: { isStaff: boolean } | null,
  market: Market = 'mall',
): string | null {
  const sale = saleProblem(sku, viewer, market)
  if (sale) return sale
  const quantity = quantityProblem(sku, num)
  if (quantity && !(inSeckill(sku) && quantity === goodsMessages.stockShort)) return quantity
  return limitProblem(sku, num)
}

/**
 * How a cart line is shown: with its quantity lowered to the stock, or as invalid with the problem (contract trade
 * §2.2).
 */
export function cartLineState(
  line: Pick<CartRequest, 'sku' | 'num' | 'package' | 'packageProblem'>,
  viewer: { isStaff: boolean } | null,
): { num: number; problem: string | null } {
  const { sku, num } = line
  const store = Math.min(...skusOf(line).map((part) => part.store))
  if (line.package) {
    const lowered = Math.min(num, store)
    if (line.packageProblem !== null) return { num, problem: line.packageProblem }
    if (lowered < 1) return { num, problem: goodsMessages.goodsOutOfStock }
    return { num: lowered, problem: packageProblem(skusOf(line), lowered, viewer) }
  }
  const sale = saleProblem(sku, viewer)
  if (sale) return { num, problem: sale }
  if (store < Math.max(sku.startNum, 1)) return { num, problem: goodsMessages.stockShort }
  const lowered = Math.min(num, store)
  return { num: lowered, problem: limitProblem(sku, lowered) }
}
