import 'server-only'
import { boolean, number, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

export const touchDeskSession = statement(
  'desk_session_touch',
  `insert into desk_sessions as s (session_id, user_id, shop_session_id, ip, device, created, seen)
   values ($1, $2, $3, $4, $5, $6, $6)
   on conflict (session_id) do update
     set shop_session_id = coalesce(nullif(excluded.shop_session_id, ''), s.shop_session_id),
         ip = excluded.ip, device = excluded.device, seen = greatest(s.seen, excluded.seen)
     where s.user_id = excluded.user_id`,
)

/** The sessions of person $1 that are not ended at $2, the latest first. */
export const deskSessionsOf = statement(
  'desk_sessions_of',
  `select s.session_id as "sessionId", s.shop_session_id as "shopSessionId", s.ip, s.device, s.created, s.seen,
          s.passed is not null as "isPassed"
     from desk_sessions s join members m on m.user_id = s.user_id
    where s.user_id = $1 and s.created >= m.tokens_from - 1
      and not exists (select from ended_tokens e where e.token_id = s.session_id and e.ends <= $2)
    order by s.seen desc, s.session_id limit 100`,
  {
    sessionId: text,
    shopSessionId: text,
    ip: text,
    device: text,
    created: number,
    seen: number,
    isPassed: boolean,
  },
)
export type DeskSessionRow = RowOf<typeof deskSessionsOf>

export const deleteDeskSessions = statement(
  'desk_sessions_delete',
  'delete from desk_sessions where user_id = $1 and session_id = any($2::text[])',
)

/** Session $1 of person $2 has given its second factor at $3. */
export const passDeskSession = statement(
  'desk_session_pass',
  'update desk_sessions set passed = $3 where session_id = $1 and user_id = $2',
)
export const resetDeskSessions = statement(
  'desk_sessions_reset',
  'update desk_sessions set passed = null where user_id = $1 and passed is not null',
)
export const sweepDeskSessions = statement('desk_sessions_sweep', 'delete from desk_sessions where seen < $1')
