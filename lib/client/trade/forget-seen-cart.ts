/** Name of the cache with the cart as last seen; public/service-worker.js reads it. */
export const seenCartCache = 'seen-cart'

/** Deletes the cart as last seen from this device (seen-cart.ts): its member is not signed in any more. */
export function forgetSeenCart(): void {
  if ('caches' in window) void caches.delete(seenCartCache).catch(() => undefined)
}
