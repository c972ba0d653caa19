import { percentOf } from '../money'
import { joinProblem, type Joiner, type Marketing } from './marketing'
import type { OfferScope } from './range'
import { isReduction, type MarketingRule } from './rule'

/** The 满减 and 满折 that a product may join, the one first that an order applies without a choice: the earliest started. */
export const joinableReductions = (
  marketings: readonly Marketing[],
  goods: OfferScope,
  joiner: Joiner,
  now: number,
): Marketing[] =>
  marketings
    .filter((one) => isReduction(one.marketingType) && joinProblem(one, goods, joiner, now) === null)
    .sort((one, other) => one.startTime - other.startTime || one.marketingId - other.marketingId)

/** The sums of the lines that join a promotion: `fee` in cents after the member price, `num` in pieces. */
export interface JoinedWorth {
  fee: number
  num: number
}

/** The value that the tiers of a promotion are compared with: cents or pieces. */
export const measureOf = (marketing: Pick<Marketing, 'conditionType'>, worth: JoinedWorth): number =>
  marketing.conditionType === 'quantity' ? worth.num : worth.fee

/** The highest reached tier, or null. Tiers may be stored in any sequence. */
export function reachedTier(
  marketing: Pick<Marketing, 'conditionType' | 'rules'>,
  worth: JoinedWorth,
): MarketingRule | null {
  const measure = measureOf(marketing, worth)
  let best: MarketingRule | null = null
  for (const rule of marketing.rules) {
    if (rule.full <= measure && (best === null || rule.full > best.full)) best = rule
  }
  return best
}

/**
 * The reduction of a 满减 or 满折 in cents with its tier; null when no tier is reached. With 上不封顶 (`canjoinRepeat`) the
 * top tier applies once per multiple. Never more than the value of the lines (contract trade §3.3).
 */
export function fullReduction(
  marketing: Pick<Marketing, 'marketingType' | 'conditionType' | 'rules' | 'canjoinRepeat'>,
  worth: JoinedWorth,
): { fee: number; rule: MarketingRule } | null {
  const rule = reachedTier(marketing, worth)
  if (!rule) return null
  const fee =
    marketing.marketingType === 'full_discount'
      ? percentOf(worth.fee, rule.discount ?? 0)
      : (rule.minus ?? 0) * repeats(marketing, rule, worth)
  return { fee: Math.min(fee, worth.fee), rule }
}

function repeats(
  marketing: Pick<Marketing, 'conditionType' | 'rules' | 'canjoinRepeat'>,
  rule: MarketingRule,
  worth: JoinedWorth,
): number {
  const isTop = marketing.rules.every(({ full }) => full <= rule.full)
  if (!marketing.canjoinRepeat || !isTop || rule.full <= 0) return 1
  return Math.floor(measureOf(marketing, worth) / rule.full)
}
