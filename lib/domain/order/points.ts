import { MallError } from '../errors'
import type { PointRule } from './bill'

/** Points that pay an amount of cents, rounded up (contract trade §13.1). */
export const pointsFor = (rule: PointRule, cents: number): number =>
  Math.ceil((cents * rule.deductPoint) / 100)

/** Cents that points pay, rounded down (contract trade §13.1). */
export const pointMoney = (rule: PointRule, points: number): number =>
  Math.floor(Number(((points / rule.deductPoint) * 100).toFixed(4)))

/** Points that one order allows: by the share of the goods they may cover, and by what the member has. */
export function pointLimits(rule: PointRule, { goodsFee, balance }: { goodsFee: number; balance: number }) {
  const coverable = Math.floor((goodsFee * rule.proportionLimit) / 100)
  const limit = rule.isOpen ? pointsFor(rule, coverable) : 0
  return {
    limit,
    max: Math.min(limit, balance),
    coversAll: rule.isOpen && coverable === goodsFee && goodsFee > 0,
  }
}

/**
 * The points an order uses: 0 for none, else the wanted number.
 * @throws MallError with the contract's sentence (trade §13.1) when they may not be used.
 */
export function checkPoints(
  rule: PointRule,
  order: { goodsFee: number; balance: number },
  wanted: number,
): number {
  if (wanted === 0) return 0
  const { name } = rule
  if (!rule.isOpen) throw new MallError(`${name}支付未开启`)
  if (order.goodsFee === 0) throw new MallError(`本单不能使用${name}!`)
  if (wanted < 0) throw new MallError(`订单使用${name}不能低于一${name}!`)
  if (wanted > order.balance) throw new MallError(`${name}不足`)
  const coverable = Math.floor((order.goodsFee * rule.proportionLimit) / 100)
  // One point may be worth more than the last cent it pays, so the number below must be too much as well.
  if (pointMoney(rule, wanted) > coverable && pointMoney(rule, wanted - 1) > coverable) {
    throw new MallError(`超出本单可用${name}抵扣`)
  }
  return wanted
}
