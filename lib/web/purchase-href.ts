import type { OrderType } from '@/lib/domain/order/kinds'

/** A direct purchase that still has to be put into the buy-now line of the member. */
export interface PendingPurchase {
  itemId: number
  num: number
  /** The seckill for which a ticket has to be taken; null without one. */
  seckillId: number | null
}

type Query = Readonly<Record<string, string>>

/** The checkout of a direct purchase (spec 1 §2). @param more the parameters of a seckill or a group */
export const fastbuyHref = (distributorId: number, more: Query = {}): string =>
  `/cart/checkout?${new URLSearchParams({ mode: 'fastbuy', id: String(distributorId), ...more })}`

/**
 * A checkout that first starts the purchase: what a guest wants to buy has to survive the login page.
 * @param href the checkout of the started purchase, without the ticket of a seckill
 */
export const pendingHref = (href: string, { itemId, num, seckillId }: PendingPurchase): string =>
  `${href}&${new URLSearchParams({
    buy: String(itemId),
    num: String(num),
    ...(seckillId === null ? {} : { seckill_id: String(seckillId) }),
  })}`

const positive = (text: string | null): number | null => {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

/** The purchase that a checkout has to start; null without one. */
export function readPending(params: { get: (name: string) => string | null }): PendingPurchase | null {
  const itemId = positive(params.get('buy'))
  if (itemId === null || params.get('mode') !== 'fastbuy') return null
  const seckillId = params.get('ticket') === null ? positive(params.get('seckill_id')) : null
  return { itemId, num: positive(params.get('num')) ?? 1, seckillId }
}

/** The path of the checkout of an exchange in the points mall. */
export const exchangePath = '/pointitems/checkout'

/** The checkout of an exchange, whose product the buy-now line holds (spec 3 §7). */
export const exchangeHref = (distributorId: number): string =>
  `${exchangePath}?${new URLSearchParams({
    mode: 'fastbuy',
    order_type: 'normal_pointsmall' satisfies OrderType,
    ...(distributorId > 0 ? { id: String(distributorId) } : {}),
  })}`

/** The same checkout once the purchase is started. @param ticket of the seckill, null without one */
export function startedHref(search: string, ticket: string | null, path = '/cart/checkout'): string {
  const params = new URLSearchParams(search)
  params.delete('buy')
  params.delete('num')
  if (ticket !== null) {
    params.set('ticket', ticket)
    params.set('order_type', 'normal_seckill' satisfies OrderType)
  }
  return `${path}?${params}`
}
