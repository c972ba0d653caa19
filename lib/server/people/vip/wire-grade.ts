import 'server-only'
import type { OfferedGrade } from '@/lib/contract/people/vip'
import { foldOf } from '@/lib/domain/person/vip'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { vipGrades } from './grade-sql'

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
