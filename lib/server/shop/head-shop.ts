import 'server-only'
import type { ShopRow } from './rows'

/** Shop 0: the mall itself, always open, without a place of its own (contract goods §10.2). */
export const headShop: ShopRow = {
  distributorId: 0,
  name: '平台自营',
  logo: '',
  banner: '',
  introduce: '',
  business: '',
  mobile: '',
  contact: '',
  province: '',
  city: '',
  area: '',
  address: '',
  lng: 0,
  lat: 0,
  hour: '',
  isValid: 'true',
  isZiti: false,
  isDelivery: true,
  isDefault: true,
  created: 0,
}
