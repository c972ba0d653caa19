import 'server-only'
import { number, statement } from '@/lib/server/ground/db/statement'
import { consumptionOf } from '@/lib/server/people/member/parts'

/**
 * Locks the buyer of order $1. A separate statement: the following sum must see the orders that other transactions
 * completed while this one waited for the lock.
 */
export const lockBuyer = statement(
  'member_grade_lock_buyer',
  `select m.user_id as "userId" from members m
    where m.user_id = (select o.user_id from orders o where o.order_id = $1) for update`,
  { userId: number },
)

/**
 * Raises member $1 at $3 to the highest reached grade above the current one, with order $2; no row when there is none.
 */
export const raiseGrade = statement(
  'member_grade_raise',
  `with own as materialized (
     select m.grade_id, g.total_consumption as threshold, ${consumptionOf('m.user_id')} as consumption
       from members m join member_grades g on g.grade_id = m.grade_id where m.user_id = $1),
   reached as materialized (
     select g.grade_id, own.grade_id as before, own.consumption
       from own join member_grades g on g.total_consumption > own.threshold and g.total_consumption <= own.consumption
      order by g.total_consumption desc, g.grade_id desc limit 1),
   raised as (
     update members m set grade_id = r.grade_id, updated = $3::bigint from reached r where m.user_id = $1),
   audit as (
     insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, before, after, at)
     select 'system', 'raise grades', 'raiseGrade', 'member', $1::text, jsonb_build_object('gradeId', before),
            jsonb_build_object('gradeId', grade_id, 'consumption', consumption, 'orderId', $2::text), $3::bigint
       from reached)
   select grade_id as "gradeId" from reached`,
  { gradeId: number },
)
