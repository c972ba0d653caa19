/** What must be said about an application that is decided; for the form of operators and the call (contract operator). */
export const decisionTexts = {
  result: '请选择处理结果',
  place: '请填写店铺位置',
  wrongPlace: '店铺位置不正确',
  reason: '拒绝原因必填',
  longReason: '原因不能超过200个字',
} as const

export const maxReason = 200
