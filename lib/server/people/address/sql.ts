import 'server-only'
import { statement } from '@/lib/server/ground/db/statement'

export const promoteNewestAddress = statement(
  'address_promote_newest',
  `update addresses set is_def = true
    where address_id = (select address_id from addresses where user_id = $1
                         order by updated desc, address_id desc limit 1)`,
)
