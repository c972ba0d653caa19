import 'server-only'
import { memberPriceOf } from '@/lib/domain/price'
import type { Queries } from '@/lib/server/db/connection'
import type { PaidGrade } from '@/lib/server/goods-lookup/offer-columns'
import { paidPrices } from './sql'

/** Prices of the two paid grades, in cents; absent where the grade pays no less. */
export interface PaidPrices {
  vip_price?: number
  svip_price?: number
}

/**
 * What the paid grades pay for a SKU of this price.
 * @param grades the cheaper grade first, each with the price that is fixed for it or null
 */
export function paidPricesOf(
  price: number,
  grades: readonly (PaidGrade & { fixed: number | null })[],
): PaidPrices {
  const [vip, svip] = grades.map(({ fixed, ...grade }) =>
    memberPriceOf(
      price,
      { ...grade, gradeId: 0, gradeName: '', gradeDiscount: 0 },
      { vip: fixed, normal: null },
    ),
  )
  return {
    ...(vip === undefined ? {} : { vip_price: vip }),
    ...(svip === undefined ? {} : { svip_price: svip }),
  }
}

/** Prices of the paid grades by SKU id: the cheaper grade is `vip`, the dearer one `svip` (contract goods §2.3). */
export async function loadPaidPrices(
  db: Queries,
  skus: readonly { itemId: number; price: number }[],
): Promise<Map<number, PaidPrices>> {
  if (skus.length === 0) return new Map()
  const rows = await db.run(paidPrices, [skus.map(({ itemId }) => itemId)])
  const bySku = Map.groupBy(rows, ({ itemId }) => itemId)
  return new Map(skus.map(({ itemId, price }) => [itemId, paidPricesOf(price, bySku.get(itemId) ?? [])]))
}
