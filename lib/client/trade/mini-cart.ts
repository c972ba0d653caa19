const eventName = 'show-minicart'

/** Opens the mini cart for some seconds, after a product was added to the cart or for the link above it (spec 1 §2). */
export const showMiniCart = (): void => void window.dispatchEvent(new Event(eventName))

/** Calls `listener` when the mini cart should open; returns the function that unsubscribes. */
export function onShowMiniCart(listener: () => void): () => void {
  window.addEventListener(eventName, listener)
  return () => window.removeEventListener(eventName, listener)
}
