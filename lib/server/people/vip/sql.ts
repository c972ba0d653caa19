import 'server-only'
import { number, statement, text } from '@/lib/server/ground/db/statement'

/** The default grade with a discount, otherwise the grade with the largest one. */
export const bestGrade = statement(
  'vip_guide',
  `select grade_name as "gradeName", discount, guide_title as "guideTitle"
     from vip_grades where discount > 0 order by is_default desc, discount desc limit 1`,
  { gradeName: text, discount: number, guideTitle: text },
)
