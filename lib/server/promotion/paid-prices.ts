import 'server-only'
import { memberPriceOf } from '@/lib/domain/price'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

/** What the holders of the two paid grades pay, in cents; absent where it is not less. */
export interface PaidPrices {
  vip_price?: number
  svip_price?: number
}

interface PaidRow {
  itemId: number
  vipGradeId: number
  vipGradeName: string
  vipDiscount: number
  fixed: number | null
}

// The cheaper grade first.
const paidPrices = statement(
  'paid_prices',
  `select s.item_id as "itemId", v.vip_grade_id as "vipGradeId", v.grade_name as "vipGradeName",
          v.discount as "vipDiscount", p.price as fixed
     from (select vip_grade_id, grade_name, discount from vip_grades where discount > 0
            order by discount, vip_grade_id limit 2) v
     cross join unnest($1::bigint[]) s(item_id)
     left join member_prices p on p.item_id = s.item_id and p.grade_kind = 'vip' and p.grade_id = v.vip_grade_id
    order by v.discount, v.vip_grade_id`,
)

/** Prices of the paid grades by sku id: the cheaper grade is `vip`, the dearer one `svip` (contract goods §2.3). */
export async function loadPaidPrices(
  db: Queries,
  skus: readonly { itemId: number; price: number }[],
): Promise<Map<number, PaidPrices>> {
  if (skus.length === 0) return new Map()
  const rows = await db.run<PaidRow>(paidPrices, [skus.map(({ itemId }) => itemId)])
  const bySku = Map.groupBy(rows, ({ itemId }) => itemId)
  return new Map(
    skus.map(({ itemId, price }) => {
      const [vip, svip] = (bySku.get(itemId) ?? []).map(({ fixed, ...grade }) =>
        memberPriceOf(
          price,
          { ...grade, gradeId: 0, gradeName: '', gradeDiscount: 0 },
          { vip: fixed, normal: null },
        ),
      )
      return [
        itemId,
        {
          ...(vip === undefined ? {} : { vip_price: vip }),
          ...(svip === undefined ? {} : { svip_price: svip }),
        },
      ]
    }),
  )
}
