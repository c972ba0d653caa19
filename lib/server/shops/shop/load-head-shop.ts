import 'server-only'
import { firstLetter } from '@/lib/domain/shop/first-letter'
import type { Queries } from '@/lib/server/ground/db/connection'
import { findSetting } from '@/lib/server/ground/settings'
import { mallShopName } from '@/lib/server/ground/site-setting/mall-shop-name'
import type { ShopRow } from './sql'

/** Shop 0: the mall itself, always open, without coordinates (contract goods §10.2). */
const headShop: Omit<ShopRow, 'name' | 'firstLetter'> = {
  distributorId: 0,
  shopCode: '',
  categoryId: null,
  distributionType: 0,
  logo: '',
  banner: '',
  introduce: '',
  business: '',
  mobile: '',
  contact: '',
  contractPhone: '',
  province: '',
  city: '',
  area: '',
  address: '',
  houseNumber: '',
  lng: 0,
  lat: 0,
  hour: '',
  isValid: 'true',
  isZiti: false,
  isDelivery: true,
  isDefault: true,
  deliveryDistance: 0,
  created: 0,
  updated: 0,
}

/** The head shop with its name, and the logo, introduction, phone and address from the settings. */
export async function loadHeadShop(db: Queries): Promise<ShopRow> {
  const [mall, service, footer] = await Promise.all([
    findSetting(db, 'shop'),
    findSetting(db, 'service'),
    findSetting(db, 'footer'),
  ])
  const name = mallShopName(mall?.brand_name)
  return {
    ...headShop,
    name,
    firstLetter: firstLetter(name),
    logo: mall?.logo ?? '',
    introduce: mall?.intro ?? '',
    mobile: service?.phone ?? '',
    address: footer?.address ?? '',
    hour: '',
  }
}
