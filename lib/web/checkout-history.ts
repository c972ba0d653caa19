/**
 * Going back from the cashier to the checkout leads to the orders (spec 1 §2): the order is placed and the cart is
 * empty. The checkout's history entry stores that. After a full page load of the cashier, as on the way back from a
 * provider's page, the browser loads the entry's address anew and Next drops its own fields: so the entry gets the
 * address of the orders, too.
 */
const stateKey = 'mall_order'
export const ordersPath = '/member/trade'

/** The history state of a checkout whose order is placed; other fields of the state are preserved. */
export const placedState = (state: unknown, orderId: string): Record<string, unknown> => ({
  ...(typeof state === 'object' && state !== null ? state : {}),
  [stateKey]: orderId,
})

/** The redirect target of a return to the checkout: the orders when its order is placed, else null. */
export const returnTarget = (state: unknown): typeof ordersPath | null =>
  typeof state === 'object' && state !== null && stateKey in state ? ordersPath : null
