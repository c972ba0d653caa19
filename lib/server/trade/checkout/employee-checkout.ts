import 'server-only'
import type { OrderInput } from '@/lib/contract/trade/checkout'
import { MallError } from '@/lib/domain/errors'
import {
  purchaseOrderProblem,
  purchaseOrderType,
  purchaseTexts,
  type PurchaseItem,
} from '@/lib/domain/employee'
import type { FactLine, NamedSku } from '@/lib/server/trade/bill/load-facts'
import { mergeBySku } from '@/lib/server/trade/bill/merge-by-sku'
import type { Queries } from '@/lib/server/ground/db/connection'
import {
  loadCheckedLines,
  loadItems,
  loadOwnActivity,
  type MemberActivity,
} from '@/lib/server/trade/employee/load-offer'
import type { Viewer } from '@/lib/domain/person/viewer'

/** What an order of employee purchase buys, and with which budget. */
export interface PurchaseCheckout extends MemberActivity {
  items: Map<number, PurchaseItem>
  named: NamedSku[]
  /** The SKUs are the ticked lines of the member's cart in the activity. */
  isFromCart: boolean
}

/**
 * The activity, budget and SKUs of an order of employee purchase; null for other orders.
 * @throws MallError 活动ID必填, 企业ID必填, 购物车为空, and those of `loadOwnActivity`: nobody else learns prices
 */
export async function purchaseOf(
  db: Queries,
  viewer: Viewer | null,
  input: OrderInput,
): Promise<PurchaseCheckout | null> {
  if (input.order_type !== purchaseOrderType) return null
  if (!input.activity_id) throw new MallError('活动ID必填')
  if (!input.enterprise_id) throw new MallError('企业ID必填')
  const userId = viewer?.userId ?? 0
  const context = { activityId: input.activity_id, enterpriseId: input.enterprise_id }
  const found = await loadOwnActivity(db, userId, context)
  const direct = input.items?.map(({ item_id, num }) => ({ itemId: item_id, num })) ?? []
  const isFromCart = direct.length === 0
  const named = isFromCart ? await loadCheckedLines(db, userId, context) : mergeBySku(direct)
  if (named.length === 0) throw new MallError(purchaseTexts.cartEmpty)
  const itemIds = named.map(({ itemId }) => itemId)
  return { ...found, items: await loadItems(db, found, itemIds), named, isFromCart }
}

/** A line as an activity sells it: sales, limited buys and staff products of the mall do not matter to it. */
export const inActivity = (line: FactLine): FactLine => ({
  ...line,
  sku: { ...line.sku, activity: null, limitedBuy: null, reserved: false, staffGoods: false },
})

/** @throws MallError why the lines cannot be bought in the activity */
export function assertInActivity(lines: readonly FactLine[], purchase: PurchaseCheckout, now: number): void {
  const bought = lines.map(({ sku, num }) => ({ itemId: sku.itemId, itemName: sku.itemName, num }))
  const problem = purchaseOrderProblem(purchase, bought, now)
  if (problem) throw new MallError(problem)
}

/** The activity as pricing needs it. */
export const purchaseTerms = ({ activity, items }: PurchaseCheckout) => ({
  activityId: activity.activityId,
  name: activity.name,
  prices: new Map([...items.values()].map(({ itemId, price }) => [itemId, price])),
})
