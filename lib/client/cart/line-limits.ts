import type { CartLine } from '@/lib/contract/trade/cart'
import { maxStoreText, minQuantityText } from '@/lib/domain/goods/stock'

/** The quantity limits of a cart line with their messages (spec 1 §5). */
interface LineLimits {
  min: number
  max: number
  underText: string
  overText: string
}

/** The limits by minimum order, stock and activity limit (contract trade §2.1, contract trade §3.5). */
export function lineLimits({ item_name, store, start_num, limit_num, limitedBuy }: CartLine): LineLimits {
  const min = Math.max(1, start_num)
  const limit = Math.min(limit_num ?? store, limitedBuy?.limit_buy ?? store)
  const max = Math.max(min, Math.min(store, limit))
  return {
    min,
    max,
    underText: minQuantityText(min),
    overText: limit < store && max === limit ? `${item_name}超出限购数量` : maxStoreText(store),
  }
}
