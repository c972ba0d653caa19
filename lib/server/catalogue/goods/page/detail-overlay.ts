import 'server-only'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import type { Viewer } from '@/lib/domain/person/viewer'
import { isSelling, lastSeconds, promisesOf, type SeckillTimes } from '@/lib/domain/promotion'
import { sortedCards, wireCards } from '@/lib/server/catalogue/coupon/parts'
import { hasUsedUp } from '@/lib/server/catalogue/goods-card/list-item'
import { sortedSkus } from '@/lib/server/catalogue/goods-card/parts'
import { fillBlocks, skusOfBlocks } from '@/lib/server/catalogue/goods-lookup/block-overlay'
import { listOpenTeams } from '@/lib/server/catalogue/group/parts'
import { skuOffers } from '@/lib/server/catalogue/promotion/parts'
import type { Mall } from '@/lib/server/ground/mall'
import { detailOverlay } from '../sql/detail-overlay'
import { priceSkus } from './price-skus'

/** A product page in a kept answer. */
interface KeptDetail {
  goodsId: number
  /** The SKU whose prices the product has; 0 for a product without specifications. */
  itemId: number
  price: number
  /** The price of the activity that sells now; null without one. */
  actPrice: number | null
  /** The group-buying activity that runs; null without one. */
  groupId: number | null
  /** Whether coupons may be offered for it. */
  hasCoupons: boolean
  /** The class of the programme that pays for it. */
  subsidyClass: string | null
  /** The paid grade that is recommended to guests. */
  guide: GoodsDetail['vipgrade_guide_title'] | null
}

/** A SKU in a kept answer. */
export interface KeptSku {
  itemId: number
  price: number
  actPrice: number | null
}

type ActivityInfo = NonNullable<GoodsDetail['activity_info']>

const groupInfoIn = ({ activity_info: info }: GoodsDetail) =>
  info && 'groups_activity_id' in info ? info : undefined

const timesOf = (info: ActivityInfo): SeckillTimes =>
  'groups_activity_id' in info
    ? { releaseTime: info.begin_time, startTime: info.begin_time, endTime: info.end_time }
    : {
        releaseTime: info.activity_release_time,
        startTime: info.activity_start_time,
        endTime: info.activity_end_time,
      }

const offerFactsOf = (answer: GoodsDetail) => ({
  staffGoods: answer.staff_goods === 1,
  isGift: answer.is_gift === 1,
  goodsStatus: answer.approve_status,
})

/** The activity that sells the product of an answer now. */
const sellingIn = ({ act_price, activity_type: type }: GoodsDetail) =>
  act_price !== undefined && (type === 'seckill' || type === 'limited_time_sale') ? { type } : null

/** The rows for the holes of a product page. */
export const prepareDetail = (answer: GoodsDetail) => ({
  '': [
    {
      goodsId: answer.goods_id,
      itemId: answer.item_id,
      price: answer.price,
      actPrice: answer.act_price ?? null,
      groupId: groupInfoIn(answer)?.groups_activity_id ?? null,
      hasCoupons: promisesOf(offerFactsOf(answer), sellingIn(answer)).coupons,
      subsidyClass: answer.subsidy?.class_name ?? null,
      guide: answer.vipgrade_guide_title ?? null,
    },
  ],
  'spec_items.*': answer.spec_items.map((sku): KeptSku => ({
    itemId: sku.item_id,
    price: sku.price,
    actPrice: sku.act_price ?? null,
  })),
  'intro.*.data.*': skusOfBlocks(answer.intro),
  activity_info: answer.activity_info ? [timesOf(answer.activity_info)] : [],
})

interface KeptRows {
  '': readonly KeptDetail[]
  'spec_items.*': readonly KeptSku[]
  'intro.*.data.*': readonly (number | null)[]
  activity_info: readonly SeckillTimes[]
}

/**
 * The live and personal fields of a product page, in one statement; `stale` when a price differs from the kept one: an
 * activity sold its last piece, or another process set a price or used up the budget of a subsidy.
 */
export async function fillDetail({ db, now }: Mall, rows: KeptRows, viewer: Viewer | null) {
  const at = now()
  const [kept] = rows['']
  if (!kept) return 'stale'
  const [[row], blocks, teams] = await Promise.all([
    db.run(detailOverlay, [
      kept.goodsId,
      at,
      viewer?.userId ?? 0,
      viewer?.gradeId ?? 0,
      viewer?.vipGradeId ?? 0,
    ]),
    fillBlocks(db, rows['intro.*.data.*']),
    kept.groupId === null ? undefined : listOpenTeams(db, kept.groupId, at),
  ])
  if (!row) return 'stale'
  const { items, activity } = priceSkus({
    rows: sortedSkus(row.skus),
    viewer,
    specs: new Map(),
    unit: '',
    // Prices of paid grades are the same for all viewers, so they are part of the kept answer.
    offers: skuOffers({ ...row, paidGrades: [] }, viewer, at),
  })
  if (kept.subsidyClass !== null && row.spentClasses.includes(kept.subsidyClass)) return 'stale'
  const itemOf = new Map(items.map((item) => [item.item_id, item]))
  const isKept = ({ itemId, price, actPrice }: KeptSku) => {
    const item = itemOf.get(itemId)
    return item?.price === price && (item.act_price ?? null) === actPrice
  }
  const lead = itemOf.get(kept.itemId)
  const skus = rows['spec_items.*']
  const isSame =
    (skus.length === 0 || skus.length === items.length) && isSelling(activity) === (kept.actPrice !== null)
  if (!lead || !isSame || !isKept(kept) || !skus.every(isKept)) return 'stale'
  const store = items.reduce((sum, item) => sum + item.store, 0)
  const guide = viewer && viewer.vipGradeId > 0 ? null : kept.guide
  return {
    '': [
      {
        member_price: lead.member_price,
        store,
        sales: row.sales,
        item_total_store: store,
        item_total_sales: row.sales,
        kaquan_list: wireCards(kept.hasCoupons ? sortedCards(row.coupons) : [], at),
        ...(teams ? { groups_list: teams } : {}),
        ...(guide ? { vipgrade_guide_title: guide } : {}),
        ...(kept.subsidyClass !== null && hasUsedUp(viewer, kept.subsidyClass)
          ? { subsidy_state: 'used_up' as const }
          : {}),
        ...(viewer ? { is_fav: row.isFavourite ? (1 as const) : (0 as const) } : {}),
      },
    ],
    'spec_items.*': skus.map(({ itemId }) => {
      const item = itemOf.get(itemId)
      return { store: item?.store, member_price: item?.member_price }
    }),
    'intro.*.data.*': blocks,
    activity_info: rows.activity_info.map((times) => {
      const seconds = lastSeconds(times, at)
      return { last_seconds: seconds, ...(kept.groupId === null ? {} : { remaining_time: seconds }) }
    }),
  }
}
