import 'server-only'
import { boolean, number, statement } from '@/lib/server/ground/db/statement'

/** Whether anyone is at the desk: a mall without is new. */
export const hasDesk = statement(
  'setup_has_desk',
  'select exists (select from members where desk_role is not null) as "hasDesk"',
  { hasDesk: boolean },
)

/** Stores a key by its digest $1 until $2, and forgets those that ended before $3. */
export const putKey = statement(
  'setup_put_key',
  `with swept as (delete from setup_keys where expires <= $3::bigint)
   insert into setup_keys (digest, expires) values ($1, $2)`,
)

export const findKey = statement(
  'setup_find_key',
  'select expires from setup_keys where digest = $1 and expires > $2::bigint',
  { expires: number },
)

/** Ends every key when $1 is one at $2: of two calls the second waits and ends none. */
export const useKey = statement(
  'setup_use_key',
  `delete from setup_keys where exists (select from setup_keys k where k.digest = $1 and k.expires > $2::bigint)
   returning expires`,
  { expires: number },
)
