import type { CategoryNode } from '@/lib/contract/catalogue/category'
import type { Outputs } from '@/lib/contract/outputs'

/** The texts of header and footer. */
export type SiteTexts = Outputs['site']['frame']

/** Data of the frame around every page, the same for all visitors. */
export interface FrameData {
  categories: CategoryNode[]
  hotWords: string[]
  site: SiteTexts
}
