import { quantityProblem, saleProblem, type SaleFacts } from '../stock'
import type { SkuFacts } from './bill'

/** The facts about a SKU that limit its quantity in a cart. */
export interface AddFacts
  extends SaleFacts, Pick<SkuFacts, 'itemName' | 'store' | 'startNum' | 'activity' | 'activityBought'> {}

/** Whether a running seckill sells the SKU; the stock is then checked by its ticket (contract trade §2.1). */
export const inSeckill = (sku: Pick<SkuFacts, 'activity'>): boolean =>
  sku.activity?.type === 'seckill' && sku.activity.status === 'in_sale'

/** The text for a quantity above what one member may buy in an activity, or null (contract trade §3.5). */
export function limitProblem(
  sku: Pick<SkuFacts, 'itemName' | 'activity' | 'activityBought'>,
  num: number,
): string | null {
  const { activity } = sku
  if (activity?.type !== 'limited_time_sale' || activity.status !== 'in_sale' || activity.limitNum === 0)
    return null
  return sku.activityBought + num > activity.limitNum ? `${sku.itemName}超出限购数量` : null
}

/** The text why this quantity of a SKU cannot be put into a cart, or null (contract trade §2.1). */
export function addProblem(sku: AddFacts, num: number, viewer: { isStaff: boolean } | null): string | null {
  const sale = saleProblem(sku, viewer)
  if (sale) return sale
  const quantity = quantityProblem(sku, num)
  if (quantity && !(inSeckill(sku) && quantity === '库存不足')) return quantity
  return limitProblem(sku, num)
}

/**
 * How a cart line is shown: with its quantity lowered to the stock, or as invalid with the problem (contract trade
 * §2.2).
 */
export function cartLineState(
  sku: AddFacts,
  num: number,
  viewer: { isStaff: boolean } | null,
): { num: number; problem: string | null } {
  const sale = saleProblem(sku, viewer)
  if (sale) return { num, problem: sale }
  if (sku.store < Math.max(sku.startNum, 1)) return { num, problem: '库存不足' }
  const lowered = Math.min(num, sku.store)
  return { num: lowered, problem: limitProblem(sku, lowered) }
}
