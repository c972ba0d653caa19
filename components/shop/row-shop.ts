import type { ListedShop } from '@/lib/contract/shops/distributor'
import type { RowShop } from './shop-row'

/** Reduces a shop to the fields of a row, which keeps the document small. */
export const toRowShop = (shop: ListedShop): RowShop => ({
  distributor_id: shop.distributor_id,
  name: shop.name,
  logo: shop.logo,
  store_address: shop.store_address,
  business: shop.business,
  hour: shop.hour,
  contract_phone: shop.contract_phone,
  lng: shop.lng,
  lat: shop.lat,
  sales_count: shop.sales_count,
  distribution_type: shop.distribution_type,
  distributor_category_name: shop.distributor_category_name,
  tagList: shop.tagList,
  distance_show: shop.distance_show,
  distance_unit: shop.distance_unit,
  ...(shop.scoreList ? { scoreList: shop.scoreList } : {}),
})
