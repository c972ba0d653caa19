import type { Cart, CartLine } from '@/lib/contract/trade/cart'
import { shownSpec } from '@/lib/domain/goods/spec-text'
import { priceText } from '@/lib/domain/money'
import { linePrice } from '@/lib/domain/order/price/line-price'
import { dateTimeText } from '@/lib/domain/time/china'
import { pictureAt } from '@/lib/web/picture'
import { userCookie } from '../person/user-cookie'
import { seenCartCache } from './forget-seen-cart'

/** Where public/service-worker.js finds it in the cache. */
const path = '/seen-cart.json'

const seenLine = (line: CartLine) => ({
  name: line.package_name ?? line.item_name,
  spec: line.packages ? '' : shownSpec(line.item_spec_desc),
  // The picture file that the cart page shows: without a network only cached files can be shown.
  pic: line.pics && pictureAt(line.pics, 240),
  num: line.num,
  price: priceText(linePrice(line).unit),
})

/**
 * Keeps the lines of a cart on this device, for the page that public/service-worker.js shows without a network.
 *
 * @param owner `userCookie()` of when the cart was asked for: nothing is kept once that member is not signed in any
 * more
 */
export async function keepSeenCart(cart: Cart, owner: string | undefined): Promise<void> {
  if (!('caches' in window) || owner === undefined || userCookie() !== owner) return
  const now = Date.now()
  const lines = cart.valid_cart.flatMap(({ list }) => list).map(seenLine)
  const time = dateTimeText(now / 1000).slice(0, 16)
  try {
    const cache = await caches.open(seenCartCache)
    await cache.put(path, Response.json({ at: now, time, lines }))
    if (userCookie() !== owner) await caches.delete(seenCartCache)
  } catch {
    // The browser keeps nothing, or has no space left.
  }
}
