import 'server-only'
import type { Mall } from '@/lib/server/context'
import { countOperatorOrders } from '@/lib/server/order/operator-orders'
import { goodsOfShop, salesOfShop, shopOfMerchant } from './overview-sql'

const utc8 = 8 * 3600
const day = 24 * 3600

/** The last midnight in China, in epoch seconds. */
const midnight = (now: number) => Math.floor((now + utc8) / day) * day - utc8

/** A shop in numbers, or all shops for null (contract operator). */
export async function getShopOverview({ db, now }: Mall, shopId: number | null) {
  const [shop] = shopId === null ? [] : await db.run(shopOfMerchant, [shopId])
  const orders = await countOperatorOrders(db, shopId, now())
  const [goods] = await db.run(goodsOfShop, [shopId])
  const [today] = await db.run(salesOfShop, [shopId, midnight(now())])
  if (!goods || !today) throw new Error('counting a shop returned no row')
  const { onSale, soldOut, offSale } = goods
  return {
    shop: shop
      ? { distributor_id: shop.distributorId, name: shop.name, logo: shop.logo, is_open: shop.isOpen }
      : null,
    orders,
    goods: { on_sale: onSale, sold_out: soldOut, off_sale: offSale },
    today,
  }
}
