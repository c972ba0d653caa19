import 'server-only'
import type { Distributor } from '@/lib/contract/shops/distributor'
import { fullAddress } from '@/lib/domain/shop/address'
import type { ShopRow } from './sql'

/** A coordinate; empty for a shop without a position. */
export const degreesText = (degrees: number | null): string => (degrees === null ? '' : String(degrees))

/** A shop as the contract spells it (contract goods §10.1). */
export const wireShop = (shop: ShopRow): Distributor => ({
  distributor_id: shop.distributorId,
  shop_id: 0,
  company_id: 1,
  is_distributor: true,
  distributor_self: shop.distributorId === 0 ? 1 : 0,
  name: shop.name,
  store_name: shop.name,
  first_letter: shop.firstLetter,
  shop_code: shop.shopCode,
  logo: shop.logo,
  banner: shop.banner,
  introduce: shop.introduce,
  business: shop.business,
  mobile: shop.mobile,
  phone: shop.mobile,
  contact: shop.contact,
  contract_phone: shop.contractPhone || shop.mobile,
  show_mobile: true,
  show_salesperson: false,
  province: shop.province,
  city: shop.city,
  area: shop.area,
  address: shop.address,
  house_number: shop.houseNumber,
  store_address: fullAddress(shop),
  regions: [shop.province, shop.city, shop.area].filter(Boolean),
  regions_id: [],
  lng: degreesText(shop.lng),
  lat: degreesText(shop.lat),
  hour: shop.hour,
  is_valid: shop.isValid,
  is_default: shop.isDefault,
  is_ziti: shop.isZiti,
  is_delivery: shop.isDelivery,
  delivery_distance: shop.deliveryDistance,
  distributor_category_id: shop.categoryId ?? 0,
  distribution_type: shop.distributionType === 1 ? 1 : 0,
  merchant_id: 0,
  is_direct_store: shop.distributionType === 1 ? 0 : 1,
  ...switchedOff,
  created: shop.created,
  updated: shop.updated,
})

/** Features of the contract that this mall does not offer. */
const switchedOff = {
  is_self_delivery: false,
  is_domestic: 1,
  is_audit_goods: false,
  auto_sync_goods: false,
  is_dada: 0,
  is_open: 'true',
  is_open_salesman: false,
  is_refund_freight: 0,
  open_divided: 0,
  offline_aftersales: 0,
  offline_aftersales_self: 0,
  offline_aftersales_other: 0,
  rate: '',
  review_status: 1,
  freight_time: 0,
  payment_subject: 0,
  regionauth_id: 0,
  child_count: 0,
  selfDeliveryRule: { is_open: false, min_amount: 0, freight_fee: 0, rule: [] },
} as const satisfies Partial<Distributor>
