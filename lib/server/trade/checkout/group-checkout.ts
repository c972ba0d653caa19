import 'server-only'
import type { OrderInput } from '@/lib/contract/trade/checkout'
import { MallError } from '@/lib/domain/errors'
import { groupProblem, groupTexts } from '@/lib/domain/group'
import type { FactLine } from '@/lib/server/trade/bill/load-facts'
import type { Queries } from '@/lib/server/ground/db/connection'
import { loadOffer, type GroupOffer } from '@/lib/server/catalogue/group/load-offer'
import type { Viewer } from '@/lib/domain/person/viewer'

/**
 * The activity and team of a group order; null for other orders (contract trade §6.1).
 * @throws MallError 拼团活动id必填, 该活动已下架
 */
export async function groupOf(
  db: Queries,
  viewer: Viewer | null,
  input: OrderInput,
): Promise<GroupOffer | null> {
  if (input.order_type !== 'normal_groups') return null
  if (!input.bargain_id) throw new MallError(groupTexts.missing)
  const offer = await loadOffer(db, viewer?.userId ?? 0, input.bargain_id, input.team_id || null)
  if (!offer) throw new MallError(groupTexts.closed)
  return offer
}

/** The line of a group order: a sale of the SKU neither sets its price nor limits it. */
export const outsideSales = (line: FactLine): FactLine => ({ ...line, sku: { ...line.sku, activity: null } })

/** @throws MallError with a text of `groupTexts` when the lines cannot be bought in this group */
export function assertInGroup(
  lines: readonly FactLine[],
  viewer: Viewer | null,
  { activity, team, bought, leads, skuStore }: GroupOffer,
  now: number,
): void {
  const request = {
    userId: viewer?.userId ?? 0,
    itemIds: lines.flatMap((line) => (line.package ? [line.sku.itemId, 0] : [line.sku.itemId])),
    num: lines.reduce((sum, line) => sum + line.num, 0),
    ...{ team, bought, leads, skuStore },
  }
  const problem = groupProblem(activity, request, now)
  if (problem) throw new MallError(problem)
}
