import 'server-only'
import { memberPriceOf } from '@/lib/domain/person/viewer-price'
import type { PaidGrade } from '@/lib/server/catalogue/goods-lookup/offer-columns'

/** Prices of the two paid grades, in cents; absent where the grade pays no less. */
export interface PaidPrices {
  vip_price?: number
  svip_price?: number
}

/**
 * What the paid grades pay for a SKU of this price: the cheaper grade is `vip`, the dearer one `svip` (contract goods
 * §2.3).
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
