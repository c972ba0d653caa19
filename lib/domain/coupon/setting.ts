import * as requestMessages from '../messages/request'
import * as shopMessages from '../messages/shop'
import type { CardType } from './card-type'

/**
 * The terms of a coupon that operators set (contract operator, contract member §7.1). Money in cents, times in epoch
 * seconds.
 */

export const maxLockHours = 720
export const maxGiveNum = 20

export const couponSettingTexts = {
  noCard: '优惠券不存在',
  noPackage: '请选择卡券包中的优惠券',
  cardTwice: '卡券包中的优惠券不能重复',
  noShop: shopMessages.shopMissing,
  reduce: '请填写减免金额',
  discount: '请填写折扣',
  range: '有效期不正确',
  beginInvalid: '有效期的开始时间不正确',
  endInvalid: '有效期的结束时间不正确',
  end: requestMessages.endBeforeStart,
  ended: '有效期已结束',
  term: '请填写有效天数',
  bound: '请选择适用范围',
  exchange: '请选择可兑换的商品',
  quantity: '发行数量不能少于已领取数量',
} as const

/** The terms of a new coupon. */
export interface CouponSetting {
  cardType: CardType
  /** Percent off, 1 to 99. */
  discount: number
  reduceCost: number
  dateType: 'DATE_TYPE_FIX_TIME_RANGE' | 'DATE_TYPE_FIX_TERM'
  /** For a range an epoch second; for a term the days until it begins. */
  beginDate: number
  endDate: number
  /** Days. */
  fixedTerm: number
  /** 0 all · 1 products · 2 main category · 3 tag · 4 brand · 5 all but these products */
  useBound: number
  boundIds: readonly number[]
}

/**
 * Validates the terms of a coupon: an error text, or null. An exchange coupon for everything would give any product
 * away.
 */
export function couponSettingProblem(setting: CouponSetting, now: number): string | null {
  const { cardType, dateType, beginDate, endDate, useBound, boundIds } = setting
  if (cardType === 'cash' && setting.reduceCost <= 0) return couponSettingTexts.reduce
  if (cardType === 'discount' && setting.discount <= 0) return couponSettingTexts.discount
  if (dateType === 'DATE_TYPE_FIX_TERM') {
    if (setting.fixedTerm <= 0 || beginDate > 365) return couponSettingTexts.term
  } else if (endDate === 0) return couponSettingTexts.range
  else if (endDate <= beginDate) return couponSettingTexts.end
  else if (endDate <= now) return couponSettingTexts.ended
  if (cardType === 'new_gift' && (useBound === 0 || useBound === 5)) return couponSettingTexts.exchange
  return useBound !== 0 && boundIds.length === 0 ? couponSettingTexts.bound : null
}
