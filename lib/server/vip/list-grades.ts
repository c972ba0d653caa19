import 'server-only'
import type { OfferedGrade } from '@/lib/contract/vip'
import { foldOf } from '@/lib/domain/vip'
import type { Queries } from '@/lib/server/db/connection'
import { vipGrades } from './sql'

/** The paid grades, the default one first, without free terms (contract member §9.1). */
export async function listGrades(db: Queries): Promise<OfferedGrade[]> {
  const rows = await db.run(vipGrades, [])
  return rows.map((row) => ({
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
  }))
}
