import 'server-only'
import { clause, type Parameter, type Step } from './clause'
import type { PlacementValue } from './values'

/** The steps of the placing statement that a group order adds (ADR 0036). */

export const groupValues = {
  groupActivity: { type: 'int', of: ({ group }) => group?.activityId },
  groupPeople: { type: 'int', of: ({ group }) => group?.people },
  groupEnd: { type: 'bigint', of: ({ group }) => group?.endTime },
  groupBought: { type: 'bigint', of: ({ group }) => group?.bought },
} satisfies Record<string, PlacementValue>
type GroupParameter = Parameter<keyof typeof groupValues>

/** Opens a team with the seat of its leader. */
const newTeam = ($: GroupParameter): Step => ({
  cte: `the_team as (
    insert into group_teams (activity_id, leader_id, people, begin_time, end_time)
    values (${$('groupActivity')}, ${$('user_id')}, ${$('groupPeople')}, ${$('now')}, ${$('groupEnd')})
    returning team_id)`,
})

/** Parallel orders for the last seat wait for the row and then find the team full. */
const joinedTeam = ($: GroupParameter): Step => ({
  cte: `the_team as (
    update group_teams g set joined = g.joined + 1
     where g.team_id = ${$('team_id')} and g.activity_id = ${$('groupActivity')} and g.status = 1 and g.paid > 0
       and g.end_time > ${$('now')} and g.joined < g.people and g.leader_id <> ${$('user_id')}
    returning g.team_id, g.people, g.joined)`,
  refuses: {
    when: `(select count(*) from the_team) <> 1`,
    reason: 'team',
  },
})

/** The team that the order opens or joins. */
export const team = clause({
  name: 'team',
  isNeeded: ({ group }) => group !== 'none',
  values: groupValues,
  steps: ($, { group }) => [group === 'open' ? newTeam($) : joinedTeam($)],
})

/**
 * Pieces that must remain for the other seats of the team (`fillsTeam`): all seats but the leader's in a new team, the
 * free seats in a joined one.
 */
export const unitsOfOthers = ($: GroupParameter, opensTeam: boolean): string =>
  opensTeam ? `${$('groupPeople')} - 1` : '(select people - joined from the_team)'

/**
 * The seat of a group order and its pieces of the activity, some of which must remain for the other seats. The limit
 * per member is compared like those of promotions.
 */
const seatSteps = ($: GroupParameter, opensTeam: boolean): Step[] => [
  {
    cte: `bought as materialized (
      select coalesce(sum(m.num), 0) as num from group_members m join group_teams g on g.team_id = m.team_id
       where m.user_id = ${$('user_id')} and g.activity_id = ${$('groupActivity')} and m.state <> 'returned')`,
    refuses: {
      when: `(select num from bought) > ${$('groupBought')}`,
      reason: 'limits',
    },
  },
  {
    cte: `the_activity as (
      update group_activities a set sold = a.sold + (${$('nums')})[1]
       where a.activity_id = ${$('groupActivity')} and a.item_id = (${$('skus')})[1] and not a.disabled
         and a.begin_time <= ${$('now')} and a.end_time > ${$('now')} and a.sold + (${$('nums')})[1] + ${unitsOfOthers($, opensTeam)} <= a.store
      returning a.goods_id, a.sold = a.store as is_sold_out)`,
    refuses: {
      when: `(select count(*) from the_activity) <> 1`,
      reason: 'group',
    },
  },
  {
    cte: `the_seat as (
      insert into group_members (order_id, team_id, user_id, num, join_time)
      select t.order_id, t.team_id, ${$('user_id')}, (${$('nums')})[1], ${$('now')} from the_order t)`,
  },
  {
    cte: `group_sold_out as (
      insert into outbox (topic, payload, created, next_try)
      select 'stock.changed', jsonb_build_object('goodsIds', jsonb_agg(goods_id)), ${$('now')}, ${$('now')}
        from the_activity where is_sold_out having count(*) > 0)`,
  },
]

export const takenSeat = clause({
  name: 'seat',
  isNeeded: ({ group }) => group !== 'none',
  values: groupValues,
  steps: ($, { group }) => seatSteps($, group === 'open'),
})
