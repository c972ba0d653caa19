import 'server-only'
import { number, statement } from '@/lib/server/db/statement'

export const accountOfMobile = statement(
  'account_of_mobile',
  'select user_id as "userId" from members where mobile = $1',
  { userId: number },
)

export const lockAccount = statement(
  'account_lock',
  'select user_id as "userId" from members where user_id = $1 for no key update',
  { userId: number },
)
