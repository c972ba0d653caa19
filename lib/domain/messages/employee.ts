/** Messages that several rules, schemas or calls answer with: employee purchase. */

export const enterpriseMissing = '企业不存在'
export const enterpriseIdMissing = '企业ID必填'
export const enterpriseNameTooLong = '企业名称不能超过50个字'
export const workIdMissing = '请输入6位员工工号'
export const workIdInvalid = '员工工号填写错误'
