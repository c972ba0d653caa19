import 'server-only'
import type { GoodsDetail } from '@/lib/contract/goods'
import { foldOf } from '@/lib/domain/vip'
import type { Queries } from '@/lib/server/db/connection'
import { bestGrade } from './sql'

/** The line `开通 {name} 享{discount}折` of the detail page (spec 1 §2); undefined without a paid grade. */
export async function loadVipGuide(db: Queries): Promise<GoodsDetail['vipgrade_guide_title']> {
  const [grade] = await db.run(bestGrade, [])
  if (!grade) return undefined
  return {
    vipgrade_name: grade.gradeName,
    gradeDiscount: foldOf(grade.discount),
    guide_title_desc: grade.guideTitle,
  }
}
