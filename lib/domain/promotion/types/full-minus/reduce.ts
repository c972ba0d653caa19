import type { MarketingRule } from '../../rule'
import { measureOf, type JoinedWorth } from '../../tiers'
import { tierReduction, type ReductionTerms } from '../reduction'

/** 满减: an amount off; with 上不封顶 (`canjoinRepeat`) that of the top tier once per multiple (contract trade §3.3). */
export const fullMinus = tierReduction(
  (rule, worth, terms) => (rule.minus ?? 0) * repeats(rule, worth, terms),
)

function repeats(rule: MarketingRule, worth: JoinedWorth, terms: ReductionTerms): number {
  const isTop = terms.rules.every(({ full }) => full <= rule.full)
  if (!terms.canjoinRepeat || !isTop || rule.full <= 0) return 1
  return Math.floor(measureOf(terms, worth) / rule.full)
}
