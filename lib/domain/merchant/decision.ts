import * as messages from '../messages'

/** Error texts of a decision about an application; for the form of operators and the call (contract operator). */
export const decisionTexts = {
  result: messages.decisionMissing,
  place: '请填写店铺位置',
  wrongPlace: '店铺位置不正确',
  reason: messages.rejectionReasonMissing,
  longReason: messages.reasonTooLong,
} as const

export const maxReason = 200
