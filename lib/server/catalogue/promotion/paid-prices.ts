import 'server-only'
import { memberPriceOf } from '@/lib/domain/person/viewer-price'
import type { PaidGrade } from '@/lib/server/catalogue/goods-lookup/offer-columns'

/** Prices of the two paid grades, in cents; absent where the grade price is not lower. */
export interface PaidPrices {
  vip_price?: number
  svip_price?: number
}

/**
 * The prices of a SKU for the paid grades: `vip` is the cheaper grade, `svip` the more expensive one (contract goods
 * §2.3).
 * @param grades the cheaper grade first, each with its fixed price for the SKU or null
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
