import { clockText, readHours } from '../shop/hours'
import { pickupDays, pickupHoursOn, type PickupTimes } from './pickup-days'
import type { PickupInfo } from './snapshot'

const everyDay = ['1', '2', '3', '4', '5', '6', '7']
/** Days ahead for which a pickup can be booked, today among them. */
const daysAhead = 7

/** A shop that hands goods over, as far as pickup asks. `hour` reads `09:00-21:00`. */
export interface PickupShop {
  distributorId: number
  name: string
  mobile: string
  hour: string
  isZiti: boolean
  province: string
  city: string
  area: string
  address: string
  lng: number
  lat: number
}

/** What a buyer typed for a pickup. */
export interface PickupRequest {
  name: string
  mobile: string
  /** The shop's own address is its negative id (contract trade §6.1). */
  location: number | undefined
  date: string
  time: readonly string[]
}

/** When a shop hands out goods: every day of the coming week in its hours; null when these are written in words. */
export function pickupTimes(shop: Pick<PickupShop, 'hour'>): PickupTimes | null {
  const open = readHours(shop.hour)
  if (!open) return null
  const hours = [[clockText(open.from), clockText(open.to)]] as const
  return { hours, workdays: everyDay, waitPickupDays: daysAhead, latestPickupTime: null }
}

/** Whether the shop hands out goods on that day, from and to these times. */
function isOpen(shop: PickupShop, { date, time: [from, to] }: PickupRequest, now: number): boolean {
  const times = pickupTimes(shop)
  if (!times || !pickupDays(times, now).includes(date)) return false
  return pickupHoursOn(times, date, now).some(([opens, closes]) => opens === from && closes === to)
}

/**
 * The sentence why a pickup cannot be booked, or what the order keeps of it (contract trade §6.3).
 * @param now epoch seconds
 */
export function bookPickup(
  shop: PickupShop | undefined,
  wish: PickupRequest,
  now: number,
): { problem: string } | { info: PickupInfo } {
  if (!shop?.isZiti) return { problem: '当前店铺不支持自提' }
  if (wish.name === '') return { problem: '请填写正确的提货人姓名' }
  if (wish.mobile === '') return { problem: '请填写提货人手机号' }
  if (wish.location === undefined) return { problem: '请选择提货地址' }
  if (wish.location !== -shop.distributorId) return { problem: '自提点不存在' }
  if (wish.date === '') return { problem: '自提日期必填' }
  const [from, to] = wish.time
  if (!from || !to) return { problem: '自提时间必填' }
  if (!isOpen(shop, wish, now)) return { problem: '该时间段不能提货，请重新选择' }
  return {
    info: {
      name: shop.name,
      address: shop.address,
      province: shop.province,
      city: shop.city,
      area: shop.area,
      contractPhone: shop.mobile,
      pickupDate: wish.date,
      pickupTime: [from, to],
      lng: shop.lng,
      lat: shop.lat,
    },
  }
}
