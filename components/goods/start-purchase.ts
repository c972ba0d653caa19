import { api } from '@/lib/client/call/api'
import type { PendingPurchase } from '@/lib/web/purchase-href'

/**
 * Puts a SKU into the buy-now line of the member, which its checkout reads.
 * @returns the ticket of a seckill, which comes first (spec 1 §2); null without one
 * @throws ApiError with the reason why it cannot be bought
 */
export async function startPurchase(
  { itemId, num, seckillId }: PendingPurchase,
  distributorId: number,
): Promise<string | null> {
  const taken =
    seckillId === null ? null : await api.ticket.take({ item_id: itemId, seckill_id: seckillId, num })
  await api.cart.add({
    item_id: itemId,
    num,
    shop_type: 'distributor',
    cart_type: 'fastbuy',
    distributor_id: distributorId,
  })
  return taken && String(taken.ticket)
}
