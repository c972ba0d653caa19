import 'server-only'
import { statement } from '@/lib/server/db/statement'

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
