import type { CartGroup, CartLine } from '@/lib/contract/trade/cart'
import { isReduction } from '@/lib/domain/promotion/rule'
import { lowestThreshold, type Threshold } from '@/lib/domain/promotion/shown-rule'

/** A 满减 or 满折 that selected lines of a shop join but do not reach, and what is missing to its lowest tier. */
export interface MissingReduction {
  promotion: CartLine['promotions'][number]
  missing: Threshold
}

/** The promotion that a line joins: of several 满减 and 满折 the chosen one (contract trade §3.3). */
function joinedBy({ promotions, activity_id }: CartLine) {
  const options = promotions.filter(({ marketing_type: type }) => isReduction(type))
  return options.find((option) => option.activity_id === activity_id) ?? options[0]
}

/** The reductions that the selected lines of a shop do not reach yet. */
export function missingReductions({ list, activity_grouping: reached }: CartGroup): MissingReduction[] {
  const selected = list.filter((line) => line.is_checked)
  const joined = new Map(
    selected.flatMap((line) => joinedBy(line) ?? []).map((one) => [one.activity_id, one]),
  )
  return [...joined.values()].flatMap((promotion) => {
    const threshold = lowestThreshold(promotion.condition_rules)
    if (!threshold || reached.some(({ activity_id: id }) => id === promotion.activity_id)) return []
    const lines = selected.filter((line) => joinedBy(line)?.activity_id === promotion.activity_id)
    const worth = lines.reduce((sum, line) => sum + (threshold.of === 'cents' ? line.total_fee : line.num), 0)
    const missing = threshold.value - worth
    return missing > 0 ? [{ promotion, missing: { ...threshold, value: missing } }] : []
  })
}
