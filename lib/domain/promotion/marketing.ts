import { shortYuan } from '../money'
import { allowsGrade, holdsFor, type GradeLimit, type OfferScope, type Range } from './range'
import type { MarketingRule, MarketingType } from './rule'

/** A cart promotion as the rules see it; money in cents, times in epoch seconds (contract trade §3.3). */
export interface Marketing extends Range, GradeLimit {
  marketingId: number
  marketingType: MarketingType
  marketingName: string
  /** Short label, such as 满减. */
  promotionTag: string
  conditionType: 'totalfee' | 'quantity'
  rules: readonly MarketingRule[]
  canjoinRepeat: boolean
  inProportion: boolean
  /** Orders that one member may place with it; 0 means no limit. */
  joinLimit: number
  /** Orders this member has placed with it. */
  joined: number
  /** The shop whose products it covers; 0 is the mall itself. */
  distributorId: number
  startTime: number
  endTime: number
}

export type MarketingStatus = 'waiting' | 'ongoing' | 'end'

/** The status of a promotion at a moment (contract goods §3.3). @param now epoch seconds */
export function marketingStatus(times: { startTime: number; endTime: number }, now: number): MarketingStatus {
  if (now < times.startTime) return 'waiting'
  return now < times.endTime ? 'ongoing' : 'end'
}

/** The member who wants to join; null for a guest. */
export type Joiner = { gradeId: number; vipGradeId: number } | null

/** The text why a product may not join a promotion for this member, or null (contract trade §2.5). */
export function joinProblem(
  marketing: Marketing,
  goods: OfferScope,
  joiner: Joiner,
  now: number,
): string | null {
  if (!holdsFor(marketing, goods)) return '活动不适用该商品'
  if (marketing.distributorId !== goods.distributorId) return '活动不适用该店铺'
  if (marketingStatus(marketing, now) !== 'ongoing') return '活动未开始或已过期'
  if (!allowsGrade(marketing, joiner)) return '您的会员等级不能参加该活动'
  if (marketing.joinLimit > 0 && marketing.joined >= marketing.joinLimit) return '您已达到参与上限'
  return null
}

const condition = (marketing: Pick<Marketing, 'conditionType'>, full: number) =>
  marketing.conditionType === 'quantity' ? `购买满${full}件` : `消费满${shortYuan(full)}元`

/**
 * One tier as text: 消费满5000元，减300元 (contract trade §3.3).
 * @param nameOf names of gifts and exchange products by SKU id
 */
export function ruleText(
  marketing: Pick<Marketing, 'marketingType' | 'conditionType' | 'canjoinRepeat'>,
  rule: MarketingRule,
  nameOf: (itemId: number) => string | undefined = () => undefined,
): string {
  const names = (items: readonly { itemId: number }[] = []) =>
    items
      .map(({ itemId }) => nameOf(itemId))
      .filter((name) => name !== undefined)
      .join('、')
  const start = condition(marketing, rule.full)
  switch (marketing.marketingType) {
    case 'full_minus':
      return `${start}，减${shortYuan(rule.minus ?? 0)}元${marketing.canjoinRepeat ? ',且上不封顶' : ''}`
    case 'full_discount':
      return `${start}，给予${rule.discount ?? 0}%优惠`
    case 'full_gift':
      return `${start}，送赠品${prefixed(names(rule.gifts))}`
    case 'plus_price_buy':
      return `${start}，${plusText(rule.plus ?? [], names)}`
    case 'member_preference':
      return '会员优先购'
  }
}

/** Each price with its own products: 加价59元换购：电水壶，加价199元换购：空气炸锅. Without names the prices only. */
function plusText(
  plus: NonNullable<MarketingRule['plus']>,
  namesOf: (items: readonly { itemId: number }[]) => string,
): string {
  const byPrice = [...Map.groupBy(plus, ({ price }) => shortYuan(price))]
  const named = byPrice.filter(([, items]) => namesOf(items) !== '')
  return named.length === 0
    ? `加价${byPrice.map(([yuan]) => `${yuan}元`).join('或')}换购`
    : named.map(([yuan, items]) => `加价${yuan}元换购：${namesOf(items)}`).join('，')
}

const prefixed = (names: string) => (names === '' ? '' : `：${names}`)

/** All tiers as one text, for `condition_rules` of the contract. */
export const rulesText = (
  marketing: Pick<Marketing, 'marketingType' | 'conditionType' | 'canjoinRepeat' | 'rules'>,
  nameOf?: (itemId: number) => string | undefined,
): string => marketing.rules.map((rule) => ruleText(marketing, rule, nameOf)).join(';')
