import * as goodsMessages from '../messages/goods'
import { allowsGrade, holdsFor, type GradeLimit, type OfferScope, type Range } from './range'
import type { MarketingRule, PromotionType } from './rule'

/** A cart promotion as the rules see it; money in cents, times in epoch seconds (contract trade §3.3). */
export interface Marketing extends Range, GradeLimit {
  marketingId: number
  marketingType: PromotionType
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

/** The viewer of a promotion; null for a guest. */
export type Joiner = { gradeId: number; vipGradeId: number } | null

/** The text why a product may not join a promotion for this member, or null (contract trade §2.5). */
export function joinProblem(
  marketing: Marketing,
  goods: OfferScope,
  joiner: Joiner,
  now: number,
): string | null {
  if (!holdsFor(marketing, goods)) return goodsMessages.activityNotForGoods
  if (marketing.distributorId !== goods.distributorId) return '活动不适用该店铺'
  if (marketingStatus(marketing, now) !== 'ongoing') return goodsMessages.activityOver
  if (!allowsGrade(marketing, joiner)) return goodsMessages.activityNotForGrade
  if (marketing.joinLimit > 0 && marketing.joined >= marketing.joinLimit) return '您已达到参与上限'
  return null
}
