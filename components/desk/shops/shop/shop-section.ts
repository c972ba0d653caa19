import type { ShopDraft, ShopProblems } from './shop-draft'

/** Props of the sections of a shop's form. */
export interface ShopSectionProps {
  draft: ShopDraft
  set: (part: Partial<ShopDraft>) => void
  problems: ShopProblems
  /** For merchants, and for people who may only see. */
  isFixed: boolean
}

/** Id of a control of the form, by its field. */
export const fieldId = (field: keyof ShopDraft): string => `shop-${field}`
