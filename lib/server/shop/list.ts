import 'server-only'
import { and, sql, type SQL } from 'drizzle-orm'
import type { Address } from '@/lib/contract/address'
import type { ListedShop } from '@/lib/contract/distributor'
import type { ShopListInput } from '@/lib/contract/shop'
import { distanceText, type Place } from '@/lib/domain/shop/place'
import { getDefaultAddress } from '@/lib/server/address/list-addresses'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import type { Viewer } from '@/lib/server/session/viewer'
import {
  loadShopCards,
  loadShopItems,
  loadShopMarketings,
  loadShopSales,
  loadShopScores,
  loadShopTags,
  noScore,
} from './add-ons'
import { inCityOf, inRegion, shopFilter } from './filter'
import { findShops, type FoundShop } from './find-shops'
import { deliversTo } from './nearby-sql'
import { loadShops, wireShop } from './rows'

/** The caller's place; longitude 0 is what clients send for none (contract goods §10.3). */
export const placeOf = ({
  lat,
  lng,
}: {
  lat?: number | undefined
  lng?: number | undefined
}): Place | null => (lat === undefined || !lng ? null : { lat, lng })

/** Where a list looks, and from where it measures. Addresses carry no coordinates, so they stand for their city. */
async function whereabouts(
  db: Queries,
  input: ShopListInput,
  own: Address | null,
): Promise<{ where: SQL; place: Place | null; known: boolean }> {
  const place = placeOf(input)
  const inOwnCity = own && inRegion({ province: own.province, city: own.city, area: '' })
  if (input.type === 1) {
    const { province = '', city = '', area = '' } = input
    return { where: inRegion({ province, city, area }), place, known: true }
  }
  if (input.type === 3) return { where: inCityOf(input.address ?? ''), place, known: Boolean(input.address) }
  if (input.type === 2) return { where: inOwnCity ?? sql`true`, place, known: own !== null }
  if (place) return { where: await deliversTo(db, place), place, known: true }
  return { where: inOwnCity ?? sql`true`, place: null, known: own !== null }
}

const categoryNames = statement(
  'shop_category_names',
  `select category_id as id, category_name as name from distributor_categories where category_id = any($1::int[])`,
)

async function dress(
  { db, now }: Mall,
  found: FoundShop[],
  input: ShopListInput,
  viewer: Viewer | null,
): Promise<ListedShop[]> {
  const ids = found.map(({ distributorId }) => distributorId)
  const shops = await loadShops(db, ids)
  const kinds = [...new Set(shops.flatMap(({ categoryId }) => categoryId ?? []))]
  const none = new Map<number, never>()
  const [tags, sales, names, scores, cards, marketings, items] = await Promise.all([
    loadShopTags(db, ids),
    loadShopSales(db, ids),
    db.run<{ id: number; name: string }>(categoryNames, [kinds]),
    input.show_score ? loadShopScores(db, ids) : none,
    input.show_discount ? loadShopCards(db, ids, now(), viewer?.userId ?? 0) : none,
    input.show_marketing_activity ? loadShopMarketings(db, ids, now()) : none,
    input.show_items ? loadShopItems(db, ids, input.item_tag_id ?? []) : none,
  ])
  return shops.map((shop, at) => {
    const id = shop.distributorId
    const km = found[at]?.distance ?? null
    const far = km === null ? null : distanceText(km)
    return {
      ...wireShop(shop),
      ...(far ? { distance: far.distance } : {}),
      distance_show: far?.show ?? '',
      distance_unit: far?.unit ?? '',
      distributor_category_name: names.find((kind) => kind.id === shop.categoryId)?.name ?? '',
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
 * A page of shops for a caller: near coordinates, of a region, of the city of an address, or all of them (contract goods
 * §10.3). With coordinates shops that do not deliver so far are left out.
 */
export async function listShops(mall: Mall, input: ShopListInput, viewer: Viewer | null) {
  const own = viewer && (await getDefaultAddress(mall.db, viewer.userId))
  const { where, place, known } = await whereabouts(mall.db, input, own)
  const { found, total } = await findShops(mall.db, and(shopFilter(input), where) ?? sql`true`, place, {
    sort: input.sort_type,
    page: input.page,
    pageSize: input.pageSize,
  })
  return { list: await dress(mall, found, input, viewer), total, own, isRecommend: !known }
}
