import 'server-only'
import type { Distributor } from '@/lib/contract/distributor'
import { fullAddress } from '@/lib/domain/shop/address'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

export interface ShopRow {
  distributorId: number
  name: string
  firstLetter: string
  shopCode: string
  categoryId: number | null
  distributionType: number
  logo: string
  banner: string
  introduce: string
  business: string
  mobile: string
  contact: string
  contractPhone: string
  province: string
  city: string
  area: string
  address: string
  houseNumber: string
  lng: number
  lat: number
  hour: string
  isValid: 'true' | 'false' | 'closed' | 'delete'
  isZiti: boolean
  isDelivery: boolean
  isDefault: boolean
  deliveryDistance: number
  created: number
  updated: number
}

/** The columns of `ShopRow` from `distributors d`. */
export const shopColumns = `d.distributor_id as "distributorId", d.name, d.first_letter as "firstLetter",
  d.shop_code as "shopCode", d.category_id as "categoryId", d.distribution_type as "distributionType", d.logo, d.banner,
  d.introduce, d.business, d.mobile, d.contact, d.contract_phone as "contractPhone", d.province, d.city, d.area, d.address,
  d.house_number as "houseNumber", d.lng, d.lat, d.hour, d.is_valid as "isValid", d.is_ziti as "isZiti",
  d.is_delivery as "isDelivery", d.is_default as "isDefault", d.delivery_distance as "deliveryDistance", d.created,
  d.updated`

const shopById = statement('shop', `select ${shopColumns} from distributors d where d.distributor_id = $1`)

const shopsByIds = statement(
  'shops',
  `select ${shopColumns}
     from unnest($1::int[]) with ordinality as wanted(distributor_id, place)
     join distributors d on d.distributor_id = wanted.distributor_id
    order by wanted.place`,
)

const defaultShop = statement(
  'shop_default',
  `select ${shopColumns} from distributors d where d.is_valid = 'true' and d.is_default order by d.distributor_id limit 1`,
)

/** One shop whatever its state; null when there is none. */
export async function loadShop(db: Queries, distributorId: number): Promise<ShopRow | null> {
  const [row] = await db.run<ShopRow>(shopById, [distributorId])
  return row ?? null
}

/** Shops in the order of their ids; unknown ones are left out. */
export const loadShops = (db: Queries, distributorIds: number[]): Promise<ShopRow[]> =>
  distributorIds.length === 0 ? Promise.resolve([]) : db.run<ShopRow>(shopsByIds, [distributorIds])

/** The open default shop; null while none is chosen. */
export async function loadDefaultShop(db: Queries): Promise<ShopRow | null> {
  const [row] = await db.run<ShopRow>(defaultShop, [])
  return row ?? null
}

/** A shop as the contract spells it (goods §10.1). */
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
  lng: String(shop.lng),
  lat: String(shop.lat),
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

/** What the contract knows of shops and this mall does not offer. */
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
