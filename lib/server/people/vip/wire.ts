import 'server-only'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { foldOf } from '@/lib/domain/person/vip'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { bestGrade } from './sql'

/** The line `开通 {name} 享{discount}折` of the detail page (spec 1 §2). */
export const wireGuide = (row: RowOf<typeof bestGrade>): GoodsDetail['vipgrade_guide_title'] => ({
  vipgrade_name: row.gradeName,
  gradeDiscount: foldOf(row.discount),
  guide_title_desc: row.guideTitle,
})
