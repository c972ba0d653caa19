/** Messages about what people at the desk may do, and about their accounts. */

export const notAllowed = '您的账号没有这项权限，请联系店主'
export const memberIsDisabled = '该手机号的会员账号已停用'
export const roleMissing = '请选择角色'
export const shopNeeded = '请选择所属店铺'
