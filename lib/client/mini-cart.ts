const eventName = 'show-minicart'

/** Opens the mini cart for a moment, after something was put into the cart (spec 1 §2). */
export const showMiniCart = (): void => void window.dispatchEvent(new Event(eventName))

/** Calls `listener` when the mini cart is to be shown; gives the function that stops it. */
export function onShowMiniCart(listener: () => void): () => void {
  window.addEventListener(eventName, listener)
  return () => window.removeEventListener(eventName, listener)
}
