import { MallError } from '../../errors'
import * as orderMessages from '../../messages/order'
import type { PointRule } from './bill'

/** Points needed for an amount of cents, rounded up (contract trade §13.1). */
export const pointsFor = (rule: PointRule, cents: number): number =>
  Math.ceil((cents * rule.deductPoint) / 100)

/** Value of points in cents, rounded down (contract trade §13.1). */
export const pointMoney = (rule: Pick<PointRule, 'deductPoint'>, points: number): number =>
  Math.floor(Number(((points / rule.deductPoint) * 100).toFixed(4)))

/** Hundredths of a cent that points may pay of the items: a share in percent, which is not rounded to cents. */
const coverable = (rule: PointRule, goodsFee: number): number => goodsFee * rule.proportionLimit

/**
 * Points that may be used on an order: `limit` by the share of the items that points may pay, `max` by the balance as
 * well. `goodsFee` in cents.
 */
export function pointLimits(rule: PointRule, { goodsFee, balance }: { goodsFee: number; balance: number }) {
  const part = coverable(rule, goodsFee)
  const limit = rule.isOpen ? Math.ceil((part * rule.deductPoint) / 10_000) : 0
  return {
    limit,
    max: Math.min(limit, balance),
    coversAll: rule.isOpen && part >= goodsFee * 100 && goodsFee > 0,
  }
}

/**
 * Checks the points that a buyer wants to use on an order and returns them.
 * @throws MallError with the text of contract trade §13.1 when they may not be used
 */
export function checkPoints(
  rule: PointRule,
  order: { goodsFee: number; balance: number },
  points: number,
): number {
  if (points === 0) return 0
  const { name } = rule
  if (!rule.isOpen) throw new MallError(orderMessages.paymentTypeOff(name))
  if (order.goodsFee === 0) throw new MallError(`本单不能使用${name}!`)
  if (points < 0) throw new MallError(`订单使用${name}不能低于一${name}!`)
  if (points > order.balance) throw new MallError(`${name}不足`)
  const exceeds = (used: number) => pointMoney(rule, used) * 100 > coverable(rule, order.goodsFee)
  // The last point may be worth more than the last cent that it pays: refuse only if one point fewer is too much, too.
  if (exceeds(points) && exceeds(points - 1)) {
    throw new MallError(`超出本单可用${name}抵扣`)
  }
  return points
}

/**
 * The points that pay an order as a whole (contract trade §13.1). Points do not pay freight.
 * @throws MallError 当前积分不足以支付本次订单费用! when they cannot
 */
export function pointsForAll(
  rule: PointRule,
  { goodsFee, balance, freightFee }: { goodsFee: number; balance: number; freightFee: number },
): number {
  if (!rule.isOpen) throw new MallError(orderMessages.paymentTypeOff(rule.name))
  if (goodsFee + freightFee === 0) return 0
  const { limit, max, coversAll } = pointLimits(rule, { goodsFee, balance })
  if (!coversAll || freightFee > 0 || max < limit)
    throw new MallError(`当前${rule.name}不足以支付本次订单费用!`)
  return max
}
