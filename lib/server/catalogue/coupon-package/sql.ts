import 'server-only'
import { json, number, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

/**
 * The limit per member of the claimable package $1, and how often member $2 has claimed it; no row for an unknown
 * package.
 */
export const packageToClaim = statement(
  'card_package_to_claim',
  `select p.limit_count as "limit",
          (select count(*)::int from package_grants g
            where g.user_id = $2 and g.package_id = p.package_id and g.receive_type = 'template') as "held"
     from card_packages p where p.package_id = $1 and p.receive`,
  { limit: number, held: number },
)

/** The packages of grade $2 of kind $1, and how often member $3 got each for it. */
export const packagesOfGrade = statement(
  'card_packages_of_grade',
  `select gp.package_id as "packageId",
          (select count(*)::int from package_grants g
            where g.user_id = $3 and g.package_id = gp.package_id and g.receive_type = $1 and g.grade_id = $2) as "held"
     from grade_packages gp where gp.kind = $1 and gp.grade_id = $2 order by gp.package_id`,
  { packageId: number, held: number },
)

/**
 * Records that member $1 gets package $2 of kind $3 for grade $4, the $5th time, with order $6 or null, at $7; no row
 * when it was recorded.
 */
export const recordGrant = statement(
  'card_package_grant',
  `insert into package_grants (user_id, package_id, receive_type, grade_id, serial, order_id, created)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning grant_id as "grantId"`,
  { grantId: number },
)

/** The coupons of package $1 in id order, the sequence in which they are taken. */
export const packageCards = statement(
  'card_package_cards',
  `select c.card_id as "cardId", i.give_num as "giveNum", c.date_type as "dateType", c.begin_date as "beginDate",
          c.end_date as "endDate", c.fixed_term as "fixedTerm"
     from card_package_items i join cards c on c.card_id = i.card_id
    where i.package_id = $1 order by c.card_id`,
  { cardId: number, giveNum: number, dateType: text, beginDate: number, endDate: number, fixedTerm: number },
)

/** Takes up to $2 coupons of card $1 at $3: as many as are left of one that has not ended. */
export const takeCards = statement(
  'card_package_take',
  `with free as (
     select card_id, least($2::int, quantity - get_num) as num from cards
      where card_id = $1 and kq_status = 0 and get_num < quantity and (date_type = 'DATE_TYPE_FIX_TERM' or end_date > $3)
        for update)
   update cards c set get_num = c.get_num + free.num from free where c.card_id = free.card_id returning free.num`,
  { num: number },
)

/**
 * Gives member $1 coupons of card $2 with the codes in $3, from $4 to $5, at $6 by grant $7; codes that exist are left
 * out.
 */
export const giveCards = statement(
  'card_package_give',
  `insert into user_cards (user_id, card_id, code, begin_date, end_date, get_date, grant_id)
   select $1, $2, code, $4, $5, $6, $7 from unnest($3::text[]) code
   on conflict (code) do nothing returning id`,
  { id: number },
)

const wireCards = `jsonb_agg(jsonb_build_object(
  'card_id', c.card_id, 'title', c.title, 'card_type', c.card_type, 'discount', c.discount, 'least_cost', c.least_cost,
  'reduce_cost', c.reduce_cost, 'use_bound', c.use_bound, 'date_type', c.date_type, 'begin_date', c.begin_date,
  'end_date', c.end_date, 'fixed_term', c.fixed_term, 'give_num', x.num) order by c.card_id)`

/** Packages of kind $2 that member $1 has not seen, with the coupons that each brought. */
export const unseenGrants = statement(
  'card_package_unseen',
  `select g.grant_id as "grantId", g.package_id as "packageId", g.receive_type as "receiveType", g.grade_id as "gradeId",
          g.created, p.title, p.describe,
          coalesce((select ${wireCards}
                      from (select card_id, count(*)::int as num from user_cards u where u.grant_id = g.grant_id group by card_id) x
                      join cards c on c.card_id = x.card_id), '[]') as cards
     from package_grants g join card_packages p on p.package_id = g.package_id
    where g.user_id = $1 and not g.is_shown and g.receive_type = $2 order by g.grant_id`,
  {
    grantId: number,
    packageId: number,
    receiveType: text,
    gradeId: number,
    created: number,
    title: text,
    describe: text,
    cards: json<PackageCard[]>(),
  },
)
export type UnseenGrantRow = RowOf<typeof unseenGrants>

/** A coupon of a package, as answers show it. */
export interface PackageCard {
  card_id: number
  title: string
  card_type: 'cash' | 'discount' | 'new_gift'
  discount: number
  least_cost: number
  reduce_cost: number
  use_bound: number
  date_type: string
  begin_date: number
  end_date: number
  fixed_term: number
  give_num: number
}

/** Marks the packages of kind $2, null for all, as seen by member $1. */
export const markSeen = statement(
  'card_package_seen',
  `update package_grants set is_shown = true
    where user_id = $1 and not is_shown and ($2::text is null or receive_type = $2)`,
)

/** The coupons that grade $2 of kind $1 brings. */
export const cardsOfGrade = statement(
  'card_package_of_grade',
  `select coalesce(${wireCards}, '[]') as cards
     from grade_packages gp join card_package_items i on i.package_id = gp.package_id
     join cards c on c.card_id = i.card_id cross join lateral (select i.give_num as num) x
    where gp.kind = $1 and gp.grade_id = $2`,
  { cards: json<PackageCard[]>() },
)

/** The packages of all grades. */
export const gradeVouchers = statement(
  'card_package_vouchers',
  `select gp.kind, gp.grade_id as "gradeId", p.package_id as "packageId", p.title, p.describe
     from grade_packages gp join card_packages p on p.package_id = gp.package_id
    order by gp.kind, gp.grade_id, p.package_id`,
  { kind: text, gradeId: number, packageId: number, title: text, describe: text },
)
