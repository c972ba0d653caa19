/** Messages that several rules, schemas, calls or pages show: parcels and pickup. */

export const parcelMissing = '发货单不存在'
export const courierMissing = '物流公司不能为空'
export const courierUnknown = '物流公司不正确'
export const trackingNumberMissing = '运单号不能为空'
export const trackingNumberTooLong = '运单号不能大于20'
export const shippedQuantityInvalid = '发货数量不正确'
export const cancelledQuantityInvalid = '取消数量不正确'
export const pickupCodeWrong = '提货码错误'
export const handedOver = '已核销，请把商品交给买家'
