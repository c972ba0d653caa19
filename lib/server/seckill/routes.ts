import 'server-only'
import type { SeckillActivity } from '@/lib/contract/seckill'
import { MallError } from '@/lib/domain/errors'
import { seckillStatus } from '@/lib/domain/promotion'
import { os, type CallContext, type Mall } from '@/lib/server/context'
import { statement } from '@/lib/server/db/statement'
import { loadCards } from '@/lib/server/goods/cards'
import { listedGoods } from '@/lib/server/goods/shown-goods'
import { yuan } from '@/lib/server/goods/wire'
import { wireActivity, type ActivityFacts } from '@/lib/server/promotion/wire-activity'

interface ActivityRow extends Omit<ActivityFacts, 'status'> {
  total: number
}

interface ActivityItemRow {
  seckillId: number
  goodsId: number
  activityPrice: number
  activityStore: number
  salesStore: number
  limitNum: number
}

const columns = `seckill_id as "seckillId", activity_name as "activityName", ad_pic as "adPic", seckill_type as "seckillType",
  release_time as "releaseTime", start_time as "startTime", end_time as "endTime", validity_period as "validityPeriod",
  is_free_shipping as "isFreeShipping", description, count(*) over ()::int as total`

const running = statement(
  'seckill_list',
  `select ${columns} from seckills
    where not disabled and release_time <= $1 and end_time > $1 and ($2 = '' or seckill_type = $2)
      and ($3 = '' or ($3 = 'valid' and start_time <= $1) or ($3 = 'notice' and start_time > $1))
    order by start_time, seckill_id limit $4 offset $5`,
)
const one = statement('seckill_one', `select ${columns} from seckills where seckill_id = $1 and not disabled`)

// One card per goods that the viewer may see: its cheapest sku in the activity.
const items = statement(
  'seckill_items',
  `select distinct on (i.seckill_id, i.goods_id) i.seckill_id as "seckillId", i.goods_id as "goodsId",
          i.activity_price as "activityPrice",
          sum(i.activity_store) over w::int as "activityStore", sum(i.sales_store) over w::int as "salesStore",
          i.limit_num as "limitNum"
     from seckill_items i join goods g on g.goods_id = i.goods_id
    where i.seckill_id = any($1::int[]) and ${listedGoods} and (not g.staff_goods or $2)
   window w as (partition by i.seckill_id, i.goods_id)
    order by i.seckill_id, i.goods_id, i.activity_price`,
)

/** Activities with their goods (contract goods §14.2). */
async function withItems(
  mall: Mall,
  rows: ActivityRow[],
  viewer: CallContext['viewer'],
): Promise<SeckillActivity[]> {
  const now = mall.now()
  const itemRows = await mall.db.run<ActivityItemRow>(items, [
    rows.map((row) => row.seckillId),
    viewer?.isStaff ?? false,
  ])
  const cards = await loadCards(mall.db, [...new Set(itemRows.map((item) => item.goodsId))], viewer, now)
  const cardOf = new Map(cards.map((card) => [card.goods_id, card]))
  return rows.map((row) => {
    const activity = wireActivity({ ...row, status: seckillStatus(row, now) }, now)
    const { status, last_seconds } = activity
    const own = itemRows
      .filter((item) => item.seckillId === row.seckillId)
      .flatMap((item, sort) => {
        const card = cardOf.get(item.goodsId)
        if (!card) return []
        return {
          ...card,
          seckill_id: item.seckillId,
          item_title: card.item_name,
          item_pic: card.pics[0] ?? '',
          activity_price: item.activityPrice,
          activity_store: item.activityStore,
          sales_store: item.salesStore,
          limit_num: item.limitNum,
          is_show: true as const,
          ...{ sort, status, last_seconds },
        }
      })
    return { ...activity, items: own }
  })
}

export const seckillRoutes = {
  list: os.seckill.list.handler(async ({ input, context }) => {
    const { mall, viewer } = context
    const rows = await mall.db.run<ActivityRow>(running, [
      mall.now(),
      input.seckill_type ?? '',
      input.status ?? '',
      input.pageSize,
      (input.page - 1) * input.pageSize,
    ])
    const total = rows[0]?.total ?? 0
    return { list: await withItems(mall, rows, viewer), total_count: total, count: total, cur: yuan }
  }),

  info: os.seckill.info.handler(async ({ input, context }) => {
    const { mall, viewer } = context
    const rows = await mall.db.run<ActivityRow>(one, [input.seckill_id])
    const [activity] = await withItems(mall, rows, viewer)
    if (!activity) throw new MallError('秒杀活动已关闭')
    return { ...activity, total_count: activity.items.length, cur: yuan }
  }),
}
