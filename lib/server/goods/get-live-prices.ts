import 'server-only'
import { goodsNotFound } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/context'
import { sortedSkus } from '@/lib/server/goods-card/parts'
import { skuOffers } from '@/lib/server/promotion/parts'
import { referenceAt } from '@/lib/server/reference/load-reference'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { priceSkus } from './price-skus'
import { livePrices } from './sql/detail'
import { goodsActivity } from './wire/marketings'

/**
 * What changes of a product by the minute or by viewer: status, stock and prices of its SKUs, and the activity that sets
 * them (contract goods §2.5). Every member who opens a detail page calls it, so it reads nothing else.
 * @throws MallError 商品不存在或者已下架 for an unknown or unapproved product
 */
export async function getLivePrices({ db, now }: Mall, itemId: number, viewer: Viewer | null) {
  const at = now()
  const [row] = await db.run(livePrices, [itemId, at])
  if (!row) throw goodsNotFound()
  const { paidGrades } = await referenceAt(db, row.referenceVersion)
  const { items, activity } = priceSkus({
    rows: sortedSkus(row.skus),
    viewer,
    specs: new Map(),
    unit: row.itemUnit,
    offers: skuOffers({ ...row, paidGrades }, viewer, at),
  })
  const [first] = items
  if (!first) throw goodsNotFound()
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
    spec_items: items,
  }
}
