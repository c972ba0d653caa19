import 'server-only'
import type { NamedSku } from './load-facts'

/** One entry per SKU; the pieces of repeated entries add up. */
export function mergeBySku(requested: readonly NamedSku[]): NamedSku[] {
  const sums = new Map<number, number>()
  for (const { itemId, num } of requested) sums.set(itemId, (sums.get(itemId) ?? 0) + num)
  return [...sums].map(([itemId, num]) => ({ itemId, num }))
}
