import type { Purchase } from '@/components/goods/buy'
import { api } from '@/lib/client/call/api'
import { loginHref, sessionUser } from '@/lib/client/person/session'
import { exchangeHref, pendingHref } from '@/lib/web/purchase-href'

/** Puts a SKU of the points mall into the buy-now line of the member, which its checkout reads. */
export const startExchange = async (itemId: number, num: number, distributorId: number): Promise<void> => {
  await api.cart.add({
    item_id: itemId,
    num,
    shop_type: 'pointsmall',
    cart_type: 'fastbuy',
    distributor_id: distributorId,
  })
}

/**
 * Starts an exchange and returns the path of its checkout. For a guest the path of the login page, behind which the
 * checkout starts it.
 */
export async function exchange({ goods, sku, num }: Purchase): Promise<string> {
  const href = exchangeHref(goods.distributorId)
  if (!sessionUser()) return loginHref(pendingHref(href, { itemId: sku.item_id, num, seckillId: null }))
  await startExchange(sku.item_id, num, goods.distributorId)
  return href
}
