import 'server-only'
import { boolean, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'

export const accountOfWechat = statement(
  'account_of_wechat',
  `select m.user_id as "userId", m.mobile, m.role, m.disabled, m.tokens_from as "tokensFrom"
     from wechat_accounts w join members m on m.user_id = w.user_id
    where w.union_id = $1`,
  {
    userId: number,
    mobile: text,
    role: oneOf<'shopper' | 'merchant' | 'operator'>(),
    disabled: boolean,
    tokensFrom: number,
  },
)

/** Binds union id $1 with open id $2 to member $3 at $4; no row when either is already bound. */
export const bindWechatUser = statement(
  'wechat_bind',
  `insert into wechat_accounts (union_id, open_id, user_id, bound) values ($1, $2, $3, $4)
   on conflict do nothing returning user_id as "userId"`,
  { userId: number },
)

/** The bindings of union id $1 and of member $2. */
export const boundWechat = statement(
  'wechat_bound',
  'select union_id as "unionId", user_id as "userId" from wechat_accounts where union_id = $1 or user_id = $2',
  { unionId: text, userId: number },
)

export const unbindWechatUser = statement(
  'wechat_unbind',
  'delete from wechat_accounts where user_id = $1 returning union_id as "unionId"',
  { unionId: text },
)
