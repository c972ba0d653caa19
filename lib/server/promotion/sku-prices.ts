import 'server-only'
import type { GradePrices, PriceViewer } from '@/lib/domain/price'
import { seckillStatus, type SkuActivity } from '@/lib/domain/promotion'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

/**
 * What skus cost a viewer: the only place that reads activities and member prices.
 *
 *     const [activities, gradePrices] = await Promise.all([
 *       loadActivities(db, { itemIds }, now),
 *       loadGradePrices(db, itemIds, viewer),
 *     ])
 *     priceFor({ price: sku.price, gradePrices: gradePrices.get(sku.itemId) }, viewer, activities.get(sku.itemId))
 *
 * Statements that need the rows together with others (cart, checkout) join `activityColumns` themselves.
 */

/** The columns of a running or announced activity, for `seckill_items i join seckills k`. */
export const activityColumns = `
  k.seckill_id as "seckillId", k.activity_name as "activityName",
  case k.seckill_type when 'normal' then 'seckill' else k.seckill_type end as "type",
  i.item_id as "itemId", i.goods_id as "goodsId", i.activity_price as "activityPrice",
  i.activity_store as "activityStore", i.activity_store - i.sales_store as "left", i.limit_num as "limitNum",
  k.release_time as "releaseTime", k.start_time as "startTime", k.end_time as "endTime",
  k.validity_period as "validityPeriod", k.is_free_shipping as "isFreeShipping",
  k.description, k.ad_pic as "adPic"`

/** Of several activities of one sku the running one counts, then the one that starts first. */
export const activityOrder = (now: string) => `(k.start_time <= ${now}) desc, k.start_time, k.seckill_id`

const activities = (name: string, column: string) =>
  statement(
    name,
    `select distinct on (i.item_id) ${activityColumns}
       from seckill_items i join seckills k on k.seckill_id = i.seckill_id
      where i.${column} = any($1::bigint[]) and not k.disabled and k.release_time <= $2 and k.end_time > $2
      order by i.item_id, ${activityOrder('$2')}`,
  )
const byItem = activities('activities_of_items', 'item_id')
const byGoods = activities('activities_of_goods', 'goods_id')

/**
 * Announced and running activities by sku id. Ask with sku ids or with goods ids (then for all skus of the goods).
 * @param now epoch seconds
 */
export async function loadActivities(
  db: Queries,
  of: { itemIds: number[] } | { goodsIds: number[] },
  now: number,
): Promise<Map<number, SkuActivity>> {
  const [asked, ids] = 'itemIds' in of ? [byItem, of.itemIds] : [byGoods, of.goodsIds]
  if (ids.length === 0) return new Map()
  const rows = await db.run<Omit<SkuActivity, 'status'>>(asked, [ids, now])
  return new Map(rows.map((row) => [row.itemId, { ...row, status: seckillStatus(row, now) }]))
}

const gradePrices = statement(
  'grade_prices',
  `select item_id as "itemId", max(price) filter (where grade_kind = 'vip') as "vip",
          max(price) filter (where grade_kind = 'normal') as "normal"
     from member_prices
    where item_id = any($1::bigint[])
      and ((grade_kind = 'vip' and grade_id = $2) or (grade_kind = 'normal' and grade_id = $3))
    group by item_id`,
)

/** Prices fixed for the viewer's grades by sku id; empty for visitors. */
export async function loadGradePrices(
  db: Queries,
  itemIds: number[],
  viewer: PriceViewer | null,
): Promise<Map<number, GradePrices>> {
  if (!viewer || itemIds.length === 0) return new Map()
  const rows = await db.run<GradePrices & { itemId: number }>(gradePrices, [
    itemIds,
    viewer.vipGradeId,
    viewer.gradeId,
  ])
  return new Map(rows.map(({ itemId, vip, normal }) => [itemId, { vip, normal }]))
}
