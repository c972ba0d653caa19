import 'server-only'
import { memberPriceOf } from '@/lib/domain/price'
import { statement, type Queries } from '@/lib/server/db/connection'
import { loadGradePrices } from './sku-prices'

/** What the holders of the two paid grades pay, in cents; absent where it is not less. */
export interface PaidPrices {
  vip_price?: number
  svip_price?: number
}

const paidGrades = statement(
  'paid-grades',
  `select vip_grade_id as "vipGradeId", grade_name as "vipGradeName", discount as "vipDiscount"
     from vip_grades where discount > 0 order by discount, vip_grade_id limit 2`,
)

/** Prices of the paid grades by sku id: the cheaper grade is `vip`, the dearer one `svip` (contract goods §2.3). */
export async function loadPaidPrices(
  db: Queries,
  skus: readonly { itemId: number; price: number }[],
): Promise<Map<number, PaidPrices>> {
  const grades = await db.run<{ vipGradeId: number; vipGradeName: string; vipDiscount: number }>(
    paidGrades,
    [],
  )
  const itemIds = skus.map(({ itemId }) => itemId)
  const [vip, svip] = await Promise.all(
    grades.map(async (grade) => {
      const viewer = { ...grade, gradeId: 0, gradeName: '', gradeDiscount: 0 }
      const fixed = await loadGradePrices(db, itemIds, viewer)
      return new Map(
        skus.map(({ itemId, price }) => [itemId, memberPriceOf(price, viewer, fixed.get(itemId))]),
      )
    }),
  )
  return new Map(
    itemIds.map((itemId) => {
      const [vipPrice, svipPrice] = [vip?.get(itemId), svip?.get(itemId)]
      return [
        itemId,
        {
          ...(vipPrice === undefined ? {} : { vip_price: vipPrice }),
          ...(svipPrice === undefined ? {} : { svip_price: svipPrice }),
        },
      ]
    }),
  )
}
