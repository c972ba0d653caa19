import * as requestMessages from '../messages/request'

/** Error texts of a decision about an application; for the form of operators and the call (contract operator). */
export const decisionTexts = {
  result: requestMessages.decisionMissing,
  wrongPlace: '店铺位置不正确',
  reason: requestMessages.rejectionReasonMissing,
  longReason: requestMessages.reasonTooLong,
} as const

export const maxReason = 200
