import * as employeeMessages from '../messages/employee'
import * as goodsMessages from '../messages/goods'
import * as requestMessages from '../messages/request'
import type { EmployeeActivity, EmployeeActivityStatus } from './activity'

/** Sentences for operators who run employee purchase. They are our own. */
export const operatorEmployeeTexts = {
  noEnterprise: employeeMessages.enterpriseMissing,
  noActivity: goodsMessages.activityMissing,
  noEmployee: '员工不存在',
  nameMissing: '企业名称必填',
  snMissing: '企业编号必填',
  snTaken: '企业编号已存在',
  activityName: '活动名称必填',
  enterprises: '请选择参与企业',
  times: '活动时间不正确',
  end: requestMessages.endBeforeStart,
  display: '展示时间不能晚于开始时间',
  relativeEnd: '亲友结束时间必须晚于开始时间',
  inviteLimit: '请填写每人可邀请的亲友人数',
  fee: '内购额度不正确',
  noFee: '内购额度必须大于0',
  shared: '活动已有订单，不能更改亲友额度的共享方式',
  finished: '活动已结束，不能修改',
  price: '内购价不正确',
  dearer: '内购价不能高于销售价',
  store: goodsMessages.activityStockInvalid,
  soldMore: '活动库存不能小于已售数量',
  twice: '同一商品不能重复',
  hasSold: '商品已售出，不能移除',
} as const

/** Default terms for relatives, where the operator sets none. */
export const relativeTerms = {
  ifRelativeJoin: false,
  inviteLimit: 0,
  relativeBeginTime: 0,
  relativeEndTime: 0,
  ifShareLimitfee: false,
  relativeLimitfee: 0,
}

/** Why an activity cannot be saved like this, or null. */
export function activityTermsProblem(
  terms: Pick<
    EmployeeActivity,
    | 'displayTime'
    | 'employeeBeginTime'
    | 'employeeEndTime'
    | 'employeeLimitfee'
    | 'ifRelativeJoin'
    | 'inviteLimit'
    | 'relativeBeginTime'
    | 'relativeEndTime'
    | 'ifShareLimitfee'
    | 'relativeLimitfee'
  >,
): string | null {
  const texts = operatorEmployeeTexts
  if (terms.employeeEndTime <= terms.employeeBeginTime) return texts.end
  if (terms.employeeLimitfee <= 0) return texts.noFee
  if (!terms.ifRelativeJoin) return terms.displayTime > terms.employeeBeginTime ? texts.display : null
  if (terms.relativeEndTime <= terms.relativeBeginTime) return texts.relativeEnd
  if (terms.inviteLimit <= 0) return texts.inviteLimit
  if (!terms.ifShareLimitfee && terms.relativeLimitfee <= 0) return texts.noFee
  return terms.displayTime > Math.min(terms.employeeBeginTime, terms.relativeBeginTime) ? texts.display : null
}

/** Which states an activity may be given; 已结束 and 已取消 are final. */
const nextStatuses: Record<EmployeeActivityStatus, readonly EmployeeActivityStatus[]> = {
  active: ['pending', 'over', 'cancel'],
  pending: ['active', 'over', 'cancel'],
  over: [],
  cancel: [],
}

export const mayBecome = (from: EmployeeActivityStatus, to: EmployeeActivityStatus): boolean =>
  nextStatuses[from].includes(to)

/** Whether operators may still change an activity. */
export const isRunnable = (status: EmployeeActivityStatus): boolean => nextStatuses[status].length > 0

/** Why a SKU cannot be sold in an activity like this, or null. `sold` is what the activity has sold of it. */
export function itemTermsProblem(
  { price, store }: { price: number; store: number },
  { salePrice, sold }: { salePrice: number; sold: number },
): string | null {
  if (price > salePrice) return operatorEmployeeTexts.dearer
  return store < sold ? operatorEmployeeTexts.soldMore : null
}
