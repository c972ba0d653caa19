import 'server-only'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { rowIn, type PartValue } from '@/lib/server/ground/db/parts'
import { bestGrade } from './sql'
import { wireGuide } from './wire'

/** The paid grade that the detail page recommends. */
export const vipGuideIn = () => rowIn(bestGrade)

/** The result of `vipGuideIn` as the detail page shows it (spec 1 §2); undefined without a paid grade. */
export const vipGuideOf = (
  grade: PartValue<typeof vipGuideIn>,
): GoodsDetail['vipgrade_guide_title'] | undefined => (grade === null ? undefined : wireGuide(grade))
