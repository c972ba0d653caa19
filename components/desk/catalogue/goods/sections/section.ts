import type { GoodsProblems } from '../draft-problems'
import type { GoodsDraft } from '../goods-draft'

/** The properties of a section of the form of a product. */
export interface SectionProps {
  draft: GoodsDraft
  set: (part: Partial<GoodsDraft>) => void
  /** A change that depends on the present draft, such as that of an upload that ends later. */
  change: (next: (now: GoodsDraft) => GoodsDraft) => void
  problems: GoodsProblems
}

/** The id of the control of a field. */
export const fieldId = (field: string) => `goods-${field}`
