import 'server-only'
import type { GoodsDetail, IntroBlock } from '@/lib/contract/goods'
import { MallError } from '@/lib/domain/errors'
import { priceText } from '@/lib/domain/money'
import { isSelling } from '@/lib/domain/price'
import type { GoodsSubsidy } from '@/lib/domain/subsidy'
import { refreshGoodsBlocks } from '@/lib/server/article/refresh-goods-blocks'
import { isFavourite } from '@/lib/server/collect/list-favourites'
import type { Mall } from '@/lib/server/context'
import { listCards } from '@/lib/server/coupon/list-cards'
import type { Queries } from '@/lib/server/db/connection'
import { tradeSettings } from '@/lib/server/trade-setting/trade-settings'
import { loadGoodsSubsidies } from '@/lib/server/programme/goods-subsidies'
import { loadGoodsMarketings } from '@/lib/server/promotion/goods-marketings'
import { loadPaidPrices } from '@/lib/server/promotion/paid-prices'
import { loadVipGuide } from '@/lib/server/promotion/vip-guide'
import { getReviewStatistics } from '@/lib/server/review/list-reviews'
import { cleanHtml } from '@/lib/web/clean-html'
import type { Viewer } from '@/lib/server/session/viewer'
import { findSetting } from '@/lib/server/settings'
import { goodsActivity, wireMarketings } from './detail-activity'
import {
  findGoodsId,
  loadCategoryPath,
  loadDetailRow,
  type GoodsDetailRow,
  type PathNode,
} from './detail-rows'
import { pricedSkus } from './detail-skus'
import { loadGoodsRows, type GoodsRow } from './rows'
import { loadSkus, loadSkuSpecs } from './skus'
import { specGroups, specsBySku } from './specs'
import { goodsSeo } from './seo'
import { wireListItem, yuan } from './wire'

const gone = () => new MallError('商品不存在或者已下架')

/** More coupons than a goods ever has; clients ask for 999 (spec 1 §9). */
const couponPage = { page: 1, size: 999 }

const names = (path: PathNode[]): string[] =>
  path.flatMap((node) => [node.category_name, ...names(node.children)])

/** Everything the page reads of one goods before viewer and moment come in. */
async function loadGoods(db: Queries, itemId: number) {
  const goodsId = await findGoodsId(db, itemId)
  if (goodsId === null) throw gone()
  const [row, [listRow], skus, specRows] = await Promise.all([
    loadDetailRow(db, goodsId),
    loadGoodsRows(db, [goodsId]),
    loadSkus(db, goodsId),
    loadSkuSpecs(db, goodsId),
  ])
  if (!row || !listRow || skus.length === 0) throw gone()
  return { goodsId, row, listRow, skus, specRows }
}

/** Coupons, promotions, paid grades, reviews and favourite: what stands around the price. */
async function loadAround(
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
    loadVipGuide(db),
    findSetting(db, 'trade'),
    viewer ? isFavourite(db, viewer.userId, goodsId) : null,
  ])
  return {
    promotion_activity: await wireMarketings(db, marketings.get(goodsId) ?? []),
    kaquan_list: { total_count: cards.total, pagers: { total: cards.total }, list: cards.list },
    rate_status: tradeSettings(trade).rateOpen,
    rate_statistics: statistics,
    ...(vipGuide ? { vipgrade_guide_title: vipGuide } : {}),
    ...(isFav === null ? {} : { is_fav: isFav ? 1 : 0 }),
  }
}

/** Pictures, film and introduction. Goods inside the introduction are shown as they are sold now, HTML is clean. */
async function mediaOf(db: Queries, row: GoodsDetailRow, { pics }: GoodsRow) {
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

const tdkOf = (db: Queries, row: GoodsDetailRow, listRow: GoodsRow, category: string) =>
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
 * The goods page's record, priced for a viewer (contract goods §3).
 * @throws MallError 商品不存在或者已下架 for an unknown or unapproved goods.
 */
export async function goodsDetail(
  mall: Mall,
  itemId: number,
  viewer: Viewer | null,
  withTdk: boolean,
): Promise<GoodsDetail> {
  const { db } = mall
  const now = mall.now()
  const { goodsId, row, listRow, skus, specRows } = await loadGoods(db, itemId)
  const paid = await loadPaidPrices(db, skus)
  const [{ items, activity }, salesPath, mainPath, around, media, subsidies] = await Promise.all([
    pricedSkus(db, skus, viewer, now, specsBySku(specRows), listRow.itemUnit, paid),
    loadCategoryPath(db, row.salesCategories[0]),
    loadCategoryPath(db, listRow.mainCategoryId),
    loadAround(mall, goodsId, listRow.distributorId, viewer),
    mediaOf(db, row, listRow),
    loadGoodsSubsidies(db, [listRow], now),
  ])
  const selling = isSelling(activity)
  // While an activity sells, its cheapest sku stands at the top (contract goods §3.2).
  const lead = (selling ? undefined : items.find((item) => item.is_default)) ?? items[0]
  if (!lead) throw gone()
  const groups = specGroups(specRows)
  const store = items.reduce((sum, item) => sum + item.store, 0)
  return {
    ...wireListItem(listRow, {
      activity: selling ? activity : undefined,
      gradePrices: undefined,
      marketings: [],
      viewer: null,
    }),
    ...around,
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
    // Goods without specs are bought by their own id (contract goods §3.1).
    spec_items: listRow.nospec ? [] : items,
    spec_images: groups.find((group) => group.is_image)?.spec_values ?? [],
    item_params: row.params,
    item_category: row.salesCategories,
    item_category_info: salesPath,
    item_category_main: mainPath,
    brand_logo: listRow.brandLogo,
    shop_valid: listRow.shopValid,
    ...wireSubsidy(subsidies.get(goodsId)),
    sales_setting: true,
    store_setting: true,
    cur: yuan,
    ...(withTdk ? { tdk_data: await tdkOf(db, row, listRow, names(salesPath).at(-1) ?? '') } : {}),
  }
}
