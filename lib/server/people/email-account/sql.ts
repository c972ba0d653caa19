import 'server-only'
import { number, statement } from '@/lib/server/ground/db/statement'
import { nextTokensFrom } from '@/lib/server/people/account/next-tokens-from'

/** No row for an address that was already verified or has no account. */
export const verifyEmail = statement(
  'account_email_verify',
  `update members set email_verified = $2, updated = $2 where login_email = $1 and email_verified = 0
   returning user_id as "userId"`,
  { userId: number },
)

/** The newest password of an address that is not verified yet. */
export const replaceUnverified = statement(
  'account_email_replace',
  `update members set password_hash = $2, updated = $3 where login_email = $1 and email_verified = 0
   returning user_id as "userId"`,
  { userId: number },
)

/** A new password for a verified address; revokes all tokens at $3. */
export const resetByEmail = statement(
  'account_email_reset',
  `update members set password_hash = $2, updated = $3::bigint, tokens_from = ${nextTokensFrom('$3')}
    where login_email = $1 and email_verified > 0 and not disabled
   returning user_id as "userId"`,
  { userId: number },
)
