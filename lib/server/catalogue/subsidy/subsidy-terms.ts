import 'server-only'
import type { SiteSettings } from '@/lib/domain/content/site'
import { isProgrammeOn, subsidyTag, topGradeTag } from '@/lib/domain/goods/subsidy'
import type { SubsidyTerms } from '@/lib/domain/order/subsidy/subsidy-terms'
import type { ProgrammeClassRow, RowTag } from '@/lib/server/catalogue/goods-lookup/offer-columns'
import { withDetails } from '@/lib/server/catalogue/programme/load-classes'
import type { SubsidyRow } from './parts'

/** The programme for an order of a member, before the destination of the goods is known. */
export type SubsidyFacts = Omit<SubsidyTerms, 'place'> & {
  /** The person who draws; null before verification. */
  personKey: string | null
  /** The region of the member's default address, the probable destination of the goods. */
  home: SubsidyTerms['place']
  /** Pieces per person by class; 0 means no limit. */
  limits: ReadonlyMap<number, number>
}

const programmeTags: readonly string[] = [subsidyTag, topGradeTag]

/** The facts about the programme that do not depend on the member. */
interface ProgrammeFacts {
  programme: SiteSettings['programme'] | null
  classes: readonly ProgrammeClassRow[]
  tags: Iterable<Pick<RowTag, 'tagId' | 'tagName'>>
}

/** @param now epoch seconds */
export function toSubsidyFacts(
  row: SubsidyRow,
  { programme, classes: rows, tags }: ProgrammeFacts,
  now: number,
): SubsidyFacts {
  const left = new Map(row.left.map((one) => [one.subsidyClassId, one]))
  const classes = withDetails(rows, programme)
  return {
    programmeName: programme?.name ?? '以旧换新',
    isOn: isProgrammeOn(programme, now),
    isVerified: row.personKey !== null,
    regions: programme?.regions ?? [],
    tagNames: new Map(
      [...tags]
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
    home: row.home,
    limits: new Map(classes.map((one) => [one.subsidyClassId, one.limit])),
  }
}
