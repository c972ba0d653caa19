import { memo, type ComponentType } from 'react'
import { isSame } from '@/lib/domain/desk/merge'
import type { GoodsProblems } from '../draft-problems'
import type { GoodsDraft } from '../goods-draft'

/** The properties of a section of the form of a product, which shows some parts of the draft. */
export interface SectionProps<Part extends keyof GoodsDraft = keyof GoodsDraft> {
  draft: Pick<GoodsDraft, Part>
  set: (part: Partial<GoodsDraft>) => void
  /** A change that depends on the present draft, such as that of an upload that ends later. */
  change: (next: (now: GoodsDraft) => GoodsDraft) => void
  problems: GoodsProblems
}

/** The id of the control of a field. */
export const fieldId = (field: string) => `goods-${field}`

/**
 * A section that is rendered again for changes of its own parts of the draft only: a key in one field would render the
 * whole form.
 */
export const sectionOf = <Part extends keyof GoodsDraft, Own extends object = object>(
  parts: readonly Part[],
  Section: ComponentType<SectionProps<Part> & Own>,
) =>
  memo(Section, ({ draft, problems, ...others }, { draft: next, problems: nextProblems, ...nextOthers }) => {
    const own: object = others
    return (
      parts.every((part) => draft[part] === next[part]) &&
      isSame(problems, nextProblems) &&
      Object.entries(nextOthers).every(([name, value]) => own[name as keyof typeof own] === value)
    )
  })
