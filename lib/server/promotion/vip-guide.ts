import 'server-only'
import type { GoodsDetail } from '@/lib/contract/goods'
import { foldOf } from '@/lib/domain/vip'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

const bestVip = statement(
  'vip_guide',
  `select grade_name as "gradeName", discount, guide_title as "guideTitle"
     from vip_grades where discount > 0 order by is_default desc, discount desc limit 1`,
)

/** The line `开通 {name} 享{discount}折` of the goods page (spec 1 §2); undefined when no paid grade is on offer. */
export async function loadVipGuide(db: Queries): Promise<GoodsDetail['vipgrade_guide_title']> {
  const [vip] = await db.run<{ gradeName: string; discount: number; guideTitle: string }>(bestVip, [])
  if (!vip) return undefined
  return {
    vipgrade_name: vip.gradeName,
    gradeDiscount: foldOf(vip.discount),
    guide_title_desc: vip.guideTitle,
  }
}
