import 'server-only'
import type { VipPrice } from '@/lib/domain/person/vip'
import { boolean, json, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'

const gradeColumns = `vip_grade_id as "vipGradeId", grade_name as "gradeName", lv_type as "lvType", discount,
          guide_title as "guideTitle", description, is_default as "isDefault", price_list as "priceList"`
const gradeRow = {
  vipGradeId: number,
  gradeName: text,
  lvType: oneOf<'vip' | 'svip'>(),
  discount: number,
  guideTitle: text,
  description: text,
  isDefault: boolean,
  priceList: json<VipPrice[]>(),
}

export const vipGrades = statement(
  'vip_grades',
  `select ${gradeColumns} from vip_grades order by is_default desc, discount, vip_grade_id`,
  gradeRow,
)

/** The paid grade with this id; for 0 the offered one. */
export const vipGrade = statement(
  'member_vip_grade',
  `select ${gradeColumns} from vip_grades
    where $1::int = 0 or vip_grade_id = $1::int
    order by is_default desc, vip_grade_id
    limit 1`,
  gradeRow,
)
