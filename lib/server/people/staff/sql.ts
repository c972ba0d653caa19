import 'server-only'
import { statement, text } from '@/lib/server/ground/db/statement'

/** The number of the staff member with a work id. */
export const mobileOfWorkId = statement(
  'staff_mobile_of_work_id',
  'select mobile from members where work_id = $1 and is_staff and not disabled',
  { mobile: text },
)
