import * as orderMessages from '../../messages/order'

/** Rules of offline transfers (contract trade §7.7, spec 3 §1 /cashier). */

export const maxVoucherPictures = 6
/** Characters of the remark of a transfer. */
export const maxTransferRemark = 100

/**
 * Days for which an order that is paid by transfer stays open without a voucher in review, until an operator stores
 * another number: a transfer over a weekend or a short holiday arrives in time. The contract's year (contract trade
 * §12.3) would keep the stock of abandoned orders for as long.
 */
export const offlineOrderDays = 7

/** Texts of the voucher form (spec 3 §1, /cashier). */
export const voucherProblems = {
  account: '请选择转入银行',
  noPicture: '请选择凭证图片',
  tooMany: orderMessages.tooManyVoucherPictures,
  inReview: '付款凭证正在审核中，请耐心等待',
} as const

/** Labels of `check_status` (contract trade §7.7). */
const voucherStates = { 0: '待处理', 1: '已审核', 2: '已拒绝', 9: '已取消' } as const
export type VoucherState = keyof typeof voucherStates

/** 审核状态 of a reviewed voucher (spec 3 §1, /cashier). */
export const voucherReviews = { 1: '审核通过', 2: '审核拒绝', 9: voucherStates[9] } as const

/** Progress texts of an unpaid order with a voucher, in its timeline and in the cashier. */
export const voucherProgress = {
  inReview: '凭证已提交，等待商家确认',
  refused: '付款凭证未通过，请修改后重新提交',
} as const
