import type { Marketing } from '../../marketing'
import type { MarketingRule } from '../../rule'
import { measureOf, type JoinedWorth } from '../../tiers'

/**
 * The gifts of a 满赠: those of the first reached tier in stored sequence. `inProportion` multiplies the pieces by how
 * often the tier is reached. Null when no tier is reached (contract trade §3.4).
 */
export function fullGift(
  marketing: Pick<Marketing, 'conditionType' | 'rules' | 'inProportion'>,
  worth: JoinedWorth,
): { gifts: { itemId: number; num: number }[]; rule: MarketingRule } | null {
  const measure = measureOf(marketing, worth)
  const rule = marketing.rules.find(({ full }) => full <= measure)
  if (!rule) return null
  const times = marketing.inProportion && rule.full > 0 ? Math.floor(measure / rule.full) : 1
  return { gifts: (rule.gifts ?? []).map(({ itemId, num }) => ({ itemId, num: num * times })), rule }
}
