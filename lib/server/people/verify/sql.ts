import 'server-only'
import { boolean, statement, text } from '@/lib/server/ground/db/statement'

export const storeOneTimeCode = statement(
  'one_time_code_store',
  `insert into one_time_codes (key, digest, made, expires) values ($1, $2, $3, $4)
   on conflict (key) do update
     set digest = excluded.digest, made = excluded.made, expires = excluded.expires, tries = 0, used = false
     where one_time_codes.made <= $5
   returning key`,
  { key: text },
)

// A single statement: of two calls with the correct code, the second waits for the row lock and finds the code used.
export const redeemOneTimeCode = statement(
  'one_time_code_redeem',
  `update one_time_codes set tries = tries + 1, used = (digest = $2)
    where key = $1 and not used and tries < $3 and expires > $4
   returning used`,
  { used: boolean },
)

/** As `one_time_code_redeem`, without using up the code. */
export const tryOneTimeCode = statement(
  'one_time_code_try',
  `update one_time_codes set tries = tries + 1
    where key = $1 and not used and tries < $3 and expires > $4
   returning digest = $2 as matches`,
  { matches: boolean },
)

export const deleteOneTimeCode = statement(
  'one_time_code_delete',
  'delete from one_time_codes where key = $1',
)

export const deleteExpiredOneTimeCodes = statement(
  'one_time_code_delete_expired',
  'delete from one_time_codes where expires <= $1',
)
