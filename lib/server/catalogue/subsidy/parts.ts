import 'server-only'
import { subsidyTag, type Destination } from '@/lib/domain/goods/subsidy'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import type { Part } from '@/lib/server/ground/db/parts'
import { json, texts } from '@/lib/server/ground/db/statement'
import { isVoidIn } from '@/lib/server/ground/identity/parts'

/**
 * A class with its remaining budget (negative when an operator lowered it below the used amount), and the pieces that
 * the person of a member holds or has drawn.
 */
export interface ClassLeft {
  subsidyClassId: number
  budgetPieces: number | null
  budgetCents: number | null
  personPieces: number
}

/**
 * The subsidies that a member may draw; null when none of the products of an order has the tag of the programme, and
 * for a member whose identity is void: they cannot verify, so nothing is promised.
 */
export interface SubsidyRow {
  left: ClassLeft[]
  /** The person of the member; null for a guest and before verification. */
  personKey: string | null
  /** The region of the member's default address; null without one. */
  home: Destination | null
}

const person = (userId: string) =>
  `(select i.person_key from identities i where i.user_id = ${userId} and i.state = 'verified')`

/** The names of the classes whose budget is used up, for kept answers that show an offer. */
export const spentClassesIn = (): Part<string[]> => ({
  sql: `(select coalesce(array_agg(c.class_name), '{}') from subsidy_budgets b
          join subsidy_classes c on c.subsidy_class_id = b.subsidy_class_id where b.is_spent)`,
  column: texts,
})

/** The remaining budget of every class, and its remaining pieces for the person of a member. */
export const classesLeft = (userId: string) => `
  select c.subsidy_class_id as "subsidyClassId",
         b.budget_pieces - b.used_pieces as "budgetPieces",
         b.budget_cents - b.used_cents as "budgetCents",
         coalesce(q.pieces, 0) as "personPieces"
    from subsidy_classes c
    left join subsidy_budgets b on b.subsidy_class_id = c.subsidy_class_id
    left join subsidy_quotas q on q.subsidy_class_id = c.subsidy_class_id and q.person_key = ${person(userId)}`

/**
 * The subsidies that an order of a member may draw. CASE reads the tables only when a product has the tag of the
 * programme.
 * @param userId typed SQL, 0 for a guest
 * @param hasTags a condition: a product of the order has one of the tags in the SQL array that it gets
 */
export const subsidyIn = (userId: string, hasTags: (tagIds: string) => string): Part<SubsidyRow | null> => ({
  sql: `(case when not ${isVoidIn(userId).sql} and ${hasTags(`array(select t.tag_id from tags t where t.tag_name = '${subsidyTag}' and t.front_show)`)} then
    json_build_object(
      'left', ${jsonRows(classesLeft(userId))},
      'personKey', ${person(userId)},
      'home', (select json_build_object('province', a.province, 'city', a.city, 'county', a.county)
                 from addresses a where a.user_id = ${userId} and a.is_def limit 1)) end)`,
  column: json<SubsidyRow | null>(),
})
