import 'server-only'
import { boolean, number, statement } from '@/lib/server/ground/db/statement'

/**
 * Records that the paid order $1 keeps its seat at $2; the last seat completes the team. No row without a reserved
 * seat.
 */
export const paySeat = statement(
  'group_pay_seat',
  `with seat as (
     update group_members set state = 'paid', paid_time = $2 where order_id = $1 and state = 'reserved'
     returning team_id)
   update group_teams t
      set paid = t.paid + 1, status = case when t.paid + 1 = t.people then 2 else t.status end,
          done_time = case when t.paid + 1 = t.people then $2::bigint else t.done_time end
     from seat where t.team_id = seat.team_id and t.status = 1
   returning t.team_id as "teamId", t.status = 2 as "isComplete"`,
  { teamId: number, isComplete: boolean },
)

/**
 * The next running team to end: its time is over, or its activity was closed. Excludes $2, and teams that another
 * process is ending.
 */
export const lockDueTeam = statement(
  'group_lock_due',
  `select t.team_id as "teamId", (select count(*) from group_members m
            where m.team_id = t.team_id and m.state <> 'returned') as seats
     from group_teams t
    where t.status = 1 and t.team_id <> all($2::int[])
      and (t.end_time <= $1 or t.activity_id in (select a.activity_id from group_activities a where a.disabled))
    order by t.end_time limit 1 for update skip locked`,
  { teamId: number, seats: number },
)

export const failTeam = statement(
  'group_fail',
  `update group_teams set status = 3, done_time = $2 where team_id = $1 and status = 1`,
)
