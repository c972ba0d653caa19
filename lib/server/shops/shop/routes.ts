import 'server-only'
import { signInLook } from '@/lib/domain/person/sign-in-look'
import { os } from '@/lib/server/ground/call-context'
import { findSetting, readSetting } from '@/lib/server/ground/settings'
import { defaultSite } from '@/lib/server/ground/site-setting/default-site'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { describeShop, findValidShop } from './find-valid-shop'
import {
  listPickupShops,
  listShopCategories,
  listShopRegions,
  listShopsByLetter,
  searchShops,
} from './list-directory'
import { listShops, coordinatesOf } from './list-shops'
import { listFrontTags } from './load-add-ons'
import { loadHeadShop } from './load-head-shop'
import { loadDefaultShop, loadOpenShop } from './load-shops'
import { regionAt } from './region-at'
import { wireShop } from './wire'

const routes = os.shop

const noShop = { distributor_id: 0, is_delivery: true, is_ziti: false } as const

export const shopRoutes = {
  regionAt: routes.regionAt.handler(({ input, context: { mall } }) =>
    regionAt(mall.db, coordinatesOf(input)),
  ),

  isValid: routes.isValid.handler(async ({ input, context: { mall, viewer } }) => {
    const coordinates = coordinatesOf(input)
    const shop = await findValidShop(mall, {
      distributorId: input.distributor_id,
      coordinates,
      noStores: input.isNostores ?? false,
    })
    if (!shop) return noShop
    const addOns = {
      score: input.show_score,
      sales: input.show_sales_count,
      marketing: input.show_marketing_activity,
    }
    return describeShop(mall, shop, addOns, coordinates, viewer?.userId ?? 0)
  }),

  list: routes.list.handler(async ({ input, context: { mall, viewer } }) => {
    const [{ list, total, ownAddress, isRecommend }, tagList] = await Promise.all([
      listShops(mall, input, viewer),
      listFrontTags(mall.db),
    ])
    return {
      list,
      total_count: total,
      count: total,
      tagList,
      defualt_address: ownAddress ?? ([] as []),
      is_recommend: isRecommend ? (1 as const) : (0 as const),
      background_url: '' as const,
    }
  }),

  all: routes.all.handler(async ({ input, context: { mall } }) => {
    const [list, tagList] = await Promise.all([
      listShopsByLetter(mall.db, input.name ?? ''),
      listFrontTags(mall.db),
    ])
    return { total_count: list.length, list, tagList }
  }),

  search: routes.search.handler(async ({ input, context: { mall } }) => ({
    list: await searchShops(mall.db, input.area ?? ''),
  })),

  pickupShops: routes.pickupShops.handler(async ({ input, context: { mall } }) => ({
    list: await listPickupShops(mall.db, input.distributor_id ?? 0, input),
  })),

  regions: routes.regions.handler(async ({ context: { mall } }) => ({
    list: await listShopRegions(mall.db),
  })),

  categories: routes.categories.handler(async ({ context: { mall } }) => {
    const list = await listShopCategories(mall.db)
    return wireList({ list, total: list.length })
  }),

  self: routes.self.handler(async ({ context: { mall } }) => wireShop(await loadHeadShop(mall.db))),

  default: routes.default.handler(async ({ context: { mall } }) =>
    wireShop((await loadDefaultShop(mall.db)) ?? (await loadHeadShop(mall.db))),
  ),

  info: routes.info.handler(async ({ input, context: { mall } }) => {
    const shop = await findValidShop(mall, {
      distributorId: input.distributor_id,
      coordinates: null,
      noStores: true,
    })
    return wireShop(shop ?? (await loadHeadShop(mall.db)))
  }),

  deliveryTypes: routes.deliveryTypes.handler(async ({ input, context: { mall } }) => {
    const carrier = { delivery_name: '快递配送', delivery_type: 'delivery' as const }
    if (!input.distributor_id) return [carrier]
    const shop = await findValidShop(mall, {
      distributorId: input.distributor_id,
      coordinates: null,
      noStores: true,
    })
    if (!shop) return [carrier]
    const { is_ziti, is_delivery, store_address: address } = wireShop(shop)
    return [
      ...(is_ziti ? [{ delivery_name: '自提', delivery_type: 'ziti' as const, address }] : []),
      ...(is_delivery ? [carrier] : []),
    ]
  }),

  merchantValid: routes.merchantValid.handler(async ({ input, context: { mall } }) => {
    if (input.distributor_id === 0) return { status: true }
    return { status: (await loadOpenShop(mall.db, input.distributor_id)) !== null }
  }),

  setting: routes.setting.handler(async ({ input, context }) => {
    const { db } = context.mall
    const [shop, login] = await Promise.all([readSetting(db, 'shop', defaultSite), findSetting(db, 'login')])
    return { ...shop, ...signInLook(shop, login, input.domain) }
  }),
}
