import 'server-only'
import type { OfferedGrade } from '@/lib/contract/vip'
import { foldOf, type VipPrice } from '@/lib/domain/vip'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

interface GradeRow {
  vipGradeId: number
  gradeName: string
  lvType: 'vip' | 'svip'
  discount: number
  guideTitle: string
  description: string
  isDefault: boolean
  priceList: VipPrice[]
}

const grades = statement(
  'vip_grades',
  `select vip_grade_id as "vipGradeId", grade_name as "gradeName", lv_type as "lvType", discount,
          guide_title as "guideTitle", description, is_default as "isDefault", price_list as "priceList"
     from vip_grades order by is_default desc, discount, vip_grade_id`,
)

/** The paid grades, the default one first, without terms that cost nothing (contract member §9.1). */
export async function offeredGrades(db: Queries): Promise<OfferedGrade[]> {
  const rows = await db.run<GradeRow>(grades, [])
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
