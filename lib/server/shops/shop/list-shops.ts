import 'server-only'
import { and, sql, type SQL } from 'drizzle-orm'
import type { Address } from '@/lib/contract/people/address'
import type { ListedShop } from '@/lib/contract/shops/distributor'
import type { ShopListInput } from '@/lib/contract/shops/shop'
import type { Viewer } from '@/lib/domain/person/viewer'
import { distanceText, type Coordinates } from '@/lib/domain/shop/coordinates'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { getDefaultAddress } from '@/lib/server/people/address/list-addresses'
import { inCityOf, inRegion, shopFilter } from './filter'
import { findShops, type FoundShop } from './find-shops'
import {
  loadShopCards,
  loadShopItems,
  loadShopMarketings,
  loadShopSales,
  loadShopScores,
  loadShopTags,
  noScore,
} from './load-add-ons'
import { loadShops } from './load-shops'
import { deliversTo } from './nearby'
import { shopCategoryNames } from './sql'
import { wireShop } from './wire'

/** The caller's coordinates; clients send longitude 0 when they have none (contract goods §10.3). */
export const coordinatesOf = ({
  lat,
  lng,
}: {
  lat?: number | undefined
  lng?: number | undefined
}): Coordinates | null => (lat === undefined || !lng ? null : { lat, lng })

/**
 * The region of a list, and the point from which distances are measured. Addresses have no coordinates, so they select
 * their city. `hasRegion` is false when the list shows all shops because the caller's location is unknown.
 */
async function regionOf(
  db: Queries,
  input: ShopListInput,
  ownAddress: Address | null,
): Promise<{ where: SQL; coordinates: Coordinates | null; hasRegion: boolean }> {
  const coordinates = coordinatesOf(input)
  const inOwnCity = ownAddress && inRegion({ province: ownAddress.province, city: ownAddress.city, area: '' })
  if (input.type === 1) {
    const { province = '', city = '', area = '' } = input
    return { where: inRegion({ province, city, area }), coordinates, hasRegion: true }
  }
  if (input.type === 3)
    return { where: inCityOf(input.address ?? ''), coordinates, hasRegion: Boolean(input.address) }
  if (input.type === 2) return { where: inOwnCity ?? sql`true`, coordinates, hasRegion: ownAddress !== null }
  if (coordinates) return { where: await deliversTo(db, coordinates), coordinates, hasRegion: true }
  return { where: inOwnCity ?? sql`true`, coordinates: null, hasRegion: ownAddress !== null }
}

async function withAddOns(
  { db, now }: Mall,
  found: FoundShop[],
  input: ShopListInput,
  viewer: Viewer | null,
): Promise<ListedShop[]> {
  const ids = found.map(({ distributorId }) => distributorId)
  const shops = await loadShops(db, ids)
  const categoryIds = [...new Set(shops.flatMap(({ categoryId }) => categoryId ?? []))]
  const none = new Map<number, never>()
  const [tags, sales, names, scores, cards, marketings, items] = await Promise.all([
    loadShopTags(db, ids),
    loadShopSales(db, ids),
    db.run(shopCategoryNames, [categoryIds]),
    input.show_score ? loadShopScores(db, ids) : none,
    input.show_discount ? loadShopCards(db, ids, now(), viewer?.userId ?? 0) : none,
    input.show_marketing_activity ? loadShopMarketings(db, ids, now()) : none,
    input.show_items ? loadShopItems(db, ids, input.item_tag_id ?? []) : none,
  ])
  return shops.map((shop, index) => {
    const id = shop.distributorId
    const km = found[index]?.distance ?? null
    const distance = km === null ? null : distanceText(km)
    return {
      ...wireShop(shop),
      ...(distance ? { distance: distance.distance } : {}),
      distance_show: distance?.show ?? '',
      distance_unit: distance?.unit ?? '',
      distributor_category_name:
        names.find(({ id: categoryId }) => categoryId === shop.categoryId)?.name ?? '',
      tagList: tags.get(id) ?? [],
      sales_count: sales.get(id)?.sales ?? 0,
      ...(input.show_score ? { scoreList: scores.get(id) ?? noScore } : {}),
      discountCardList: cards.get(id) ?? [],
      marketingActivityList: marketings.get(id) ?? [],
      ...(input.show_items ? { itemList: items.get(id) ?? [] } : {}),
      merchant_name: '',
      work_qrcode: '',
      work_qrcode_configid: '',
      salesperson_name: '',
      salesperson_avatar: '',
    }
  })
}

/**
 * A page of shops for a caller: near coordinates, of a region, of the city of an address, or all of them
 * (contract goods §10.3). With coordinates, shops that do not deliver that far are left out.
 * @returns `isRecommend` when the list shows all shops because the caller's location is unknown
 */
export async function listShops(mall: Mall, input: ShopListInput, viewer: Viewer | null) {
  const ownAddress = viewer && (await getDefaultAddress(mall.db, viewer.userId))
  const { where, coordinates, hasRegion } = await regionOf(mall.db, input, ownAddress)
  const { found, total } = await findShops(mall.db, and(shopFilter(input), where) ?? sql`true`, coordinates, {
    sort: input.sort_type,
    page: input.page,
    pageSize: input.pageSize,
  })
  return { list: await withAddOns(mall, found, input, viewer), total, ownAddress, isRecommend: !hasRegion }
}
