import { api } from '@/lib/client/call/api'
import { ApiError } from '@/lib/client/call/api-error'
import { query } from '@/lib/client/call/query'
import { queryClient } from '@/lib/client/call/query-client'
import { loginHref, sessionUser } from '@/lib/client/person/session'
import type { PickGoods, PickSku } from '@/lib/domain/goods/goods-choice'
import { fastbuyHref, pendingHref, startedHref } from '@/lib/web/purchase-href'
import { startPurchase } from './start-purchase'

/** A purchase: a product, its selected SKU and the quantity. */
export interface Purchase {
  goods: PickGoods
  sku: PickSku
  num: number
}

/** Adds a SKU to the cart and invalidates cart queries; to the guest cart before sign-in. */
export async function addToCart(purchase: Purchase): Promise<void> {
  if (!sessionUser()) {
    const { keepPurchase } = await import('./guest-purchase')
    if (!keepPurchase(purchase)) throw new ApiError('请登录后加入购物车', 422)
    return
  }
  const { goods, sku, num } = purchase
  await api.cart.add({
    item_id: sku.item_id,
    num,
    shop_type: 'distributor',
    cart_type: 'cart',
    distributor_id: goods.distributorId,
  })
  void queryClient().invalidateQueries({ queryKey: query.cart.key() })
}

/**
 * Creates a direct purchase and returns the path of its checkout. For a guest the path of the login page, behind which
 * the checkout creates it.
 */
export async function buyNow({ goods, sku, num }: Purchase): Promise<string> {
  const isTicketed = goods.activity?.type === 'normal' && sku.act_price !== undefined && sku.seckill_id
  const pending = { itemId: sku.item_id, num, seckillId: isTicketed ? (sku.seckill_id ?? null) : null }
  const href = pendingHref(fastbuyHref(goods.distributorId), pending)
  if (!sessionUser()) return loginHref(href)
  return startedHref(href.slice(href.indexOf('?')), await startPurchase(pending, goods.distributorId))
}
