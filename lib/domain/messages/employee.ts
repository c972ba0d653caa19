/** Messages that several rules, schemas, calls or pages show: employee purchase. */

export const enterpriseMissing = '企业不存在'
export const enterpriseIdMissing = '企业ID必填'
export const enterpriseNameTooLong = '企业名称不能超过50个字'
export const workIdMissing = '请输入6位员工工号'
export const workIdInvalid = '员工工号填写错误'
export const invitesOff = '活动不可以邀请亲友'
export const activityClosed = '活动未开始或已结束'
export const budgetExceeded = '超出内购额度'
