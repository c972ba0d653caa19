import 'server-only'
import { employeeOrderProblem, employeeTexts } from '@/lib/domain/employee'
import { MallError } from '@/lib/domain/errors'
import type { BillLine } from '@/lib/domain/order/price/bill'
import { loadCheckedLines, loadItems, loadOwnActivity } from '@/lib/server/trade/employee/load-offer'
import { takesNothing, type LoadOffer } from './offer'

/**
 * An activity of employee purchase with the budget of the member. The SKUs are those of the request, otherwise the
 * ticked lines of the member's cart in the activity.
 * @throws MallError 购物车为空, and those of `loadOwnActivity`: the prices are only for employees and their relatives
 */
export const employeePurchaseOffer: LoadOffer<'employee_purchase'> = async (db, viewer, ordered) => {
  const { kind, activityId, enterpriseId } = ordered
  const userId = viewer?.userId ?? 0
  const found = await loadOwnActivity(db, userId, { activityId, enterpriseId })
  const isFromCart = ordered.named === null
  const named = ordered.named ?? (await loadCheckedLines(db, userId, { activityId, enterpriseId }))
  if (named.length === 0) throw new MallError(employeeTexts.cartEmpty)
  const itemIds = named.map(({ itemId }) => itemId)
  const items = await loadItems(db, found, itemIds)
  const takenLine = ({ sku: { itemId }, num, price }: BillLine) => {
    const { limitNum = 0, limitFee = 0 } = items.get(itemId) ?? {}
    return { itemId, num, price, limitNum, limitFee }
  }
  return {
    kind,
    source: { named },
    open: () => ({
      kind,
      employee: {
        activityId,
        name: found.activity.name,
        prices: new Map([...items.values()].map(({ itemId, price }) => [itemId, price])),
      },
    }),
    assertLines(lines, { now }) {
      const bought = lines.map(({ sku, num }) => ({ itemId: sku.itemId, itemName: sku.itemName, num }))
      const problem = employeeOrderProblem({ ...found, items }, bought, now)
      if (problem) throw new MallError(problem)
    },
    // The budget pays the prices of the activity, without freight.
    taken({ lines: billLines }) {
      const { ownerId, limit } = found.budget
      const lines = billLines.map(takenLine)
      const fee = lines.reduce((sum, { num, price }) => sum + num * price, 0)
      return {
        ...takesNothing,
        employee: { activityId, enterpriseId, ownerId, limit, fee, lines, isFromCart },
      }
    },
  }
}
