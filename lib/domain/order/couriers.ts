import * as parcelMessages from '../messages/parcel'

/** Couriers by the code of the contract (contract trade §10.8); `kuaidi100` is the code at the tracking service. */
export const couriers = [
  { code: 'SF', name: '顺丰快递', kuaidi100: 'shunfeng' },
  { code: 'YTO', name: '圆通速递', kuaidi100: 'yuantong' },
  { code: 'STO', name: '申通快递', kuaidi100: 'shentong' },
  { code: 'ZTO', name: '中通速递', kuaidi100: 'zhongtong' },
  { code: 'YD', name: '韵达快递', kuaidi100: 'yunda' },
  { code: 'HTKY', name: '百世汇通', kuaidi100: 'huitongkuaidi' },
  { code: 'EMS', name: 'EMS国内', kuaidi100: 'ems' },
  { code: 'JD', name: '京东快递', kuaidi100: 'jd' },
  { code: 'DBL', name: '德邦', kuaidi100: 'debangkuaidi' },
  { code: 'YZPY', name: '邮政平邮/小包', kuaidi100: 'youzhengguonei' },
  { code: 'HHTT', name: '天天快递', kuaidi100: 'tiantian' },
  { code: 'ZJS', name: '宅急送', kuaidi100: 'zhaijisong' },
  { code: 'JTSD', name: '极兔速递', kuaidi100: 'jtexpress' },
  { code: 'ANE', name: '安能物流', kuaidi100: 'annengwuliu' },
] as const

/** A courier by its code; undefined for unknown ones. */
export const courierOf = (code: string): (typeof couriers)[number] | undefined =>
  couriers.find((courier) => courier.code === code)

/** The name of a courier; its code when it is unknown. */
export const courierName = (code: string): string => courierOf(code)?.name ?? code

/** The last word of a courier's name, which files leave out or replace: 顺丰, 顺丰速运 and 顺丰快递 are one. */
const nameEnd = /(?:快递|速递|速运|快运|物流|国内)$/
const stem = (name: string): string => name.trim().toLowerCase().replace(nameEnd, '')

/** A courier by its code or by its name, as files write it; undefined for unknown ones. */
export const courierNamed = (name: string): (typeof couriers)[number] | undefined =>
  courierOf(name.trim().toUpperCase()) ?? couriers.find((courier) => stem(courier.name) === stem(name))

/** The text for a missing or wrong tracking number, or null. */
export function trackingProblem(trackingNumber: string): string | null {
  if (trackingNumber === '') return parcelMessages.trackingNumberMissing
  if (trackingNumber.length < 6) return '运单号不能小于6'
  if (trackingNumber.length > 20) return parcelMessages.trackingNumberTooLong
  return /^[A-Za-z\d-]+$/.test(trackingNumber) ? null : '运单号不正确'
}

/** The text for the first missing or wrong field of a parcel, or null (contract operator). */
export function parcelProblem(corp: string, trackingNumber: string): string | null {
  if (corp === '') return parcelMessages.courierMissing
  return trackingProblem(trackingNumber) ?? (courierOf(corp) ? null : parcelMessages.courierUnknown)
}
