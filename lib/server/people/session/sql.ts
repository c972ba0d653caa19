import 'server-only'
import { number, statement, text } from '@/lib/server/ground/db/statement'
import { nextTokensFrom } from '@/lib/server/people/account/next-tokens-from'

/** Ends all tokens of member $1 at $2; tokens are valid from what it returns. */
export const revokeTokens = statement(
  'member_tokens_revoke',
  `update members set tokens_from = ${nextTokensFrom('$2')} where user_id = $1
   returning tokens_from as "tokensFrom"`,
  { tokensFrom: number },
)

export const endToken = statement(
  'ended_token_put',
  `insert into ended_tokens (token_id, ends, expires) values ($1, $2, $3)
   on conflict (token_id) do update set ends = least(ended_tokens.ends, excluded.ends)`,
)

/** @param $1 epoch seconds */
export const deleteExpiredTokens = statement(
  'ended_tokens_sweep',
  'delete from ended_tokens where expires <= $1',
)

/**
 * Adds an attempt at $2 to a counter if fewer than $4 are later than $3; no row for a full counter. Of two concurrent
 * attempts the second waits for the row of the first.
 */
export const takeAttempt = statement(
  'sign_in_attempt_take',
  `insert into sign_in_attempts (key, times, latest) values ($1, array[$2::bigint], $2::bigint)
   on conflict (key) do update
     set times = array(select t from unnest(sign_in_attempts.times) t where t > $3::bigint order by t) || $2::bigint,
         latest = $2::bigint
   where (select count(*) from unnest(sign_in_attempts.times) t where t > $3::bigint) < $4::int
   returning key`,
  { key: text },
)

/** Removes one attempt at $2 from a counter. */
export const forgetAttempt = statement(
  'sign_in_attempt_forget',
  `update sign_in_attempts
      set times = times[:array_position(times, $2::bigint) - 1] || times[array_position(times, $2::bigint) + 1:]
    where key = $1 and array_position(times, $2::bigint) is not null`,
)

export const clearAttempts = statement(
  'sign_in_attempts_clear',
  'delete from sign_in_attempts where key = $1',
)

/** Clears the counter of a number and, by their key prefixes $2, those of the number at each address. */
export const forgetNumber = statement(
  'sign_in_attempts_forget_number',
  `delete from sign_in_attempts
    where key = $1 or exists (select from unnest($2::text[]) beginning where starts_with(key, beginning))`,
)

export const sweepAttempts = statement(
  'sign_in_attempts_sweep',
  'delete from sign_in_attempts where latest <= $1',
)
