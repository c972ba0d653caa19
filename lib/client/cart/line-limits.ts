import type { CartLine } from '@/lib/contract/cart'
import { maxStoreText, minQuantityText } from '@/lib/domain/stock'

/** How few and how many pieces of a cart line can be ordered, and what is said at either end (spec 1 §5). */
interface LineLimits {
  least: number
  most: number
  underText: string
  overText: string
}

/** The minimum order, the stock and the limit of an activity, whichever comes first (contract trade §2.1, §3.5). */
export function lineLimits({ item_name, store, start_num, limit_num }: CartLine): LineLimits {
  const least = Math.max(1, start_num)
  const most = Math.max(least, Math.min(store, limit_num ?? store))
  return {
    least,
    most,
    underText: minQuantityText(least),
    overText:
      limit_num !== undefined && most === limit_num ? `${item_name}超出限购数量` : maxStoreText(store),
  }
}
