import 'server-only'
import { cache } from 'react'
import { cached } from './cached'
import { profiles } from './cache-manifest'
import { orNull } from './or-null'
import { serverApi } from './server-api'
import type { Place } from '@/lib/domain/shop/place'

/** Readers of shops, kept like those of `./server.ts`; nothing personal passes here. */

/** Shops on a page of a list. */
export const shopPageSize = 10

/** An open shop with its score, sales, labels and coupons; null when there is none. */
export const readShop = cache((distributorId: number) => {
  const { life, tags } = profiles.shop
  return cached({ life, tags: tags(distributorId) }, ['shop', distributorId], async () => {
    const shop = await orNull(
      serverApi.shop.isValid({ distributor_id: distributorId, show_score: true, show_sales_count: true }),
    )
    return shop && 'status' in shop ? shop : null
  })
})
export type Shop = NonNullable<Awaited<ReturnType<typeof readShop>>>

/** The categories in which a shop sells. */
export const readShopCategories = cache((distributorId: number) => {
  const { life, tags } = profiles.categories
  const own = [...tags(), ...profiles.shop.tags(distributorId), ...profiles.goodsList.tags()]
  return cached({ life, tags: own }, ['shop-categories', distributorId], () =>
    serverApi.category.tree({ distributor_id: distributorId }),
  )
})

/** A page of the open shops of a region, the default one first; '' does not narrow. */
export const readShopsOf = cache((province: string, city: string, page: number) => {
  const { life, tags } = profiles.shops
  return cached({ life, tags: tags() }, ['shops-of', province, city, page], () =>
    serverApi.shop.list({
      type: 1,
      province,
      city,
      page,
      pageSize: shopPageSize,
      sort_type: 1,
      is_valid: 'true',
    }),
  )
})
export type ShopPage = Awaited<ReturnType<typeof readShopsOf>>

/** The first open shops from a place on, the nearest first. */
export const readShopsFrom = cache(({ lat, lng }: Place) => {
  const { life, tags } = profiles.shops
  return cached({ life, tags: tags() }, ['shops-from', lat, lng], () =>
    serverApi.shop.list({
      ...{ lat, lng, page: 1, pageSize: shopPageSize },
      ...{ sort_type: 1, is_valid: 'true', show_score: true },
    }),
  )
})

/** Cities with open shops. */
export const readShopRegions = cache(() => {
  const { life, tags } = profiles.shops
  return cached({ life, tags: tags() }, ['shop-regions'], async () => (await serverApi.shop.regions({})).list)
})
export type ShopRegion = Awaited<ReturnType<typeof readShopRegions>>[number]
