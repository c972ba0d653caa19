/** `received_flag` of a coupon that can be claimed, as the text of its button (contract trade §4.2). */
export const claimTexts = { 0: '领取', 1: '已领取', 2: '已领完' } as const

/** Why a coupon of a member cannot be used any more (contract member §7.4). */
export const spentTexts = { used: '已使用', expired: '已过期' } as const

/** State of a member's claimed coupons of one card; `usable` when one can still be used. */
export type OwnCoupons = 'usable' | 'used' | 'expired'

/**
 * The text of the button, the same wherever a coupon is offered: a member who cannot claim more of it and has none left
 * sees their state instead of 已领取.
 */
export const claimText = (flag: keyof typeof claimTexts, own: OwnCoupons) =>
  flag === 1 && own !== 'usable' ? spentTexts[own] : claimTexts[flag]
