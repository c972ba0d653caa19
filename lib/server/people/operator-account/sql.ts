import 'server-only'
import { boolean, nullable, number, oneOf, statement } from '@/lib/server/ground/db/statement'

/** The account of number $1, locked. */
export const lockAccountOf = statement(
  'operator_account_lock',
  `select user_id as "userId", role, shop_id as "shopId", disabled from members where mobile = $1 for update`,
  {
    userId: number,
    role: oneOf<'shopper' | 'merchant' | 'operator'>(),
    shopId: nullable(number),
    disabled: boolean,
  },
)

export const putRole = statement(
  'operator_account_role',
  'update members set role = $2, updated = $3 where user_id = $1',
)

/** Whether the mall has products or members: the demo mall is created in an empty one only. */
export const mallIsEmpty = statement(
  'operator_account_empty_mall',
  'select not exists (select from members) and not exists (select from goods) as "isEmpty"',
  { isEmpty: boolean },
)
