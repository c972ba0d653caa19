import { splitByWorth } from '../../money'
import type { Marketing } from '../marketing'
import type { MarketingRule } from '../rule'
import { reachedTier, worthOf, type JoinedLine, type JoinedWorth } from '../tiers'

/** The settings of a promotion that its reduction depends on. */
export type ReductionTerms = Pick<Marketing, 'conditionType' | 'rules' | 'canjoinRepeat'>

/** A reduction in cents with its tier. */
interface Reduction {
  fee: number
  /** One per line, with the sum `fee`; null for a line that it does not concern. */
  shares: (number | null)[]
  rule: MarketingRule
}

/** The reduction of the lines that join a promotion together, one per SKU; null when no tier is reached. */
export type Reduce = (terms: ReductionTerms, lines: readonly JoinedLine[]) => Reduction | null

/**
 * The highest reached tier decides; the lines share its amount in proportion to their value, and it is never more than
 * that value (contract trade §3.3).
 * @param amountOf cents that a tier takes off
 */
export const tierReduction =
  (amountOf: (rule: MarketingRule, worth: JoinedWorth, terms: ReductionTerms) => number): Reduce =>
  (terms, lines) => {
    const worth = worthOf(lines)
    const rule = reachedTier(terms, worth)
    if (!rule) return null
    const fee = Math.min(amountOf(rule, worth, terms), worth.fee)
    const weights = lines.map((line) => line.fee)
    return { fee, shares: splitByWorth(fee, weights), rule }
  }
