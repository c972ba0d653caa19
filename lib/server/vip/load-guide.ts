import 'server-only'
import type { GoodsDetail } from '@/lib/contract/goods'
import type { Queries } from '@/lib/server/db/connection'
import { bestGrade } from './sql'
import { wireGuide } from './wire'

/** The paid grade that the detail page recommends (spec 1 §2); undefined without a paid grade. */
export async function loadVipGuide(db: Queries): Promise<GoodsDetail['vipgrade_guide_title']> {
  const [grade] = await db.run(bestGrade, [])
  return grade && wireGuide(grade)
}
