import { discountRate } from '../money'

/** The condition and the benefit of a tier as `ruleText` writes them. */
const tier = /^(?:消费满([\d.]+)元|购买满(\d+)件)，(.+)$/
const reduction = /^减([\d.]+)元(,且上不封顶)?$/
const discount = /^给予(\d+)%优惠$/

/** A benefit as short as shop signs say it: 减120, 打8.8折. */
function shortBenefit(benefit: string): string {
  const minus = reduction.exec(benefit)?.[1]
  if (minus) return `减${minus}`
  const percent = discount.exec(benefit)?.[1]
  return percent ? `打${discountRate(Number(percent))}折` : benefit
}

/**
 * A tier of a promotion as pages show it, from the numbers in the text of the contract (`ruleText`): 满3000减120,
 * 每满2000减80，上不封顶, 满2件打9折. Texts of other forms stay as they are.
 */
export function shownRule(rule: string): string {
  const [, yuan, pieces, benefit] = tier.exec(rule) ?? []
  if (benefit === undefined) return rule
  const condition = yuan === undefined ? `满${pieces}件` : `满${yuan}`
  const repeats = benefit.endsWith('上不封顶')
  return `${repeats ? '每' : ''}${condition}${shortBenefit(benefit)}${repeats ? '，上不封顶' : ''}`
}

/** Threshold of a tier: cents or pieces. */
export interface Threshold {
  of: 'cents' | 'pieces'
  value: number
}

/** The lowest tier of a promotion (`condition_rules` of the contract); null for texts of other forms. */
export function lowestThreshold(rules: string): Threshold | null {
  const thresholds = rules.split(';').flatMap((rule): Threshold[] => {
    const [, yuan, pieces] = tier.exec(rule) ?? []
    if (yuan !== undefined) return [{ of: 'cents', value: Math.round(Number(yuan) * 100) }]
    return pieces === undefined ? [] : [{ of: 'pieces', value: Number(pieces) }]
  })
  return thresholds.reduce<Threshold | null>(
    (lowest, one) => (lowest === null || one.value < lowest.value ? one : lowest),
    null,
  )
}

/** All tiers of a promotion (`condition_rules` of the contract), one text each. */
export const shownRules = (rules: string): string[] => rules.split(';').filter(Boolean).map(shownRule)
