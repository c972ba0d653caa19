import 'server-only'
import type { GoodsState } from '@/lib/domain/shop/goods-state'
import { midnight } from '@/lib/domain/time/china'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { Mall } from '@/lib/server/ground/mall'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { countOperatorOrders } from '@/lib/server/trade/order/operator-orders'
import { goodsOfShop, goodsPageOfShop, salesOfShop, shopOfMerchant } from './overview-sql'
import { applicationCounts } from './sql'

/** Figures of a shop, or of all shops for null (contract operator). */
export async function getShopOverview({ db, now }: Mall, shopId: number | null) {
  const [shop] = shopId === null ? [] : await db.run(shopOfMerchant, [shopId])
  const orders = await countOperatorOrders(db, shopId, now())
  const goods = only(await db.run(goodsOfShop, [shopId]), 'counting the products of a shop')
  const today = only(await db.run(salesOfShop, [shopId, midnight(now())]), 'counting the sales of a shop')
  const [applications = null] = shopId === null ? await db.run(applicationCounts, []) : []
  const { onSale, soldOut, offSale } = goods
  return {
    shop: shop
      ? { distributor_id: shop.distributorId, name: shop.name, logo: shop.logo, is_open: shop.isOpen }
      : null,
    orders,
    applications,
    goods: { on_sale: onSale, sold_out: soldOut, off_sale: offSale },
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
