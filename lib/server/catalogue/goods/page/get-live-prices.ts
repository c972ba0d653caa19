import 'server-only'
import { goodsNotFound } from '@/lib/domain/errors'
import { isShownTo } from '@/lib/domain/goods/staff-goods'
import { piecesLeft } from '@/lib/domain/order/price/cart-line'
import type { Viewer } from '@/lib/domain/person/viewer'
import { sortedSkus } from '@/lib/server/catalogue/goods-card/parts'
import { skuOffers } from '@/lib/server/catalogue/promotion/parts'
import { isReservedFor } from '@/lib/server/catalogue/reference/is-reserved-for'
import { referenceAt } from '@/lib/server/catalogue/reference/load-reference'
import type { Mall } from '@/lib/server/ground/mall'
import { livePrices, readLimits } from '../sql/detail'
import { goodsActivity } from '../wire/marketings'
import { priceSkus } from './price-skus'

/**
 * The fields of a product that change by the minute or by viewer: status, stock and prices of its SKUs, and the
 * activity that sets them (contract goods §2.5). Called by every member who opens a detail page, so it reads nothing
 * else.
 * @throws MallError 商品不存在或者已下架 for an unknown or unapproved product
 */
export async function getLivePrices({ db, now }: Mall, itemId: number, viewer: Viewer | null) {
  const at = now()
  const [row] = await db.run(livePrices, [itemId, at, viewer?.userId ?? 0])
  if (!row || !isShownTo(row, viewer)) throw goodsNotFound()
  const reference = await referenceAt(db, row.referenceVersion)
  const offers = skuOffers({ ...row, paidGrades: reference.paidGrades }, viewer, at)
  const { items, activity } = priceSkus({
    rows: sortedSkus(row.skus),
    viewer,
    specs: new Map(),
    unit: row.itemUnit,
    offers,
  })
  const [first] = items
  if (!first) throw goodsNotFound()
  const { limitedBuys, saleCounts } = readLimits(row)
  const leftOf = (skuId: number) => {
    const activity = offers.activities.get(skuId) ?? null
    const left = piecesLeft({
      activity,
      activityBought:
        saleCounts.find((one) => one.itemId === skuId && one.seckillId === activity?.seckillId)?.bought ?? 0,
      // If a SKU has several limits, the first one counts.
      limitedBuy: limitedBuys.find((one) => one.itemId === skuId) ?? null,
    })
    return left === null ? {} : { limit_left: left }
  }
  const lead = first.act_price === undefined ? (items.find((item) => item.is_default) ?? first) : first
  return {
    item_id: lead.item_id,
    price: lead.price,
    market_price: lead.market_price,
    member_price: lead.member_price,
    act_price: lead.act_price,
    vip_price: lead.vip_price,
    svip_price: lead.svip_price,
    store: items.reduce((sum, item) => sum + item.store, 0),
    limit_num: lead.limit_num,
    seckill_id: lead.seckill_id,
    activity_info: activity ? goodsActivity(activity, at) : null,
    is_vip: (viewer?.vipGradeId ?? 0) > 0,
    ...(viewer && viewer.subsidyUsedUp.length > 0 ? { subsidy_used_up: viewer.subsidyUsedUp } : {}),
    approve_status: row.approveStatus,
    shop_valid: row.shopValid,
    ...(viewer ? { is_reserved: isReservedFor(reference, row, viewer, at) } : {}),
    spec_items: items.map((item) => ({ ...item, ...leftOf(item.item_id) })),
  }
}
