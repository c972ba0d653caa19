/**
 * Going back from the cashier to a checkout leads to the orders (spec 1 §2): the order is placed, the cart it came from
 * is empty. The history entry of the checkout itself remembers that, so it also holds after a reload of the cashier.
 */
const mark = 'mall_order'
const ordersPath = '/member/trade'

/** The state of a checkout's history entry once its order is placed; what others keep in it stays. */
export const placedState = (state: unknown, orderId: string): Record<string, unknown> => ({
  ...(typeof state === 'object' && state !== null ? state : {}),
  [mark]: orderId,
})

/** Where a return to a checkout leads: to the orders when its order is placed, null while it is still open. */
export const returnTarget = (state: unknown): typeof ordersPath | null =>
  typeof state === 'object' && state !== null && mark in state ? ordersPath : null
