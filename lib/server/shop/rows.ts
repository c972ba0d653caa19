import 'server-only'
import type { z } from 'zod'
import type { distributor } from '@/lib/contract/shop'
import { statement, type Queries } from '@/lib/server/db/connection'

export interface ShopRow {
  distributorId: number
  name: string
  logo: string
  banner: string
  introduce: string
  business: string
  mobile: string
  contact: string
  province: string
  city: string
  area: string
  address: string
  lng: number
  lat: number
  hour: string
  isValid: 'true' | 'false' | 'closed' | 'delete'
  isZiti: boolean
  isDelivery: boolean
  isDefault: boolean
  created: number
}

const shopById = statement(
  'shop',
  `select distributor_id as "distributorId", name, logo, banner, introduce, business, mobile, contact, province, city, area,
          address, lng, lat, hour, is_valid as "isValid", is_ziti as "isZiti", is_delivery as "isDelivery",
          is_default as "isDefault", created
     from distributors where distributor_id = $1`,
)

/** One shop whatever its state; null when there is none. */
export async function loadShop(db: Queries, distributorId: number): Promise<ShopRow | null> {
  const [row] = await db.run<ShopRow>(shopById, [distributorId])
  return row ?? null
}

/** Province to address in one text; municipalities are not said twice (contract goods §10.1). */
export const shopAddress = ({
  province,
  city,
  area,
  address,
}: Pick<ShopRow, 'province' | 'city' | 'area' | 'address'>) =>
  `${province}${city === province ? '' : city}${area}${address}`

/** A shop as the contract spells it (goods §10.1). */
export const wireShop = (shop: ShopRow): z.input<typeof distributor> => ({
  distributor_id: shop.distributorId,
  name: shop.name,
  store_name: shop.name,
  logo: shop.logo,
  banner: shop.banner,
  introduce: shop.introduce,
  business: shop.business,
  mobile: shop.mobile,
  phone: shop.mobile,
  contact: shop.contact,
  province: shop.province,
  city: shop.city,
  area: shop.area,
  address: shop.address,
  store_address: shopAddress(shop),
  lng: String(shop.lng),
  lat: String(shop.lat),
  hour: shop.hour,
  is_valid: shop.isValid,
  is_default: shop.isDefault,
  is_ziti: shop.isZiti,
  is_delivery: shop.isDelivery,
  created: shop.created,
})
