import 'server-only'
import type { SubsidyTerms } from '@/lib/domain/order/subsidy-terms'
import { isProgrammeOn, subsidyTag, topGradeTag } from '@/lib/domain/subsidy'
import { withDetails } from '@/lib/server/programme/load-classes'
import type { Reference } from '@/lib/server/reference/load-reference'
import type { SubsidyRow } from './parts'

/** The programme as an order of a member meets it, before it is known where the goods go. */
export type SubsidyFacts = Omit<SubsidyTerms, 'place'> & {
  /** The person who draws; null before verification. */
  personKey: string | null
  /** Pieces per person by class; 0 means no limit. */
  limits: ReadonlyMap<number, number>
}

const programmeTags: readonly string[] = [subsidyTag, topGradeTag]

/** @param now epoch seconds */
export function toSubsidyFacts(
  row: SubsidyRow,
  { settings, subsidyClasses, tags }: Pick<Reference, 'settings' | 'subsidyClasses' | 'tags'>,
  now: number,
): SubsidyFacts {
  const programme = settings.programme ?? null
  const left = new Map(row.left.map((one) => [one.subsidyClassId, one]))
  const classes = withDetails(subsidyClasses, programme)
  return {
    programmeName: programme?.name ?? '以旧换新',
    isOn: isProgrammeOn(programme, now),
    isVerified: row.personKey !== null,
    regions: programme?.regions ?? [],
    tagNames: new Map(
      [...tags.values()]
        .filter(({ tagName }) => programmeTags.includes(tagName))
        .map(({ tagId, tagName }) => [tagId, tagName]),
    ),
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
