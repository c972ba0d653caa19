import 'server-only'
import type { CardType } from '@/lib/domain/coupon/card-type'
import type { OwnCoupons } from '@/lib/domain/coupon/states'
import {
  countOfMember,
  isClaimable,
  ownCoupons,
  type Claimer,
} from '@/lib/server/catalogue/coverage/claimable-sql'
import { cardCoversSql, goodsRow } from '@/lib/server/catalogue/coverage/covers-sql'
import { isInSeckill } from '@/lib/server/catalogue/goods-lookup/activity-columns'
import {
  nullable,
  number,
  numbers,
  oneOf,
  statement,
  text,
  type RowOf,
} from '@/lib/server/ground/db/statement'

/**
 * The columns of a coupon that can be claimed, for `cards c`.
 * @param userGetNum SQL for the number that the member holds
 */
const claimableColumns = (claimer: Claimer, userGetNum: string) => `
          c.card_id as "cardId", c.card_type as "cardType", c.title, c.description, c.color, c.date_type as "dateType",
          c.begin_date as "beginDate", c.end_date as "endDate", c.fixed_term as "fixedTerm", c.discount,
          c.least_cost as "leastCost", c.reduce_cost as "reduceCost", c.most_cost as "mostCost", c.quantity,
          c.get_num as "getNum", c.get_limit as "getLimit", ${userGetNum} as "userGetNum",
          ${ownCoupons(claimer)} as "ownCoupons",
          (select count(*) from user_cards u where u.card_id = c.card_id and u.status = 2) as "useNum",
          c.use_bound as "useBound", c.kq_status as "kqStatus", c.distributor_id as "distributorId", c.created`

/**
 * Coupons that can be claimed, those that the member can still get first.
 * @param condition SQL condition on `cards c`
 * @param columns more columns
 */
const claimable = (claimer: Claimer, condition: string, columns: string[]) => `
   select ${[claimableColumns(claimer, 'own.count'), ...columns].join(', ')}, d.name as "shopName", d.logo as "shopLogo"
     from cards c
     left join distributors d on d.distributor_id = c.distributor_id
    cross join lateral (select ${countOfMember(claimer.userId)} as count) own
    where ${isClaimable(claimer)} and ${condition}
    order by (own.count >= c.get_limit or c.get_num >= c.quantity), c.created desc, c.card_id desc`

/**
 * Coupons of the mall and of one shop that can be claimed, unsorted.
 * @param shop the alias of that shop's row in `distributors`, which has nulls for a product of the mall
 */
export const claimableInShop = (claimer: Claimer, condition: string, shop: string) => `
   select ${claimableColumns(claimer, countOfMember(claimer.userId))},
          case when c.distributor_id <> 0 then ${shop}.name end as "shopName",
          case when c.distributor_id <> 0 then ${shop}.logo end as "shopLogo"
     from cards c where ${isClaimable(claimer)} and ${condition}`

/** The columns that `claimable` returns. */
export const cardRow = {
  cardId: number,
  cardType: oneOf<CardType>(),
  title: text,
  description: text,
  color: text,
  dateType: text,
  beginDate: number,
  endDate: number,
  fixedTerm: number,
  discount: number,
  leastCost: number,
  reduceCost: number,
  mostCost: number,
  quantity: number,
  getNum: number,
  getLimit: number,
  userGetNum: number,
  ownCoupons: oneOf<OwnCoupons>(),
  useNum: number,
  useBound: number,
  kqStatus: number,
  distributorId: number,
  shopName: nullable(text),
  shopLogo: nullable(text),
  created: number,
}
export type CardRow = RowOf<typeof cardRow>

const filter = `
  ($5::int is null or c.distributor_id in (0, $5))
  and ($6::int[] = '{}' or c.card_id = any($6))
  and ($7::text is null or c.card_type = $7)
  and ($8::bigint[] = '{}' or exists (
        select 1 from skus s join goods g on g.goods_id = s.goods_id
         where s.item_id = any($8) and ${cardCoversSql('c', goodsRow('g'))} and not ${isInSeckill('g.goods_id', '$2')}))`

const wholeColumns = [
  'c.lock_hours as "lockHours"',
  'c.grade_ids as "gradeIds"',
  'c.vip_grade_ids as "vipGradeIds"',
  'c.bound_ids as "boundIds"',
  'count(*) over () as total',
]

/**
 * A page of claimable coupons. $1 member, $2 now, $3 grade, $4 paid grade, $5 shop or null, $6 card ids, $7 card type
 * or null, $8 SKU ids of which the card must cover one, outside a seckill; empty arrays do not filter.
 */
export const claimableCards = statement(
  'coupon_claimable',
  `${claimable({ userId: '$1', now: '$2', gradeId: '$3', vipGradeId: '$4' }, filter, wholeColumns)}
    limit $9 offset $10`,
  {
    ...cardRow,
    gradeIds: numbers,
    vipGradeIds: numbers,
    boundIds: numbers,
    lockHours: number,
    total: number,
  },
)
export type WholeCardRow = RowOf<typeof claimableCards>

/** Those of the coupons in $1 that a guest can claim at $2. */
export const claimableByGuest = statement(
  'coupon_claimable_by_guest',
  claimable({ userId: '0', now: '$2', gradeId: '0', vipGradeId: '0' }, 'c.card_id = any($1::int[])', []),
  cardRow,
)

/** One card for a claim; `held` counts how often the member has claimed it. */
export const cardToClaim = statement(
  'coupon_to_claim',
  `select card_id as "cardId", date_type as "dateType", begin_date as "beginDate", end_date as "endDate",
          fixed_term as "fixedTerm", quantity, get_num as "getNum", get_limit as "getLimit",
          grade_ids as "validGrades", vip_grade_ids as "validVipGrades", kq_status as "kqStatus",
          (select count(*) from user_cards u where u.card_id = c.card_id and u.user_id = $2) as "held"
     from cards c where card_id = $1 and receive`,
  {
    cardId: number,
    dateType: text,
    beginDate: number,
    endDate: number,
    fixedTerm: number,
    quantity: number,
    getNum: number,
    getLimit: number,
    validGrades: numbers,
    validVipGrades: numbers,
    kqStatus: number,
    held: number,
  },
)
export type ClaimableCard = RowOf<typeof cardToClaim>

/** Counts one claim; no row when none is left. */
export const takeCard = statement(
  'coupon_take',
  `update cards set get_num = get_num + 1 where card_id = $1 and get_num < quantity and receive and kq_status = 0
   returning get_num`,
  { get_num: number },
)

/** Creates the member's coupon; no row when the member already has $7 of them. */
export const createUserCard = statement(
  'coupon_create',
  `insert into user_cards (user_id, card_id, code, begin_date, end_date, get_date)
   select $1, $2, $3, $4, $5, $6
    where (select count(*) from user_cards where user_id = $1 and card_id = $2) < $7
   returning code`,
  { code: text },
)

const userCardFields = `u.id, u.user_id as "userId", u.code, u.status, u.begin_date as "beginDate", u.end_date as "endDate",
  u.get_date as "getDate", u.used_time as "usedTime", c.card_id as "cardId", c.card_type as "cardType", c.title, c.color, c.description, c.discount,
  c.least_cost as "leastCost", c.reduce_cost as "reduceCost", c.most_cost as "mostCost", c.use_bound as "useBound",
  c.bound_ids as "boundIds", c.distributor_id as "distributorId", d.name as "shopName", d.logo as "shopLogo"`
const userCardColumns = {
  id: number,
  userId: number,
  code: text,
  status: number,
  beginDate: number,
  endDate: number,
  getDate: number,
  usedTime: number,
  cardId: number,
  cardType: oneOf<CardType>(),
  title: text,
  color: text,
  description: text,
  discount: number,
  leastCost: number,
  reduceCost: number,
  mostCost: number,
  useBound: number,
  boundIds: numbers,
  distributorId: number,
  shopName: nullable(text),
  shopLogo: nullable(text),
}
const userCardTables = `user_cards u join cards c on c.card_id = u.card_id
  left join distributors d on d.distributor_id = c.distributor_id`

/**
 * $2: 1 usable now or later, or keeping a product · 2 used · 3 expired, void ones once they would have ended
 * (contract member §7.4). $3 now.
 */
const hasStatus = `case $2::int when 2 then u.status = 2
  when 3 then u.status = 5 or (u.status in (1, 6) and u.end_date <= $3)
  else u.status = 10 or (u.status in (1, 4) and u.end_date > $3) end`

/** A page of a member's coupons; $4 card type or null. */
export const userCardsPage = statement(
  'coupon_user_page',
  `select ${userCardFields} from ${userCardTables}
    where u.user_id = $1 and ${hasStatus} and ($4::text is null or c.card_type = $4)
    order by u.id desc limit $5 offset $6`,
  userCardColumns,
)
export type UserCardRow = RowOf<typeof userCardsPage>

/** A coupon of member $1 with code $2, or the one of card $3 that was claimed last, a usable one first. */
export const ownUserCard = statement(
  'coupon_user_own',
  `select ${userCardFields} from ${userCardTables}
    where u.user_id = $1 and ($2::text is null or u.code = $2) and ($3::int is null or u.card_id = $3)
    order by u.status <> 1, u.id desc limit 1`,
  userCardColumns,
)

/** Voids an unused coupon of member $1 with id $2 or code $3; no row for one that is used or has ended at $4. */
export const voidUserCard = statement(
  'coupon_user_void',
  `update user_cards set status = 6
    where user_id = $1 and ($2::bigint is null or id = $2) and ($3::text is null or code = $3)
      and status = 1 and end_date > $4
   returning id`,
  { id: number },
)

/** A member's coupons counted by type. */
export const userCardCounts = statement(
  'coupon_user_counts',
  `select c.card_type as "cardType", count(*) as "count" from ${userCardTables}
    where u.user_id = $1 and ${hasStatus} group by c.card_type`,
  { cardType: oneOf<CardType>(), count: number },
)

/** A member's unused coupons that can lower an order. */
export const unusedUserCards = statement(
  'coupon_user_unused',
  `select ${userCardFields} from ${userCardTables} where u.user_id = $1 and u.status in (1, 4)
      and c.card_type in ('cash', 'discount') order by u.end_date, u.id`,
  userCardColumns,
)
