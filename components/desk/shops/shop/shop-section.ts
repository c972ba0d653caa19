import type { ShopDraft, ShopProblems } from './shop-draft'

/** What the parts of the form of a shop get. */
export interface ShopSectionProps {
  draft: ShopDraft
  set: (part: Partial<ShopDraft>) => void
  problems: ShopProblems
  /** For merchants, and for people who may only see. */
  isFixed: boolean
}

/** Id of a control of the form, by its field. */
export const fieldId = (field: keyof ShopDraft): string => `shop-${field}`
