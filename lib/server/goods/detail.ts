import 'server-only'
import type { GoodsDetail, Sku } from '@/lib/contract/goods'
import { MallError } from '@/lib/domain/errors'
import { priceText } from '@/lib/domain/money'
import { isSelling, priceFor, type PriceViewer } from '@/lib/domain/price'
import { rulesText, lastSeconds, type SkuActivity } from '@/lib/domain/promotion'
import { dateTimeText } from '@/lib/domain/text'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { loadGoodsMarketings, type GoodsMarketing } from '@/lib/server/promotion/goods-marketings'
import { loadActivities, loadGradePrices } from '@/lib/server/promotion/sku-prices'
import { loadVipGuide } from '@/lib/server/promotion/vip-guide'
import { cheapestActivity } from './cards'
import { findGoodsId, loadCategoryPath, loadDetailRow, type PathNode } from './detail-rows'
import { loadGoodsRows } from './rows'
import { loadSkus, loadSkuSpecs, type SkuRow } from './skus'
import { specGroups, specsBySku } from './specs'
import { goodsTdk } from './tdk'
import { wireListItem, yuan } from './wire'

const gone = () => new MallError('商品不存在或者已下架')

const wireActivity = (activity: SkuActivity, now: number): GoodsDetail['activity_info'] => ({
  seckill_id: activity.seckillId,
  activity_name: activity.activityName,
  ad_pic: activity.adPic,
  seckill_type: activity.type === 'seckill' ? 'normal' : 'limited_time_sale',
  activity_release_time: activity.releaseTime,
  activity_start_time: activity.startTime,
  activity_end_time: activity.endTime,
  activity_start_date: dateTimeText(activity.startTime),
  activity_end_date: dateTimeText(activity.endTime),
  status: activity.status,
  last_seconds: lastSeconds(activity, now),
  validity_period: activity.validityPeriod,
  is_free_shipping: activity.isFreeShipping,
  description: activity.description,
})

const wireMarketing = (marketing: GoodsMarketing) => ({
  marketing_id: marketing.marketingId,
  marketing_type: marketing.marketingType,
  marketing_name: marketing.marketingName,
  promotion_tag: marketing.promotionTag,
  condition_type: marketing.conditionType,
  condition_rules: rulesText(marketing),
  start_time: marketing.startTime,
  end_time: marketing.endTime,
  start_date: dateTimeText(marketing.startTime),
  end_date: dateTimeText(marketing.endTime),
  join_limit: marketing.joinLimit,
  status: 'ongoing' as const,
})

interface PricedSkus {
  items: Sku[]
  activity: SkuActivity | undefined
}

/** The skus priced for a viewer; while an activity sells only its skus remain, cheapest first (contract goods §3.2). */
async function pricedSkus(
  db: Queries,
  rows: SkuRow[],
  viewer: PriceViewer | null,
  now: number,
  specs: ReturnType<typeof specsBySku>,
  unit: string,
): Promise<PricedSkus> {
  const itemIds = rows.map((row) => row.itemId)
  const [activities, gradePrices] = await Promise.all([
    loadActivities(db, { itemIds }, now),
    loadGradePrices(db, itemIds, viewer),
  ])
  const items = rows.map((row): Sku => {
    const activity = activities.get(row.itemId)
    const price = priceFor({ price: row.price, gradePrices: gradePrices.get(row.itemId) }, viewer, activity)
    const spec = specs.get(row.itemId)
    return {
      item_id: row.itemId,
      item_bn: row.itemBn,
      barcode: row.barcode,
      item_unit: unit,
      weight: row.weight,
      volume: row.volume,
      price: row.price,
      market_price: row.marketPrice,
      ...(price.memberPrice === undefined ? {} : { member_price: price.memberPrice }),
      ...(isSelling(activity)
        ? {
            act_price: activity.activityPrice,
            activity_type: activity.type,
            seckill_id: activity.seckillId,
            limit_num: activity.limitNum,
          }
        : {}),
      store: isSelling(activity) ? Math.min(row.store, activity.left) : row.store,
      start_num: row.startNum,
      approve_status: row.approveStatus,
      is_default: row.isDefault,
      pics: row.pic ? [row.pic] : [],
      custom_spec_id: spec?.custom_spec_id ?? '',
      custom_spec_name: spec?.custom_spec_name ?? '',
      item_spec: spec?.item_spec ?? [],
    }
  })
  const [activity] = cheapestActivity(activities.values()).values()
  if (!activity) return { items, activity: [...activities.values()][0] }
  const inActivity = items.filter((item) => item.seckill_id === activity.seckillId)
  return { items: inActivity.sort((a, b) => (a.act_price ?? 0) - (b.act_price ?? 0)), activity }
}

const names = (path: PathNode[]): string[] =>
  path.flatMap((node) => [node.category_name, ...names(node.children)])

/**
 * The goods page's record, priced for a viewer (contract goods §3).
 * @throws MallError 商品不存在或者已下架 for an unknown or unapproved goods.
 */
export async function goodsDetail(
  mall: Mall,
  itemId: number,
  viewer: PriceViewer | null,
  withTdk: boolean,
): Promise<GoodsDetail> {
  const { db } = mall
  const now = mall.now()
  const goodsId = await findGoodsId(db, itemId)
  if (goodsId === null) throw gone()
  const [row, [listRow], skus, specRows, marketings, vipGuide] = await Promise.all([
    loadDetailRow(db, goodsId),
    loadGoodsRows(db, [goodsId]),
    loadSkus(db, goodsId),
    loadSkuSpecs(db, goodsId),
    loadGoodsMarketings(db, [goodsId], now),
    loadVipGuide(db),
  ])
  if (!row || !listRow) throw gone()
  const [{ items, activity }, salesPath, mainPath] = await Promise.all([
    pricedSkus(db, skus, viewer, now, specsBySku(specRows), listRow.itemUnit),
    loadCategoryPath(db, row.salesCategories[0]),
    loadCategoryPath(db, listRow.mainCategoryId),
  ])
  const groups = specGroups(specRows)
  const first = items.find((item) => item.is_default) ?? items[0]
  if (!first) throw gone()
  const selling = isSelling(activity)
  const shown = marketings.get(goodsId) ?? []
  const card = wireListItem(listRow, {
    activity: selling ? activity : undefined,
    gradePrices: undefined,
    marketings: [],
    viewer: null,
  })
  return {
    ...card,
    // While an activity sells, its cheapest sku stands at the top (contract goods §3.2).
    item_id: selling ? (items[0] ?? first).item_id : goodsId,
    itemId: selling ? (items[0] ?? first).item_id : goodsId,
    ...(first.member_price === undefined ? {} : { member_price: first.member_price }),
    ...(selling
      ? { act_price: items[0]?.act_price, limit_num: activity.limitNum, seckill_id: activity.seckillId }
      : {}),
    activity_type: selling ? activity.type : 'normal',
    ...(activity ? { activity_info: wireActivity(activity, now) } : {}),
    promotion_activity: shown.length > 0 ? shown.map(wireMarketing) : null,
    store: items.reduce((sum, item) => sum + item.store, 0),
    item_total_store: items.reduce((sum, item) => sum + item.store, 0),
    weight: row.weight,
    intro: row.intro as GoodsDetail['intro'],
    videos: row.videos,
    videos_url: row.videos,
    video_type: row.videos ? 'local' : '',
    video_pic_url: row.videoPicUrl,
    item_spec_desc: groups,
    spec_items: items,
    spec_images: groups.find((group) => group.is_image)?.spec_values ?? [],
    item_params: row.params,
    item_category: row.salesCategories,
    item_category_info: salesPath,
    item_category_main: mainPath,
    brand_logo: listRow.brandLogo,
    ...(vipGuide ? { vipgrade_guide_title: vipGuide } : {}),
    kaquan_list: { total_count: 0, pagers: { total: 0 }, list: [] },
    rate_status: true,
    sales_setting: true,
    store_setting: true,
    cur: yuan,
    ...(withTdk
      ? {
          tdk_data: await goodsTdk(
            db,
            {
              goods_name: listRow.itemName,
              goods_brand: listRow.brandName,
              goods_price: priceText(listRow.price),
              goods_category: names(salesPath).at(-1) ?? '',
              goods_brief: listRow.brief,
              shop_name: listRow.shopName,
            },
            row.tdkContent,
          ),
        }
      : {}),
  }
}
