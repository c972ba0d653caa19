import 'server-only'
import type { SubsidyTerms } from '@/lib/domain/order/subsidy-terms'
import { isProgrammeOn } from '@/lib/domain/subsidy'
import { withDetails } from '@/lib/server/programme/load-classes'
import type { SubsidyRow } from './parts'

/** The programme as an order of a member meets it, before it is known where the goods go. */
export type SubsidyFacts = Omit<SubsidyTerms, 'place'> & {
  /** The person who draws; null before verification. */
  personKey: string | null
  /** Pieces per person by class; 0 means no limit. */
  limits: ReadonlyMap<number, number>
}

/** @param now epoch seconds */
export function toSubsidyFacts(row: SubsidyRow, now: number): SubsidyFacts {
  const left = new Map(row.left.map((one) => [one.subsidyClassId, one]))
  const classes = withDetails(row.classes, row.programme)
  return {
    programmeName: row.programme?.name ?? '以旧换新',
    isOn: isProgrammeOn(row.programme, now),
    isVerified: row.personKey !== null,
    regions: row.programme?.regions ?? [],
    tagNames: new Map(row.tags.map(({ tagId, tagName }) => [tagId, tagName])),
    classes: classes.map((one) => {
      const { budgetPieces = null, budgetCents = null, personPieces = 0 } = left.get(one.subsidyClassId) ?? {}
      return {
        ...one,
        personPieces: one.limit === 0 ? null : Math.max(0, one.limit - personPieces),
        budgetPieces,
        budgetCents,
      }
    }),
    personKey: row.personKey,
    limits: new Map(classes.map((one) => [one.subsidyClassId, one.limit])),
  }
}
