/** Messages that several rules, schemas or calls answer with: orders, payments and invoices. */

export const paymentFailed = '支付失败'
export const tooManyVoucherPictures = '最多上传6张图片'
export const orderMissing = '订单不存在'
/** @param orderId as it was asked for */
export const orderNumberUnknown = (orderId: string) => `订单号为${orderId}的订单不存在`
export const orderNumberMissing = '订单号不存在'
export const orderNumberInvalid = '订单号异常'
export const orderDataInvalid = '订单数据异常'
export const currentOrderMissing = '当前订单不存在'
export const nothingToPay = '当前订单不需要支付'
export const paymentTypeUnknown = '无此类型支付！'
/** @param name of the payment type: 积分 */
export const paymentTypeOff = (name: string) => `${name}支付未开启`
export const paymentTimedOut = '支付超时，二维码已失效'
export const gradeOrderFailed = '会员卡购买失败，信息有误'
export const rechargeAmountInvalid = '充值金额不正确'
export const accountRowMissing = '账户不存在'
export const differenceMissing = '差异不存在'
export const newPriceInvalid = '改价金额不正确'
export const invoiceMissing = '发票不存在'
export const invoiceFileInvalid = '发票文件地址不正确'
export const invoiceTitleMissing = '发票抬头不存在'
export const invoiceTitleEmpty = '请填写发票抬头'
export const invoiceTaxNumberInvalid = '请填写正确的企业税号'
export const invoiceAskedAlready = '订单已申请发票'
export const invoiceNothingLeft = '没有可开票的金额'
export const orderHasNoInvoice = '此订单无发票信息'
