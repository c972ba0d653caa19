import 'server-only'
import type { TeamStatus } from '@/lib/domain/group'
import { inOpenShop, publicGoods } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import {
  boolean,
  json,
  nullable,
  number,
  statement,
  text,
  type Column,
  type RowOf,
} from '@/lib/server/ground/db/statement'

/** Statements about group-buying activities and their teams. Money in cents, times in epoch seconds. */

const activityFields = `a.activity_id as "activityId", a.activity_name as "activityName", a.item_id as "itemId",
  a.goods_id as "goodsId", a.distributor_id as "distributorId", a.price, a.people, a.hours,
  a.begin_time as "beginTime", a.end_time as "endTime", a.store, a.sold, a.limit_num as "limitNum",
  a.share_desc as "shareDesc", a.disabled, a.created, a.updated`

const activityColumns = {
  activityId: number,
  activityName: text,
  itemId: number,
  goodsId: number,
  distributorId: number,
  price: number,
  people: number,
  hours: number,
  beginTime: number,
  endTime: number,
  store: number,
  sold: number,
  limitNum: number,
  shareDesc: text,
  disabled: boolean,
  created: number,
  updated: number,
}

/** The columns that lists show of the SKU `s` of product `g`. */
const itemFields = `g.item_name as "itemName", s.spec_text as "itemSpecDesc", s.price as "salePrice",
  s.market_price as "marketPrice", s.store as "skuStore",
  case when s.pic <> '' and s.pic is distinct from g.pics->>0 then jsonb_build_array(s.pic) || g.pics else g.pics end as pics`
const itemColumns = {
  itemName: text,
  itemSpecDesc: text,
  salePrice: number,
  marketPrice: number,
  skuStore: number,
  pics: json<string[]>(),
}

export const shownColumns = { ...activityColumns, ...itemColumns }
/** An activity with its product. */
export type ActivityRow = RowOf<typeof shownColumns>
/** Fields of `shownColumns`, in `joined`. */
export const shown = `${activityFields}, ${itemFields}`
export const joined = `group_activities a join skus s on s.item_id = a.item_id join goods g on g.goods_id = a.goods_id`

/** Whether an activity runs at a time. All arguments are SQL. */
const runs = (alias: string, now: string) =>
  `(not ${alias}.disabled and ${alias}.begin_time <= ${now} and ${alias}.end_time > ${now})`

/**
 * Activities of public products at $1, of phase $2 (1 announced, 2 running), with product name $3, SKU $4 and product
 * $5 (null for any): $6 from index $7. Sorted by end time, those without pieces for another team (`fillsTeam`) last.
 */
export const activityList = statement(
  'group_list',
  `select ${shown}, count(*) over ()::int as total
     from ${joined}
    where not a.disabled and a.end_time > $1 and (a.begin_time <= $1) = ($2::int = 2)
      and ($3::text is null or g.item_name = $3) and ($4::bigint is null or a.item_id = $4)
      and ($5::bigint is null or a.goods_id = $5)
      and ${publicGoods} and ${inOpenShop('g.distributor_id')} and s.approve_status = 'onsale'
    order by least(a.store - a.sold, s.store) < a.people, a.end_time, a.activity_id limit $6 offset $7`,
  { ...shownColumns, total: number },
)

/** The running activity of product $1 at $2 that has pieces left; for `rowIn`. */
export const runningOfGoods = statement(
  'group_running_of_goods',
  `select ${activityFields} from group_activities a
    where a.goods_id = $1::bigint and ${runs('a', '$2::bigint')} and a.sold < a.store
    order by a.begin_time, a.activity_id limit 1`,
  activityColumns,
)
export type RunningGroup = RowOf<typeof runningOfGoods>

/** The facts that decide whether a team can be opened in activity $1 (`fillsTeam`). */
export const piecesOfActivity = statement(
  'group_pieces',
  `select a.people, a.store, a.sold, s.store as "skuStore"
     from group_activities a join skus s on s.item_id = a.item_id where a.activity_id = $1`,
  { people: number, store: number, sold: number, skuStore: number },
)
export type PiecesRow = RowOf<typeof piecesOfActivity>

/** A row when an activity of a public product runs at $1. */
export const anyRuns = statement(
  'group_any_runs',
  `select 1 as found from ${joined}
    where ${runs('a', '$1::bigint')} and ${publicGoods} and ${inOpenShop('g.distributor_id')}
      and s.approve_status = 'onsale' limit 1`,
  { found: number },
)

const memberFields = `coalesce(nullif(u.username, ''), u.mobile) as name, u.avatar,
  m.user_id = t.leader_id as "isLeader", m.join_time as "joinTime"`

/** A member of a team; the name is not masked yet. */
export interface MemberRow {
  name: string
  avatar: string
  isLeader: boolean
  joinTime: number
}

/** The members of team `t` that have paid, the leader first. */
const membersOfTeam = jsonRows(`
  select ${memberFields} from group_members m join members u on u.user_id = m.user_id
   where m.team_id = t.team_id and m.paid_time is not null
   order by m.user_id = t.leader_id desc, m.join_time, m.order_id`)

const teamFields = `t.team_id as "teamId", t.activity_id as "teamActivityId", t.leader_id as "leaderId",
  t.people as "teamPeople", t.joined, t.paid, t.status, t.begin_time as "teamBegin", t.end_time as "teamEnd"`
const teamColumns = {
  teamId: number,
  teamActivityId: number,
  leaderId: number,
  teamPeople: number,
  joined: number,
  paid: number,
  status: number as Column<TeamStatus>,
  teamBegin: number,
  teamEnd: number,
}
export type TeamRow = RowOf<typeof teamColumns>

/** Teams of activity $1 that can be joined at $2, at most $3, sorted by end time; `total` of all of them. */
export const openTeams = statement(
  'group_open_teams',
  `select ${teamFields}, ${memberFields}, count(*) over ()::int as total
     from group_teams t
     join group_activities a on a.activity_id = t.activity_id
     join group_members m on m.team_id = t.team_id and m.user_id = t.leader_id and m.state = 'paid'
     join members u on u.user_id = t.leader_id
    where t.activity_id = $1 and t.status = 1 and t.end_time > $2 and t.paid > 0 and t.joined < t.people
      and ${runs('a', '$2')}
    order by t.end_time, t.team_id limit $3`,
  {
    ...teamColumns,
    name: text,
    avatar: text,
    isLeader: boolean,
    joinTime: number,
    total: number,
  },
)
export type OpenTeamRow = RowOf<typeof openTeams>

/** The order of member $2 in team `t`: the valid one, otherwise the newest. */
const ownOrder = (column: string) => `(
  select ${column} from group_members m join orders o on o.order_id = m.order_id
   where m.team_id = t.team_id and m.user_id = $2
   order by m.state = 'returned', m.join_time desc, m.order_id desc limit 1)`

/** Team $1 with its activity and members, and the order of member $2 (0 for a guest) in it. */
export const teamDetail = statement(
  'group_team',
  `select ${teamFields}, ${shown}, ${membersOfTeam} as members,
          exists (select 1 from group_members m where m.team_id = t.team_id and m.user_id = $2 and m.state <> 'returned') as "isMember",
          ${ownOrder('m.order_id')} as "orderId", ${ownOrder('o.order_status')} as "orderStatus"
     from group_teams t join ${joined} on a.activity_id = t.activity_id
    where t.team_id = $1`,
  {
    ...teamColumns,
    ...shownColumns,
    members: json<MemberRow[]>(),
    isMember: boolean,
    orderId: nullable(text),
    orderStatus: nullable(text),
  },
)
export type TeamDetailRow = RowOf<typeof teamDetail>

/**
 * The seats of member $1 in teams of status $2 at $3 (0 for all; a running team whose time is over has failed), newest
 * first: $4 from index $5.
 */
export const ownTeams = statement(
  'group_own_teams',
  `select ${teamFields}, ${shown}, ${membersOfTeam} as members, p.order_id as "orderId", p.num,
          o.order_status as "orderStatus", o.total_fee as "totalFee", p.paid_time is not null as "isPaid",
          count(*) over ()::int as total
     from group_members p
     join orders o on o.order_id = p.order_id
     join group_teams t on t.team_id = p.team_id
     join ${joined} on a.activity_id = t.activity_id
    where p.user_id = $1 and (p.state <> 'returned' or t.status <> 1)
      and ($2::int = 0 or case when t.status = 1 and t.end_time <= $3 then 3 else t.status end = $2::int)
    order by p.join_time desc, p.order_id desc limit $4 offset $5`,
  {
    ...teamColumns,
    ...shownColumns,
    members: json<MemberRow[]>(),
    orderId: text,
    num: number,
    orderStatus: text,
    totalFee: number,
    isPaid: boolean,
    total: number,
  },
)
export type OwnTeamRow = RowOf<typeof ownTeams>

/** The facts that decide whether member $1 can buy in activity $2, in team $3 (null for a new one). */
export const groupOffer = statement(
  'group_offer',
  `select ${activityFields}, s.store as "skuStore",
          (select coalesce(sum(m.num), 0) from group_members m join group_teams t on t.team_id = m.team_id
            where m.user_id = $1 and t.activity_id = a.activity_id and m.state <> 'returned') as bought,
          exists (select 1 from group_teams t
                   where t.leader_id = $1 and t.activity_id = a.activity_id and t.status = 1) as leads,
          (select jsonb_build_object('people', t.people, 'joined', t.joined, 'paid', t.paid, 'status', t.status,
                                     'endTime', t.end_time, 'leaderId', t.leader_id, 'isMember',
                    exists (select 1 from group_members m
                             where m.team_id = t.team_id and m.user_id = $1 and m.state <> 'returned'))
             from group_teams t where t.team_id = $3::bigint and t.activity_id = a.activity_id) as team
     from group_activities a join skus s on s.item_id = a.item_id where a.activity_id = $2`,
  {
    ...activityColumns,
    skuStore: number,
    bought: number,
    leads: boolean,
    team: nullable(
      json<{
        people: number
        joined: number
        paid: number
        status: TeamStatus
        endTime: number
        leaderId: number
        isMember: boolean
      }>(),
    ),
  },
)

/** Products of activities that began or ended after $1 and up to $2. */
export const goodsOfTurnedGroups = statement(
  'group_turned',
  `select distinct a.goods_id as "goodsId" from group_activities a
    where not a.disabled and ((a.begin_time > $1 and a.begin_time <= $2) or (a.end_time > $1 and a.end_time <= $2))`,
  { goodsId: number },
)
