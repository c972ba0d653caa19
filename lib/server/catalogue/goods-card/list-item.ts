import 'server-only'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import { percentOfReviews } from '@/lib/domain/content/review'
import { shownPrice } from '@/lib/domain/goods/price'
import { subsidyAmount, type GoodsSubsidy } from '@/lib/domain/goods/subsidy'
import { memberOffer, type GradePrices, type PriceViewer } from '@/lib/domain/person/viewer-price'
import { isMemberOnly, wireTypeOf, type SkuActivity } from '@/lib/domain/promotion'
import type { RunningMarketing } from '@/lib/server/catalogue/goods-lookup/offer-columns'
import type { PaidPrices } from '@/lib/server/catalogue/promotion/paid-prices'
import type { CardRow } from './load-card-facts'
import type { Marks } from './marks'

/** A seckill or sale that sells now. */
export type CardActivity = Pick<
  SkuActivity,
  'seckillId' | 'type' | 'itemId' | 'goodsId' | 'activityPrice' | 'startTime' | 'endTime'
>

/** The same with the pieces of the SKU that are left for the activity. */
export type StockedActivity = CardActivity & { store: number }

/** A running cart promotion. */
export type CardPromotion = Pick<
  RunningMarketing,
  | 'marketingId'
  | 'marketingType'
  | 'promotionTag'
  | 'startTime'
  | 'endTime'
  | 'validGrades'
  | 'validVipGrades'
>

/** A running group-buying activity. */
interface CardGroup {
  activityId: number
  itemId: number
  price: number
  beginTime: number
  endTime: number
}

/** The viewer of a card. `subsidyUsedUp`: classes of the programme whose pieces the person has used up. */
export type CardViewer = PriceViewer & { userId?: number; subsidyUsedUp?: readonly string[] }

/** Whether the programme no longer pays this person for a class; guests and unverified members may still draw. */
export const hasUsedUp = (viewer: CardViewer | null, className: string): boolean =>
  viewer?.subsidyUsedUp?.includes(className) ?? false

/** Data of a list row besides the columns of the product: current prices and promotions. */
export interface ListItemExtras {
  activity: CardActivity | undefined
  gradePrices: GradePrices | undefined
  /** Members only. */
  marks?: Marks
  marketings: readonly CardPromotion[]
  group?: CardGroup | undefined
  viewer: CardViewer | null
  /** The amount that the renewal programme pays; absent on the detail page, which shows it per SKU. */
  subsidy?: GoodsSubsidy | undefined
  /** Prices of the paid grades. */
  paid?: PaidPrices | undefined
  /** The numbers of all reviews and of good reviews; absent without reviews. */
  reviews?: { total: number; good: number } | undefined
  energyGrade?: string | undefined
}

function listPromotions(
  { activity, group, marketings }: ListItemExtras,
  goodsId: number,
): GoodsListItem['promotion_activity'] {
  const seckill = activity
    ? [
        {
          promotion_id: activity.seckillId,
          tag_type: activity.type === 'seckill' ? ('normal' as const) : ('limited_time_sale' as const),
          promotion_tag: activity.type === 'seckill' ? '秒杀' : '限时特惠',
          activity_price: activity.activityPrice,
          start_time: activity.startTime,
          end_time: activity.endTime,
          item_id: activity.itemId,
        },
      ]
    : []
  const cartPromotions = marketings.map((marketing) => ({
    promotion_id: marketing.marketingId,
    tag_type: wireTypeOf[marketing.marketingType],
    promotion_tag: marketing.promotionTag,
    ...(isMemberOnly(marketing) ? { is_member_only: 1 as const } : {}),
    activity_price: 0,
    start_time: marketing.startTime,
    end_time: marketing.endTime,
    item_id: goodsId,
  }))
  // A single purchase costs the price of the card, so the group price is not its `activity_price`.
  const groups = group
    ? [
        {
          promotion_id: group.activityId,
          tag_type: 'single_group' as const,
          promotion_tag: '拼团',
          activity_price: group.price,
          start_time: group.beginTime,
          end_time: group.endTime,
          item_id: group.itemId,
        },
      ]
    : []
  const all = [...seckill, ...groups, ...cartPromotions]
  // The contract omits the field when nothing runs (contract goods §2.3).
  return all.length > 0 ? all : undefined
}

/** The facts that decide the prices of a row besides the viewer, in cents. */
export interface RowPrices {
  price: number
  /** The price of the activity that sells now. */
  activityPrice: number | undefined
  subsidy: GoodsSubsidy | undefined
}

const subsidyFields = (viewer: CardViewer | null, { className }: GoodsSubsidy, price: number) =>
  hasUsedUp(viewer, className) ? { subsidy_state: 'used_up' as const } : { subsidy_price: price }

/** The fields of a row that depend on the viewer. */
export function personalPrices(
  { price, activityPrice, subsidy }: RowPrices,
  viewer: CardViewer | null,
  gradePrices: GradePrices | undefined,
): Pick<GoodsListItem, 'member_price' | 'member_grade_name' | 'subsidy_price' | 'subsidy_state'> {
  const offer = memberOffer(price, viewer, gradePrices)
  const { cents: shown } = shownPrice({
    price,
    member_price: offer?.price,
    activity_price: activityPrice,
  })
  const amount = subsidy ? subsidyAmount(shown, subsidy) : 0
  return {
    ...(offer ? { member_price: offer.price, member_grade_name: offer.gradeName } : {}),
    ...(amount > 0 && subsidy ? subsidyFields(viewer, subsidy, shown - amount) : {}),
  }
}

/** The fields of a row with the viewer's marks of the product; none for a guest. */
export const markFields = (marks: Marks | undefined): Pick<GoodsListItem, 'cart_num' | 'is_fav'> =>
  marks ? { cart_num: marks.cartNum, is_fav: marks.isFavourite ? 1 : 0 } : {}

/** Features of the contract that products of this mall do not have: medicines and imported goods. */
const plainGoods = {
  is_medicine: 0,
  is_prescription: 0,
  medicine_data: [],
  origincountry_id: 0,
  origincountry_name: '',
  origincountry_img_url: '',
} as const satisfies Partial<GoodsListItem>

/** A product as a list row (contract goods §2.3). */
export function wireListItem(row: CardRow, extras: ListItemExtras): GoodsListItem {
  const promotions = listPromotions(extras, row.goodsId)
  const activityPrice = extras.activity?.activityPrice
  const { subsidy_price, subsidy_state, ...memberPrice } = personalPrices(
    { price: row.price, activityPrice, subsidy: extras.subsidy },
    extras.viewer,
    extras.gradePrices,
  )
  return {
    item_id: row.goodsId,
    itemId: row.goodsId,
    goods_id: row.goodsId,
    default_item_id: row.goodsId,
    is_default: 1,
    item_type: 'normal',
    type: '0',
    special_type: 'normal',
    item_name: row.itemName,
    itemName: row.itemName,
    item_bn: row.itemBn,
    brief: row.brief,
    item_unit: row.itemUnit,
    pics: row.pics,
    price: row.price,
    market_price: row.marketPrice,
    ...(row.isFrom && activityPrice === undefined ? { price_from: 1 as const } : {}),
    ...memberPrice,
    ...(activityPrice === undefined ? {} : { activity_price: activityPrice }),
    ...extras.paid,
    ...(subsidy_price === undefined ? {} : { subsidy_price }),
    ...(subsidy_state === undefined ? {} : { subsidy_state }),
    ...(promotions ? { promotion_activity: promotions } : {}),
    ...(extras.energyGrade ? { energy_grade: extras.energyGrade } : {}),
    ...(extras.reviews
      ? {
          rate_num: extras.reviews.total,
          good_percent: percentOfReviews(extras.reviews.good, extras.reviews.total),
        }
      : {}),
    store: row.store,
    sales: row.sales,
    nospec: row.nospec,
    approve_status: row.approveStatus,
    audit_status: 'approved',
    is_gift: row.isGift ? 1 : 0,
    brand_id: row.brandId,
    goods_brand: row.brandName,
    distributor_id: row.distributorId,
    distributor_info:
      row.distributorId === 0
        ? []
        : {
            distributor_id: row.distributorId,
            name: row.shopName,
            logo: row.shopLogo,
            store_name: row.shopName,
            store_address: row.shopAddress,
          },
    tags: row.tags.map((tag) => ({
      tag_id: tag.tagId,
      tag_name: tag.tagName,
      tag_color: tag.tagColor,
      font_color: tag.fontColor,
      front_show: 1,
    })),
    staff_goods: row.staffGoods ? 1 : 0,
    product_type: row.productType,
    ...plainGoods,
    ...markFields(extras.marks),
    created: row.created,
    updated: row.updated,
  }
}
