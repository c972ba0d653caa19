/** Messages that several rules, schemas, calls or pages show: shops and merchants. */

export const shopMissing = '店铺不存在'
export const shopUnknown = '店铺查询错误.'
export const shopInvalid = '店铺信息有误'
export const applicationMissing = '入驻申请不存在'
export const applicationStepInvalid = '入驻信息填写步骤错误'
export const tradeScopeInvalid = '经营范围错误，请确认后重新提交'
export const settlementBankMissing = '请选择结算银行'
export const bankAccountMissing = '请输入结算银行账号'
export const idNumberMissing = '请输入身份证号码'
export const mobileMissing = '请输入手机号码'
