import 'server-only'
import type { GoodsDetail, IntroBlock } from '@/lib/contract/goods'
import { allCouponsPageSize } from '@/lib/domain/coupon-terms'
import { goodsNotFound } from '@/lib/domain/errors'
import { priceText } from '@/lib/domain/money'
import { isSelling } from '@/lib/domain/promotion'
import type { GoodsSubsidy } from '@/lib/domain/subsidy'
import { cleanHtml } from '@/lib/web/clean-html'
import { findGoodsId } from '@/lib/server/goods-lookup/find-goods-id'
import { refreshGoodsBlocks } from '@/lib/server/goods-lookup/refresh-goods-blocks'
import { loadCategoryPath } from '@/lib/server/category/load-path'
import { isFavourite } from '@/lib/server/collect/list-favourites'
import type { Mall } from '@/lib/server/context'
import { listCards } from '@/lib/server/coupon/list-cards'
import type { Queries } from '@/lib/server/db/connection'
import { wireListItem } from '@/lib/server/goods-card/list-item'
import { loadGoodsRows, type GoodsRow } from '@/lib/server/goods-card/load-goods-rows'
import { loadSkus } from '@/lib/server/goods-card/load-skus'
import { loadSubsidies } from '@/lib/server/programme/load-subsidies'
import { loadGoodsMarketings } from '@/lib/server/promotion/load-marketings'
import { loadPaidPrices } from '@/lib/server/promotion/load-paid-prices'
import { getReviewStatistics } from '@/lib/server/review/list-reviews'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { readTradeSettings } from '@/lib/server/trade-setting/trade-settings'
import { loadVipGuide } from '@/lib/server/vip/load-guide'
import { yuan } from '@/lib/server/wire/currency'
import { goodsSeo } from './fill-seo'
import { priceSkus } from './price-skus'
import { detailRow, specsOfGoods, type DetailRow } from './sql/detail'
import { goodsActivity, wireMarketings } from './wire/marketings'
import { specGroups, specsBySku } from './wire/specs'

const couponPage = { page: 1, size: allCouponsPageSize }

interface PathNode {
  category_id: number
  category_name: string
  children: PathNode[]
}

/** A path of categories, from the top down, as nested nodes. */
const nestPath = (path: { categoryId: number; categoryName: string }[]): PathNode[] =>
  path.reduceRight<PathNode[]>(
    (children, row) => [{ category_id: row.categoryId, category_name: row.categoryName, children }],
    [],
  )

/** The rows of one product, before prices and viewer. */
async function loadGoods(db: Queries, itemId: number) {
  const goodsId = await findGoodsId(db, itemId)
  if (goodsId === null) throw goodsNotFound()
  const [[row], [listRow], skus, specRows] = await Promise.all([
    db.run(detailRow, [goodsId]),
    loadGoodsRows(db, [goodsId]),
    loadSkus(db, goodsId),
    db.run(specsOfGoods, [goodsId]),
  ])
  if (!row || !listRow || skus.length === 0) throw goodsNotFound()
  return { goodsId, row, listRow, skus, specRows }
}

/** Coupons, promotions, paid grades, reviews and the favourite mark. */
async function loadOffers(
  { db, now }: Mall,
  goodsId: number,
  distributorId: number,
  viewer: Viewer | null,
): Promise<
  Pick<
    GoodsDetail,
    | 'promotion_activity'
    | 'kaquan_list'
    | 'rate_status'
    | 'rate_statistics'
    | 'vipgrade_guide_title'
    | 'is_fav'
  >
> {
  const filter = { distributorId, itemIds: [goodsId], cardIds: [] }
  const [marketings, cards, statistics, vipGuide, trade, isFav] = await Promise.all([
    loadGoodsMarketings(db, [goodsId], now()),
    listCards(db, viewer, now(), filter, couponPage),
    getReviewStatistics(db, goodsId),
    viewer && viewer.vipGradeId > 0 ? undefined : loadVipGuide(db),
    readTradeSettings(db),
    viewer ? isFavourite(db, viewer.userId, goodsId) : null,
  ])
  return {
    promotion_activity: await wireMarketings(db, marketings.get(goodsId) ?? []),
    kaquan_list: { total_count: cards.total, pagers: { total: cards.total }, list: cards.list },
    rate_status: trade.rateOpen,
    rate_statistics: statistics,
    ...(vipGuide ? { vipgrade_guide_title: vipGuide } : {}),
    ...(isFav === null ? {} : { is_fav: isFav ? 1 : 0 }),
  }
}

/** Pictures, video and introduction: its products with current data, its HTML sanitized. */
async function mediaOf(db: Queries, row: DetailRow, { pics }: GoodsRow) {
  return {
    intro: Array.isArray(row.intro)
      ? await refreshGoodsBlocks(db, row.intro as IntroBlock[])
      : cleanHtml(String(row.intro ?? '')),
    pics_create_qrcode: pics.map(() => false),
    videos: row.videos,
    videos_url: row.videos,
    video_type: row.videos ? ('local' as const) : ('' as const),
    video_pic_url: row.videoPicUrl,
    tencent_vid: '' as const,
  }
}

const seoOfDetail = (db: Queries, row: DetailRow, listRow: GoodsRow, category: string) =>
  goodsSeo(
    db,
    {
      goods_name: listRow.itemName,
      goods_brand: listRow.brandName,
      goods_price: priceText(listRow.price),
      goods_category: category,
      goods_brief: listRow.brief,
      shop_name: listRow.shopName,
    },
    row.tdkContent,
  )

const wireSubsidy = (subsidy: GoodsSubsidy | undefined): Pick<GoodsDetail, 'subsidy'> =>
  subsidy
    ? {
        subsidy: {
          class_name: subsidy.className,
          rate: subsidy.rate,
          cap: subsidy.cap,
          price_limit: subsidy.priceLimit ?? null,
        },
      }
    : {}

/**
 * A product as the detail page shows it, with the prices of a viewer (contract goods §3).
 * @param withSeo whether to add the texts for search engines
 * @throws MallError 商品不存在或者已下架 for an unknown or unapproved product
 */
export async function getDetail(
  mall: Mall,
  itemId: number,
  viewer: Viewer | null,
  withSeo: boolean,
): Promise<GoodsDetail> {
  const { db } = mall
  const now = mall.now()
  const { goodsId, row, listRow, skus, specRows } = await loadGoods(db, itemId)
  const paid = await loadPaidPrices(db, skus)
  const [{ items, activity }, salesPath, mainPath, offers, media, subsidies] = await Promise.all([
    priceSkus(db, { rows: skus, viewer, now, specs: specsBySku(specRows), unit: listRow.itemUnit, paid }),
    loadCategoryPath(db, row.salesCategories[0]),
    loadCategoryPath(db, listRow.mainCategoryId),
    loadOffers(mall, goodsId, listRow.distributorId, viewer),
    mediaOf(db, row, listRow),
    loadSubsidies(db, [listRow], now),
  ])
  const selling = isSelling(activity)
  // While an activity sells, its cheapest SKU is the first (contract goods §3.2).
  const lead = (selling ? undefined : items.find((item) => item.is_default)) ?? items[0]
  if (!lead) throw goodsNotFound()
  const groups = specGroups(specRows)
  const store = items.reduce((sum, item) => sum + item.store, 0)
  return {
    ...wireListItem(listRow, {
      activity: selling ? activity : undefined,
      gradePrices: undefined,
      marketings: [],
      viewer: null,
    }),
    ...offers,
    ...media,
    item_id: selling ? lead.item_id : goodsId,
    itemId: selling ? lead.item_id : goodsId,
    price: lead.price,
    market_price: lead.market_price,
    member_price: lead.member_price,
    vip_price: lead.vip_price,
    svip_price: lead.svip_price,
    start_num: lead.start_num,
    ...(selling
      ? { act_price: lead.act_price, limit_num: activity.limitNum, seckill_id: activity.seckillId }
      : {}),
    activity_type: selling ? activity.type : 'normal',
    ...(activity ? { activity_info: goodsActivity(activity, now) } : {}),
    store,
    item_total_store: store,
    item_total_sales: listRow.sales,
    weight: row.weight,
    item_spec_desc: groups,
    // A product without specifications is bought by its own id (contract goods §3.1).
    spec_items: listRow.nospec ? [] : items,
    spec_images: groups.find((group) => group.is_image)?.spec_values ?? [],
    item_params: row.params,
    item_category: row.salesCategories,
    item_category_info: nestPath(salesPath),
    item_category_main: nestPath(mainPath),
    brand_logo: listRow.brandLogo,
    shop_valid: listRow.shopValid,
    ...wireSubsidy(subsidies.get(goodsId)),
    sales_setting: true,
    store_setting: true,
    cur: yuan,
    ...(withSeo
      ? { tdk_data: await seoOfDetail(db, row, listRow, salesPath.at(-1)?.categoryName ?? '') }
      : {}),
  }
}
