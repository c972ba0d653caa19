import 'server-only'
import { mayDo, type DeskRole } from '@/lib/domain/desk/roles'
import type { GoodsState } from '@/lib/domain/shop/goods-state'
import { midnight } from '@/lib/domain/time/china'
import { countProposals } from '@/lib/server/catalogue/goods/proposal/count-proposals'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { Mall } from '@/lib/server/ground/mall'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { countOperatorOrders } from '@/lib/server/trade/order/operator-orders'
import { goodsOfShop, goodsPageOfShop, salesOfShop, shopOfMerchant } from './overview-sql'
import { applicationCounts } from './sql'

/** Figures of a shop, or of all shops for null, as far as the role may read them (contract operator). */
export async function getShopOverview(
  { db, now }: Mall,
  shopId: number | null,
  deskRole: DeskRole,
  wantsFactor: boolean,
) {
  const [shop] = shopId === null ? [] : await db.run(shopOfMerchant, [shopId])
  const seesOrders = mayDo(deskRole, 'order:read')
  const seesApplications = shopId === null && mayDo(deskRole, 'merchant:read')
  const orders = seesOrders ? await countOperatorOrders(db, shopId, now()) : null
  const [goods] = mayDo(deskRole, 'goods:read') ? await db.run(goodsOfShop, [shopId]) : []
  const proposals = goods ? await countProposals(db, shopId) : null
  const [today = null] = seesOrders ? await db.run(salesOfShop, [shopId, midnight(now())]) : []
  const [applications = null] = seesApplications ? await db.run(applicationCounts, []) : []
  return {
    desk_role: deskRole,
    wants_factor: wantsFactor,
    shop: shop
      ? { distributor_id: shop.distributorId, name: shop.name, logo: shop.logo, is_open: shop.isOpen }
      : null,
    orders,
    applications,
    goods: goods ? { on_sale: goods.onSale, sold_out: goods.soldOut, off_sale: goods.offSale } : null,
    goods_approval: proposals,
    today,
  }
}

/** A page of the products of a shop, or of all shops for null (contract operator). */
export async function listShopGoods(
  { db }: Mall,
  shopId: number | null,
  state: GoodsState | undefined,
  { page, size }: { page: number; size: number },
) {
  const [found] = await db.run(goodsPageOfShop, [shopId, state ?? null, ...limitAndOffset(page, size)])
  const total = found?.total ?? 0
  const list = (found?.rows ?? []).map((row) => ({
    goods_id: row.goodsId,
    item_id: row.itemId,
    item_name: row.itemName,
    item_bn: row.itemBn,
    pic: row.pic,
    price: row.price,
    store: row.store,
    state: row.state,
  }))
  return wireList({ list, total })
}
