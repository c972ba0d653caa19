import type { Marketing } from '../../marketing'
import type { MarketingRule } from '../../rule'
import { measureOf, reachedTier, type JoinedWorth } from '../../tiers'

/**
 * The offer of a 加价购: the items of its reached tiers, each at its lowest price there. Without a reached tier `items`
 * are those of the lowest one and `missing` tells how many cents or pieces it needs (contract trade §3.4).
 */
export function plusOffer(
  marketing: Pick<Marketing, 'conditionType' | 'rules'>,
  worth: JoinedWorth,
): { rule: MarketingRule; missing: number; items: { itemId: number; price: number }[] } | null {
  const measure = measureOf(marketing, worth)
  const lowest = marketing.rules.reduce<MarketingRule | null>(
    (best, rule) => (best === null || rule.full < best.full ? rule : best),
    null,
  )
  if (!lowest) return null
  const rule = reachedTier(marketing, worth)
  if (!rule) return { rule: lowest, missing: lowest.full - measure, items: lowest.plus ?? [] }
  const prices = new Map<number, number>()
  for (const { full, plus = [] } of marketing.rules)
    if (full <= measure)
      for (const { itemId, price } of plus) prices.set(itemId, Math.min(price, prices.get(itemId) ?? price))
  return { rule, missing: 0, items: [...prices].map(([itemId, price]) => ({ itemId, price })) }
}
