import 'server-only'
import { cache } from 'react'
import type { Coordinates } from '@/lib/domain/shop/coordinates'
import { profiles } from '@/lib/web/cache-manifest'
import { placesInput } from '@/lib/web/places-input'
import { cached } from './cached'
import { mallApi } from './mall-api'
import { nullIfNotFound } from './null-if-not-found'

/** Shops on a page of a list. */
export const shopPageSize = 10

/** An open shop with its score, sales, labels and coupons; null when there is none. */
export const getShop = cache((distributorId: number) => {
  const { life, tags } = profiles.shop
  return cached({ life, tags: tags(distributorId) }, ['shop', distributorId], async () => {
    const shop = await nullIfNotFound(
      mallApi.shop.isValid({ distributor_id: distributorId, show_score: true, show_sales_count: true }),
    )
    return shop && 'status' in shop ? shop : null
  })
})

/** The categories in which a shop sells. */
export const getShopCategoryTree = cache((distributorId: number) => {
  const { life, tags } = profiles.categories
  const allTags = [...tags(), ...profiles.shop.tags(distributorId), ...profiles.goodsList.tags()]
  return cached({ life, tags: allTags }, ['shop-categories', distributorId], () =>
    mallApi.category.tree({ distributor_id: distributorId }),
  )
})

/** A page of the open shops of a region, the default shop first; '' does not narrow. */
export const listShopsByRegion = cache((province: string, city: string, page: number) => {
  const { life, tags } = profiles.shops
  return cached({ life, tags: tags() }, ['shops-of', province, city, page], () =>
    mallApi.shop.list(placesInput(province, city, page, shopPageSize)),
  )
})

/** The open shops nearest to a position, first page. */
export const listNearestShops = cache(({ lat, lng }: Coordinates) => {
  const { life, tags } = profiles.shops
  return cached({ life, tags: tags() }, ['shops-from', lat, lng], () =>
    mallApi.shop.list({
      lat,
      lng,
      page: 1,
      pageSize: shopPageSize,
      sort_type: 1,
      is_valid: 'true',
      show_score: true,
    }),
  )
})

const listByKey = cache((key: string) => {
  const { life, tags } = profiles.shops
  const ids = JSON.parse(key) as number[]
  return cached({ life, tags: tags() }, ['shops-by-id', key], async () => {
    const { list } = await mallApi.shop.list({
      distributor_id: ids,
      page: 1,
      pageSize: ids.length,
      is_valid: 'true',
    })
    return list
  })
})

/** Open shops by their ids, at most 50; closed ones are missing. */
export const listShopsById = (ids: readonly number[]) => listByKey(JSON.stringify(ids))

/** Cities with open shops. */
export const listShopRegions = cache(() => {
  const { life, tags } = profiles.shops
  return cached({ life, tags: tags() }, ['shop-regions'], async () => (await mallApi.shop.regions({})).list)
})
