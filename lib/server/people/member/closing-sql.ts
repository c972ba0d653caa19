import 'server-only'
import { boolean, number, statement } from '@/lib/server/ground/db/statement'
import { nextTokensFrom } from '@/lib/server/people/account/next-tokens-from'

/** The facts that prevent a member from closing the account; locks it, so that nothing new begins meanwhile. */
export const closingFacts = statement(
  'member_closing_facts',
  `with me as materialized (select user_id, deposit from members where user_id = $1 and not disabled for update)
   select me.deposit,
          exists (select from orders o where o.user_id = $1 and o.order_status not in ('DONE', 'CANCEL', 'REFUND_SUCCESS'))
          or exists (select from aftersales a where a.user_id = $1 and a.aftersales_status in (0, 1)) as "hasOpenOrders"
     from me`,
  { deposit: number, hasOpenOrders: boolean },
)

/** Tables whose rows belong only to the member and are not referenced. */
const deleted = [
  'addresses',
  'goods_favourites',
  'shop_favourites',
  'article_favourites',
  'browse_history',
  'cart_plus_choices',
  'cart_lines',
  'fastbuy_lines',
  'restock_subscriptions',
  'known_addresses',
  'invoice_titles',
  'wechat_accounts',
  'scan_logins',
]

/**
 * Closes the account of member $1 with the number $4 at $2; $3 is stored in place of a password. The hash of a verified
 * person stays, without a name: the person's drawn subsidies still count.
 */
export const closeMember = statement(
  'member_close',
  `with ${deleted.map((table) => `gone_${table} as (delete from ${table} where user_id = $1)`).join(',\n')},
   codes as (delete from one_time_codes where key like 'sms:%:' || $4::text),
   person as (
     update identities
        set state = case state when 'verified' then 'lifted' else state end,
            sealed_name = '', sealed_number = '', masked_name = '', masked_number = ''
      where user_id = $1),
   signed as (update rates set username = '已注销用户', avatar = '' where user_id = $1),
   replied as (update rate_replies set username = '已注销用户' where user_id = $1)
   update members
      set mobile = 'closed-' || user_id, password_hash = $3, username = '已注销用户', avatar = '', sex = 0, birthday = '',
          email = '', answers = '{}', login_email = null, email_verified = 0, work_id = null, is_staff = false, disabled = true,
          tokens_from = ${nextTokensFrom('$2')}, updated = $2
    where user_id = $1`,
)
