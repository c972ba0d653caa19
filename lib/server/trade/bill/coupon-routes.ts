import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { yuan } from '@/lib/server/ground/wire/currency'
import { listCheckoutCards } from './list-checkout-cards'
import type { NamedSku } from './load-facts'

/** `items` arrive as JSON texts, one per SKU or all in one (contract trade §0); entries without a SKU are ignored. */
function namedSkus(items: unknown[] | string | undefined): NamedSku[] {
  const texts = items === undefined ? [] : typeof items === 'string' ? [items] : items
  return texts.flatMap((entry) => {
    const value: unknown = typeof entry === 'string' ? parse(entry) : entry
    return (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap(namedSku)
  })
}

function namedSku(value: unknown): NamedSku[] {
  if (typeof value !== 'object' || value === null || !('item_id' in value)) return []
  const itemId = Number(value.item_id)
  const num = Number('num' in value ? value.num : 1)
  return Number.isSafeInteger(itemId) && itemId > 0 && Number.isInteger(num) && num > 0 && num <= 99999
    ? [{ itemId, num }]
    : []
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const couponPickerRoutes = {
  picker: os.coupon.picker.handler(async ({ input, context }) => {
    const { db, now } = context.mall
    const named = namedSkus(input.items)
    const source =
      input.cart_type === 'fastbuy'
        ? ('fastbuy' as const)
        : input.cart_type === 'cart' || named.length === 0
          ? ('checked' as const)
          : { named }
    const { list, total } = await listCheckoutCards(
      db,
      memberOf(context),
      now(),
      { source, distributorId: input.distributor_id ?? 0 },
      { usable: input.valid ?? true, page: input.page_no, size: input.page_size },
    )
    return { ...wireList({ list, total }), cur: yuan }
  }),
}
