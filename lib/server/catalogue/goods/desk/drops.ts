import 'server-only'
import { eventTags } from '@/lib/web/cache-tags'

/** Fields that only the page of the product shows. */
const onPageOnly = new Set([
  'intro',
  'videos',
  'video_pic_url',
  'tdk_content',
  'templates_id',
  'delivery_time',
  'limit_buy',
  'item_unit',
  'related_ids',
])

const ofSku = (names: readonly string[]) => new RegExp(`^sku:\\d+:(?:${names.join('|')})$`)
/** Fields of SKUs that are on the page of the product or at the desk only. */
const skuOnPage = ofSku(['barcode', 'market_price', 'cost_price', 'weight', 'volume', 'start_num', 'pics'])
/** Of a grade: lists show it to members by a call of their own. */
const skuMemberPrice = ofSku(['member_price_(?:normal|vip)_\\d+'])
const skuPrice = ofSku(['price', 'point'])
const skuStock = ofSku(['store'])
const ofSkuOnly = [skuOnPage, skuMemberPrice, skuPrice, skuStock]

/** The changes of a product. */
interface Changed {
  /** Whether lists may show it now, or not any more. */
  isListed?: boolean
  /** Whether it is off the shelf, before and after. */
  isHidden?: boolean
  /** Names of its fields, as in the audit trail. */
  fields?: readonly string[]
  /** Its SKUs: each can be a gift of another product, and has a page of its own. */
  itemIds?: readonly number[]
}

/** The cache tags that a change of a product invalidates: lists only when they show what changed. */
export function dropsOf(
  goodsId: number,
  { isListed = false, isHidden = false, fields = [], itemIds = [] }: Changed,
): string[] {
  const ids = [...new Set([goodsId, ...itemIds])]
  if (isHidden) return ids.flatMap(eventTags.stockStateChanged)
  const isInLists =
    isListed ||
    fields.some((field) => !onPageOnly.has(field) && !ofSkuOnly.some((names) => names.test(field)))
  const tags = [
    ...ids.flatMap(eventTags.stockStateChanged),
    ...(isInLists ? eventTags.goodsChanged(goodsId) : []),
    ...(fields.some((field) => skuPrice.test(field)) ? ids.flatMap(eventTags.priceChanged) : []),
  ]
  return [...new Set(tags)]
}
