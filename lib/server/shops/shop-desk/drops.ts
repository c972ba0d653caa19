import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { eventTags } from '@/lib/web/cache-tags'
import { goodsOfShop } from './sql'

/** Fields that decide which products are listed, or under which name and region. */
const inGoodsLists = new Set(['name', 'is_valid', 'province', 'city', 'area'])
/** Fields that the pages of products and their cards show, or that take them from sale. */
const onGoodsPages = new Set([...inGoodsLists, 'logo', 'address', 'house_number'])

/** Products whose pages are dropped one by one; of a larger shop all pages with products are. */
const atOnce = 1000

/** The cache tags that a change of a shop drops. */
export async function dropsOf(tx: Queries, id: number, changed: readonly string[]): Promise<string[]> {
  const isIn = (fields: ReadonlySet<string>) => changed.some((field) => fields.has(field))
  const goods = isIn(onGoodsPages) ? await tx.run(goodsOfShop, [id, atOnce + 1]) : []
  return [
    ...(isIn(inGoodsLists) ? eventTags.shopChanged(id) : eventTags.shopDetailsChanged(id)),
    ...(goods.length > atOnce
      ? eventTags.promotionsChanged()
      : goods.flatMap(({ goodsId }) => eventTags.goodsShopChanged(goodsId))),
  ]
}
