/** Messages that several rules, schemas, calls or pages show: coupons. */

export const voucherCouponMissing = '兑换券不存在'
