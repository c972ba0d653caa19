import 'server-only'
import type { GoodsDetail } from '@/lib/contract/goods'
import type { OfferedGrade } from '@/lib/contract/vip'
import { foldOf } from '@/lib/domain/vip'
import type { RowOf } from '@/lib/server/db/statement'
import type { bestGrade, vipGrades } from './sql'

/** A paid grade on offer, its terms by length and without free ones (contract member §9.1). */
export const wireGrade = (row: RowOf<typeof vipGrades>): OfferedGrade => ({
  vip_grade_id: row.vipGradeId,
  company_id: 1,
  grade_name: row.gradeName,
  lv_type: row.lvType,
  default_grade: row.isDefault,
  is_default: row.isDefault,
  is_disabled: false,
  background_pic_url: '',
  guide_title: row.guideTitle,
  description: row.description,
  price_list: row.priceList.filter(({ price }) => price > 0).sort((one, other) => one.day - other.day),
  privileges: { discount: row.discount, discount_desc: foldOf(row.discount) },
  external_id: '',
})

/** The line `开通 {name} 享{discount}折` of the detail page (spec 1 §2). */
export const wireGuide = (row: RowOf<typeof bestGrade>): GoodsDetail['vipgrade_guide_title'] => ({
  vipgrade_name: row.gradeName,
  gradeDiscount: foldOf(row.discount),
  guide_title_desc: row.guideTitle,
})
