import 'server-only'
import { number, statement } from '@/lib/server/ground/db/statement'

/**
 * A report of kind $1 for activity $2 and employer $3 by member $4, null for a guest, with the client's key $5 at $6.
 */
export const addBehaviour = statement(
  'employee_add_behaviour',
  `insert into employee_behaviours (kind, activity_id, enterprise_id, user_id, visitor_key, created)
   select $1, pe.activity_id, pe.enterprise_id, $4, $5, $6
     from employee_enterprises pe where pe.activity_id = $2 and pe.enterprise_id = $3
   returning log_id as "logId"`,
  { logId: number },
)

export const dropOldBehaviours = statement(
  'employee_drop_behaviours',
  'delete from employee_behaviours where created < $1',
)
