import type { Marketing } from './marketing'
import type { MarketingRule } from './rule'

/** A line that joins a promotion: `fee` in cents after the member price, `num` in pieces. */
export interface JoinedLine {
  fee: number
  num: number
}

/** The sums of the lines that join a promotion. */
export type JoinedWorth = JoinedLine

export const worthOf = (lines: readonly JoinedLine[]): JoinedWorth => ({
  fee: lines.reduce((sum, { fee }) => sum + fee, 0),
  num: lines.reduce((sum, { num }) => sum + num, 0),
})

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
