import * as orderMessages from '../../messages/order'
import { clockText, readHours } from '../../shop/hours'
import type { PickupInfo } from '../snapshot'
import { pickupDays, pickupHoursOn, type PickupTimes } from './pickup-days'

const everyDay = ['1', '2', '3', '4', '5', '6', '7']
/** Days for which a pickup can be booked, including today. */
const daysAhead = 7

/** The refusal of pickup at a shop that does not offer it (contract trade §6.3). */
export const noPickupMessage = '当前店铺不支持自提'

/** Facts about a shop that pickup needs. `hour` has the form `09:00-21:00`. */
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
  /** Degrees; both 0 for a shop without a position. */
  lng: number
  lat: number
}

/** The pickup that a buyer requests. */
export interface PickupRequest {
  name: string
  mobile: string
  /**
   * The negative shop id, which stands for the address of the shop (contract trade §6.1), or its `store_id` (contract
   * clients F16).
   */
  location: number | undefined
  date: string
  time: readonly string[]
}

/** When orders can be picked up at a shop: daily for a week during its opening hours; null when these are free text. */
export function pickupTimes(shop: Pick<PickupShop, 'hour'>): PickupTimes | null {
  const open = readHours(shop.hour)
  if (!open) return null
  const hours = [[clockText(open.from), clockText(open.to)]] as const
  return { hours, workdays: everyDay, waitPickupDays: daysAhead, latestPickupTime: null }
}

/** Whether the requested day and time are among the pickup times of the shop. */
function isOpen(shop: PickupShop, { date, time: [from, to] }: PickupRequest, now: number): boolean {
  const times = pickupTimes(shop)
  if (!times || !pickupDays(times, now).includes(date)) return false
  return pickupHoursOn(times, date, now).some(([opens, closes]) => opens === from && closes === to)
}

/**
 * The text why a pickup cannot be booked, or what the order stores of it (contract trade §6.3).
 * @param now epoch seconds
 */
export function bookPickup(
  shop: PickupShop | undefined,
  request: PickupRequest,
  now: number,
): { problem: string } | { info: PickupInfo } {
  if (!shop?.isZiti) return { problem: noPickupMessage }
  if (request.name === '') return { problem: '请填写正确的提货人姓名' }
  if (request.mobile === '') return { problem: '请填写提货人手机号' }
  if (request.location === undefined) return { problem: orderMessages.pickupAddressNotChosen }
  if (Math.abs(request.location) !== shop.distributorId) return { problem: '自提点不存在' }
  if (request.date === '') return { problem: '自提日期必填' }
  const [from, to] = request.time
  if (!from || !to) return { problem: '自提时间必填' }
  if (!isOpen(shop, request, now)) return { problem: '该时间段不能提货，请重新选择' }
  return {
    info: {
      name: shop.name,
      address: shop.address,
      province: shop.province,
      city: shop.city,
      area: shop.area,
      contractPhone: shop.mobile,
      pickupDate: request.date,
      pickupTime: [from, to],
      lng: shop.lng,
      lat: shop.lat,
    },
  }
}
