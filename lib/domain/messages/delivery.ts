/** Messages about regions and delivery, of the server and the desk. */

export const districtMissing = '地区不存在'
export const noDeliveryThere = '该地区不进行配送，如有疑问请联系商家'
