import { api } from '@/lib/client/api'
import { ApiError } from '@/lib/client/api-error'
import { query } from '@/lib/client/query'
import { queryClient } from '@/lib/client/query-client'
import { loginHrefFromHere, sessionUser } from '@/lib/client/session'
import type { PickGoods, PickSku } from '@/lib/domain/goods-choice'

/** A purchase: a product, its selected SKU and the quantity. */
export interface Purchase {
  goods: PickGoods
  sku: PickSku
  num: number
}

const put = ({ goods, sku, num }: Purchase, cart_type: 'cart' | 'fastbuy') =>
  api.cart.add({
    item_id: sku.item_id,
    num,
    shop_type: 'distributor',
    cart_type,
    distributor_id: goods.distributorId,
  })

/** Adds a SKU to the cart and invalidates cart queries; to the guest cart before sign-in. */
export async function addToCart(purchase: Purchase): Promise<void> {
  if (!sessionUser()) {
    const { keepPurchase } = await import('./guest-purchase')
    if (!keepPurchase(purchase)) throw new ApiError('请登录后加入购物车', 422)
    return
  }
  await put(purchase, 'cart')
  void queryClient().invalidateQueries({ queryKey: query.cart.key() })
}

const checkoutHref = (goods: PickGoods, more: Record<string, string> = {}) =>
  `/cart/checkout?${new URLSearchParams({ mode: 'fastbuy', id: String(goods.distributorId), ...more })}`

/**
 * Creates a direct purchase and returns the path of its checkout; a seckill needs a ticket first (spec 1 §2). For a guest the
 * path of the login page, which leads back to the same selection.
 */
export async function buyNow(purchase: Purchase): Promise<string> {
  if (!sessionUser()) return loginHrefFromHere()
  const { goods, sku, num } = purchase
  const isTicketed = goods.activity?.type === 'normal' && sku.act_price !== undefined && sku.seckill_id
  if (!isTicketed) {
    await put(purchase, 'fastbuy')
    return checkoutHref(goods)
  }
  const { ticket } = await api.ticket.take({ item_id: sku.item_id, seckill_id: sku.seckill_id, num })
  await put(purchase, 'fastbuy')
  return checkoutHref(goods, {
    seckill_id: String(sku.seckill_id),
    ticket: String(ticket),
    order_type: 'normal_seckill',
  })
}
