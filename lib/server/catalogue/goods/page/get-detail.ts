import 'server-only'
import type { GoodsDetail, IntroBlock } from '@/lib/contract/catalogue/goods'
import { goodsNotFound } from '@/lib/domain/errors'
import { isShownTo } from '@/lib/domain/goods/staff-goods'
import { goodsSubsidy } from '@/lib/domain/goods/subsidy'
import { priceText } from '@/lib/domain/money'
import type { Viewer } from '@/lib/domain/person/viewer'
import { pointsPriceText } from '@/lib/domain/points-mall'
import { isSelling, promisedPromotions, promisesOf, type Promises } from '@/lib/domain/promotion'
import { wireCards } from '@/lib/server/catalogue/coupon/parts'
import { hasUsedUp, wireListItem } from '@/lib/server/catalogue/goods-card/list-item'
import { refreshGoodsBlocks } from '@/lib/server/catalogue/goods-lookup/refresh-goods-blocks'
import { groupInfoOf, listOpenTeams, type RunningGroup } from '@/lib/server/catalogue/group/parts'
import { classesNow } from '@/lib/server/catalogue/programme/load-classes'
import { skuOffers } from '@/lib/server/catalogue/promotion/parts'
import { reviewStatistics } from '@/lib/server/catalogue/review/parts'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { tradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { yuan } from '@/lib/server/ground/wire/currency'
import { vipGuideOf } from '@/lib/server/people/vip/parts'
import { blocksHtml } from '@/lib/web/blocks-html'
import type { SeoTemplate } from '@/lib/web/seo'
import { goodsSeo } from '../fill-seo'
import { goodsActivity, wireLimitedBuy, wireMarketings } from '../wire/marketings'
import { specGroups, specsBySku } from '../wire/specs'
import { assertSku } from './assert-sku'
import { cleanIntro } from './clean-intro'
import { loadDetailFacts, type DetailFacts } from './load-detail-facts'
import { priceSkus } from './price-skus'

interface PathNode {
  category_id: number
  category_name: string
  children: PathNode[]
}

/** A path of categories, from the top down, as nested nodes. */
const nestPath = (path: DetailFacts['salesPath']): PathNode[] =>
  path.reduceRight<PathNode[]>(
    (children, row) => [{ category_id: row.categoryId, category_name: row.name, children }],
    [],
  )

/** Coupons, promotions, paid grades, reviews and the favourite mark. */
function offersOf(
  row: DetailFacts,
  promises: Promises,
  viewer: Viewer | null,
  now: number,
): Pick<GoodsDetail, 'kaquan_list' | 'rate_status' | 'rate_statistics' | 'vipgrade_guide_title' | 'is_fav'> {
  const hasGuide = promises.memberPrice && !(viewer && viewer.vipGradeId > 0)
  const vipGuide = hasGuide ? vipGuideOf(row.vipGuide) : undefined
  return {
    kaquan_list: wireCards(promises.coupons ? row.coupons : [], now),
    rate_status: tradeSettings(row.settings.trade ?? null).rateOpen,
    rate_statistics: reviewStatistics(row.reviewCounts),
    ...(vipGuide ? { vipgrade_guide_title: vipGuide } : {}),
    ...(viewer ? { is_fav: row.isFavourite ? 1 : 0 } : {}),
  }
}

/** The introduction as sanitized HTML, or as blocks with current data of their products. */
async function introOf(db: Queries, { intro }: DetailFacts, asBlocks: boolean) {
  if (!Array.isArray(intro)) return cleanIntro(String(intro ?? ''))
  const blocks = await refreshGoodsBlocks(db, intro as IntroBlock[])
  return asBlocks ? blocks : cleanIntro(blocksHtml(blocks))
}

/** Pictures, video and introduction. */
async function mediaOf(db: Queries, row: DetailFacts, asBlocks: boolean) {
  return {
    intro: await introOf(db, row, asBlocks),
    pics_create_qrcode: row.pics.map(() => false),
    videos: row.videos,
    videos_url: row.videos,
    video_type: row.videos ? ('local' as const) : ('' as const),
    video_pic_url: row.videoPicUrl,
    tencent_vid: '' as const,
  }
}

/** @param point the price in points of a product of the points mall */
const seoOfDetail = (row: DetailFacts, point: number | undefined): SeoTemplate =>
  goodsSeo(
    row.settings['tdk.goods'] ?? null,
    {
      goods_name: row.itemName,
      goods_brand: row.brandName,
      goods_price: point === undefined ? priceText(row.price) : pointsPriceText(point, row.price),
      goods_category: row.salesPath.at(-1)?.name ?? '',
      goods_brief: row.brief,
      shop_name: row.shopName,
    },
    row.tdkContent,
  )

function subsidyOf(
  row: DetailFacts,
  viewer: Viewer | null,
  now: number,
): Pick<GoodsDetail, 'subsidy' | 'subsidy_state'> {
  const tagNames = row.tags.map(({ tagName }) => tagName)
  const programme = row.settings.programme ?? null
  const classes = classesNow(row.subsidyClasses, programme, now)
  const subsidy = goodsSubsidy(tagNames, row.categories, classes)
  return subsidy
    ? {
        subsidy: {
          class_name: subsidy.className,
          rate: subsidy.rate,
          cap: subsidy.cap,
          price_limit: subsidy.priceLimit ?? null,
          limit: classes.find(({ subsidyClassId }) => subsidyClassId === subsidy.subsidyClassId)?.limit ?? 0,
          regions: programme?.regions ?? [],
        },
        ...(hasUsedUp(viewer, subsidy.className) ? { subsidy_state: 'used_up' } : {}),
      }
    : {}
}

/** The running group-buying activity with its open teams (contract goods §3.1). */
async function groupOf(
  db: Queries,
  row: DetailFacts,
  group: RunningGroup,
  items: GoodsDetail['spec_items'],
  now: number,
): Promise<Pick<GoodsDetail, 'activity_info' | 'groups_list'>> {
  const sku = items.find((item) => item.item_id === group.itemId)
  const item = {
    itemName: row.itemName,
    pics: row.pics,
    salePrice: sku?.price ?? row.price,
    marketPrice: sku?.market_price ?? row.marketPrice,
  }
  return {
    activity_info: groupInfoOf(group, item, now),
    groups_list: await listOpenTeams(db, group.activityId, now),
  }
}

/**
 * A product as the detail page shows it, with the prices of a viewer (contract goods §3).
 * @param options `withSeo` adds the texts for search engines, `asBlocks` keeps an introduction of blocks as blocks,
 *   `market` is the market in which the product is sold, each with its own products; `inActivity` opens staff products
 *   to members whom an activity of employee purchase has let in
 * @throws MallError 商品不存在或者已下架 for an unknown or unapproved product, and for staff products that are hidden
 *   from the viewer
 */
export async function getDetail(
  mall: Mall,
  itemId: number,
  viewer: Viewer | null,
  {
    withSeo = false,
    asBlocks = false,
    market = 'mall',
    inActivity = false,
  }: { withSeo?: boolean; asBlocks?: boolean; market?: 'mall' | 'points'; inActivity?: boolean },
): Promise<GoodsDetail> {
  const { db } = mall
  const now = mall.now()
  await assertSku(db, itemId)
  const row = await loadDetailFacts(mall, itemId, viewer, now, market)
  if (!inActivity && !isShownTo(row, viewer)) throw goodsNotFound()
  const { items, activity } = priceSkus({
    rows: row.skus,
    viewer,
    specs: specsBySku(row.specs),
    unit: row.itemUnit,
    offers: skuOffers(row, viewer, now),
  })
  // A product page shows one activity; a seckill or sale sets the price for all viewers.
  const group = activity ? null : row.group
  const selling = isSelling(activity)
  const promises = promisesOf({ ...row, goodsStatus: row.approveStatus }, selling ? activity : null)
  const [media, promotions] = await Promise.all([
    mediaOf(db, row, asBlocks),
    wireMarketings(db, promisedPromotions(row.marketings, promises)),
  ])
  // While an activity sells, its cheapest SKU is the first (contract goods §3.2).
  const lead = (selling ? undefined : items.find((item) => item.is_default)) ?? items[0]
  if (!lead) throw goodsNotFound()
  const groups = specGroups(row.specs)
  const store = items.reduce((sum, item) => sum + item.store, 0)
  return {
    ...wireListItem(
      { ...row, store },
      {
        activity: selling ? activity : undefined,
        gradePrices: undefined,
        marketings: [],
        viewer: null,
      },
    ),
    promotion_activity: promotions,
    ...(row.limitedBuy ? { limited_buy: wireLimitedBuy(row.limitedBuy) } : {}),
    ...offersOf(row, promises, viewer, now),
    ...media,
    item_id: selling ? lead.item_id : row.goodsId,
    itemId: selling ? lead.item_id : row.goodsId,
    price: lead.price,
    ...(lead.point === undefined ? {} : { point: lead.point }),
    market_price: lead.market_price,
    member_price: lead.member_price,
    vip_price: lead.vip_price,
    svip_price: lead.svip_price,
    start_num: lead.start_num,
    ...(selling
      ? { act_price: lead.act_price, limit_num: activity.limitNum, seckill_id: activity.seckillId }
      : {}),
    activity_type: selling ? activity.type : group ? 'group' : 'normal',
    ...(activity ? { activity_info: goodsActivity(activity, now) } : {}),
    ...(group ? await groupOf(db, row, group, items, now) : {}),
    store,
    item_total_store: store,
    item_total_sales: row.sales,
    weight: row.weight,
    item_spec_desc: groups,
    // A product without specifications is bought by its own id (contract goods §3.1).
    spec_items: row.nospec ? [] : items,
    spec_images: groups.find((group) => group.is_image)?.spec_values ?? [],
    item_params: row.params,
    ...(row.relatedIds.length > 0 ? { related_goods: row.relatedIds } : {}),
    item_category: row.salesCategories,
    item_category_info: nestPath(row.salesPath),
    item_category_main: nestPath(row.mainPath),
    brand_logo: row.brandLogo,
    shop_valid: row.shopValid,
    ...(row.isFreightFree ? { is_freight_free: true as const } : {}),
    ...(row.deliveryTime > 0 ? { delivery_time: row.deliveryTime } : {}),
    ...(promises.subsidy ? subsidyOf(row, viewer, now) : {}),
    sales_setting: true,
    store_setting: true,
    cur: yuan,
    ...(withSeo ? { tdk_data: seoOfDetail(row, lead.point) } : {}),
  }
}
