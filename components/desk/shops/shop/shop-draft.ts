import type { DeskShop } from '@/lib/contract/operator/shops/shop-desk'
import { typedNumber } from '@/lib/domain/goods/stock'
import { decisionTexts } from '@/lib/domain/merchant/decision'
import { streetMissing } from '@/lib/domain/messages/address'
import {
  halfPlace,
  phoneInvalid,
  pickupHoursMissing,
  reachWithoutPlace,
  shopNameMissing,
} from '@/lib/domain/messages/desk'
import { hasPickupHours, isPhoneText, shopLimits, type ShopState } from '@/lib/domain/shop/desk-shop'

/** The values that are typed in the form of a shop, under the names of the call; numbers are texts. */
export type ShopDraft = Omit<
  DeskShop,
  'distributor_id' | 'version' | 'created' | 'lng' | 'lat' | 'delivery_distance' | 'is_valid'
> & { lng: string; lat: string; delivery_distance: string; is_valid: ShopState }

export const emptyShop: ShopDraft = {
  name: '',
  shop_code: '',
  category_id: 0,
  distribution_type: 0,
  logo: '',
  banner: '',
  introduce: '',
  business: '',
  contact: '',
  mobile: '',
  contract_phone: '',
  province: '',
  city: '',
  area: '',
  address: '',
  house_number: '',
  lng: '',
  lat: '',
  hour: '09:00-21:00',
  is_valid: 'true',
  is_ziti: false,
  is_delivery: true,
  delivery_distance: '0',
  is_default: false,
  tag_ids: [],
}

export function draftOf(shop: DeskShop): ShopDraft {
  const { distributor_id: _id, version: _version, created: _created, ...fields } = shop
  return {
    ...fields,
    lng: String(shop.lng ?? ''),
    lat: String(shop.lat ?? ''),
    delivery_distance: String(shop.delivery_distance),
    // A deleted shop has no form.
    is_valid: shop.is_valid === 'delete' ? 'closed' : shop.is_valid,
  }
}

export type ShopProblems = Partial<Record<keyof ShopDraft, string>>

/** The problem of a coordinate: both are given, or none. */
function degrees(typed: string, other: string, max: number): string | undefined {
  if (typed.trim() === '') return other.trim() === '' ? undefined : halfPlace
  return Math.abs(Number(typed)) <= max ? undefined : decisionTexts.wrongPlace
}

/** Whether there are both coordinates, and they are right. */
export const isPlace = ({ lng, lat }: Pick<ShopDraft, 'lng' | 'lat'>): boolean =>
  lng.trim() !== '' && degrees(lng, lat, 180) === undefined && degrees(lat, lng, 90) === undefined

/** Kilometres are measured from the position of the shop. */
function distanceProblem({ delivery_distance: typed, lng }: ShopDraft): string | undefined {
  const distance = typedNumber(typed)
  if (!Number.isInteger(distance) || distance < 0 || distance > shopLimits.distance)
    return `请填写0到${shopLimits.distance}的整数`
  return distance > 0 && lng.trim() === '' ? reachWithoutPlace : undefined
}

/** A period without one of its times, or hours in words where orders are picked up. */
function hoursProblem({ hour, is_ziti: isPickup }: ShopDraft): string | undefined {
  if (hasPickupHours(hour)) return undefined
  if (/^[\d:]*-[\d:]*$/.test(hour)) return '请填写营业时间'
  return isPickup ? pickupHoursMissing : undefined
}

/** The problems of a draft by their field. @param isRegionChosen down to its last level */
export function problemsOf(draft: ShopDraft, isRegionChosen: boolean): ShopProblems {
  const phone = (text: string) => (text.trim() === '' || isPhoneText(text.trim()) ? undefined : phoneInvalid)
  const found = {
    name: draft.name.trim() === '' ? shopNameMissing : undefined,
    mobile: phone(draft.mobile),
    contract_phone: phone(draft.contract_phone),
    province: isRegionChosen ? undefined : '请选择店铺所在的地区',
    address: draft.address.trim() === '' ? streetMissing : undefined,
    lng: degrees(draft.lng, draft.lat, 180),
    lat: degrees(draft.lat, draft.lng, 90),
    hour: hoursProblem(draft),
    delivery_distance: distanceProblem(draft),
  }
  return Object.fromEntries(
    Object.entries(found).filter(([, problem]) => problem !== undefined),
  ) as ShopProblems
}

/** A coordinate as it is sent; empty takes it away. */
const typedDegrees = (typed: string): number | '' => (typed.trim() === '' ? '' : Number(typed))

/** The fields of a draft as they are sent. */
export const wireFields = (draft: ShopDraft) => ({
  ...draft,
  name: draft.name.trim(),
  address: draft.address.trim(),
  mobile: draft.mobile.trim(),
  contract_phone: draft.contract_phone.trim(),
  hour: draft.hour.trim(),
  lng: typedDegrees(draft.lng),
  lat: typedDegrees(draft.lat),
  delivery_distance: typedNumber(draft.delivery_distance),
  tag_ids: JSON.stringify(draft.tag_ids),
})

/** The fields that differ from the stored ones. */
export function changedFields(first: ShopDraft, draft: ShopDraft): Partial<ReturnType<typeof wireFields>> {
  const [before, after] = [wireFields(first), wireFields(draft)]
  return Object.fromEntries(
    Object.entries(after).filter(([field, value]) => before[field as keyof typeof before] !== value),
  )
}
