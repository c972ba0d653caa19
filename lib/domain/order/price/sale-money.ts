import { shortYuan } from '../../money'
import { isSelling } from '../../promotion'
import type { SkuFacts } from './bill'

/** The fields of a line for the money limits of a limited-time sale. */
interface SaleLine {
  sku: Pick<SkuFacts, 'activity' | 'activitySpent'>
  num: number
}

/**
 * The message when lines spend too little or too much in a limited-time sale, or null (contract trade §2.1).
 * @param isWhole the lines are a whole order: only then is the least amount of an order due
 */
export function saleMoneyProblem(lines: readonly SaleLine[], isWhole: boolean): string | null {
  const groups = Map.groupBy(
    lines.filter(({ sku }) => sku.activity?.type === 'limited_time_sale' && isSelling(sku.activity)),
    ({ sku }) => sku.activity?.seckillId,
  )
  for (const group of groups.values()) {
    const [first] = group
    if (!first?.sku.activity) continue
    const { limitMoney, limitTotalMoney } = first.sku.activity
    const fee = group.reduce((sum, { sku, num }) => sum + (sku.activity?.activityPrice ?? 0) * num, 0)
    if (isWhole && limitMoney > 0 && fee < limitMoney) return `活动单笔最少购买${shortYuan(limitMoney)}元`
    if (limitTotalMoney > 0 && first.sku.activitySpent + fee > limitTotalMoney)
      return `活动总限额${shortYuan(limitTotalMoney)}元`
  }
  return null
}
