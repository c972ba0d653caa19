import 'server-only'
import { nullable, number, oneOf, statement } from '@/lib/server/ground/db/statement'

const lvType = oneOf<'vip' | 'svip'>()

/** Marks the purchase of an order as credited at $2, and locks its member; no row when it was already credited. */
export const takePurchase = statement(
  'vip_take_purchase',
  `update vip_orders v set granted = $2 from vip_grades g
    where v.order_id = $1 and v.granted is null and g.vip_grade_id = v.vip_grade_id
   returning v.user_id as "userId", v.vip_grade_id as "vipGradeId", g.lv_type as "lvType", v.days`,
  { userId: number, vipGradeId: number, lvType, days: number },
)

/** The paid periods of a member; the row of the member is locked. */
export const lockPeriods = statement(
  'vip_lock_periods',
  `select m.vip_grade_id as "vipGradeId", m.vip_until as "until",
          (select g.lv_type from vip_grades g where g.vip_grade_id = m.vip_grade_id) as "lvType",
          m.vip_next_grade_id as "nextGradeId", m.vip_next_until as "nextUntil"
     from members m where m.user_id = $1 for update`,
  {
    vipGradeId: nullable(number),
    until: number,
    lvType: nullable(lvType),
    nextGradeId: nullable(number),
    nextUntil: number,
  },
)

export const setPeriods = statement(
  'vip_set_periods',
  `update members set vip_grade_id = $2, vip_until = $3, vip_next_grade_id = $4, vip_next_until = $5, updated = $6
    where user_id = $1`,
)

/** Ends up to 200 paid grades at $1; a waiting grade takes the place of one that ended. */
export const endPeriods = statement(
  'vip_end_periods',
  `with due as materialized (
     select user_id, vip_next_until > $1 as "goesOn" from members
      where vip_grade_id is not null and vip_until <= $1
      order by vip_until limit 200 for update skip locked),
   ended as (
     update members m
        set vip_grade_id = case when due."goesOn" then m.vip_next_grade_id end,
            vip_until = case when due."goesOn" then m.vip_next_until else 0 end,
            vip_next_grade_id = null, vip_next_until = 0
       from due where m.user_id = due.user_id
     returning m.user_id)
   select count(*)::int as ended from ended`,
  { ended: number },
)
