import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { statement } from '@/lib/server/ground/db/statement'

const insertConsents = statement(
  'member_consents_insert',
  `insert into member_consents (user_id, type, number, accepted)
   select $1::bigint, split_part(key, '.', 2), coalesce((value ->> 'version')::int, 1), $2
     from settings where $1::bigint is not null and key in ('protocol.member_register', 'protocol.privacy') and value ->> 'content' <> ''
   on conflict do nothing`,
)

/**
 * Notes which versions of the agreements a new member accepted with the registration.
 * @param userId null for a registration that made no account: the statement runs all the same, so that its time reveals
 *   nothing
 * @param now epoch seconds
 */
export const recordConsents = (db: Queries, userId: number | null, now: number): Promise<unknown> =>
  db.run(insertConsents, [userId, now])
