import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { PriceViewer } from '@/lib/domain/price'
import type { Mall } from '@/lib/server/context'
import { loadPaidPrices } from '@/lib/server/promotion/paid-prices'
import { goodsActivity } from './detail-activity'
import { findGoodsId } from './detail-rows'
import { pricedSkus } from './detail-skus'
import { loadGoodsRows } from './rows'
import { loadSkus } from './skus'

/**
 * What of a goods changes by the minute or by viewer: state, stock and prices of its skus, and the activity that sets
 * them (contract goods §2.5). Asked by every member who opens a goods page, so it reads nothing else.
 * @throws MallError 商品不存在或者已下架 for an unknown or unapproved goods
 */
export async function livePrices({ db, now }: Mall, itemId: number, viewer: PriceViewer | null) {
  const goodsId = await findGoodsId(db, itemId)
  const [[row], skus] = await Promise.all([
    loadGoodsRows(db, goodsId === null ? [] : [goodsId]),
    goodsId === null ? [] : loadSkus(db, goodsId),
  ])
  if (row?.auditStatus !== 'approved' || skus.length === 0) throw new MallError('商品不存在或者已下架')
  const at = now()
  const { items, activity } = await pricedSkus(
    db,
    skus,
    viewer,
    at,
    new Map(),
    row.itemUnit,
    await loadPaidPrices(db, skus),
  )
  const [lead] = items
  if (!lead) throw new MallError('商品不存在或者已下架')
  const shown = lead.act_price === undefined ? (items.find((item) => item.is_default) ?? lead) : lead
  return {
    item_id: shown.item_id,
    price: shown.price,
    market_price: shown.market_price,
    member_price: shown.member_price,
    act_price: shown.act_price,
    vip_price: shown.vip_price,
    svip_price: shown.svip_price,
    store: items.reduce((sum, item) => sum + item.store, 0),
    limit_num: shown.limit_num,
    seckill_id: shown.seckill_id,
    activity_info: activity ? goodsActivity(activity, at) : null,
    approve_status: row.approveStatus,
    shop_valid: row.shopValid,
    spec_items: items,
  }
}
