import 'server-only'
import { statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'

/** Writes only changes: the setting has a version under which it is cached in memory. */
const offer = statement(
  'programme_offer',
  `update settings set value = value - 'isOffered' where key = 'programme' and value ? 'isOffered'`,
)
const withdraw = statement(
  'programme_withdraw',
  `insert into settings as s (key, value, updated)
   values ('programme', '{"name":"","region":"","slogan":"","endTime":0,"classes":[],"isOffered":false}', $1)
   on conflict (key) do update set value = s.value || '{"isOffered":false}'
     where s.value -> 'isOffered' is distinct from 'false'::jsonb`,
)

/**
 * Stores at start-up whether the mall can verify identities. Without verification no subsidy can be drawn, so no page
 * and no call may promise one: all of them read the setting of the programme.
 */
export async function storeIdentityOffer({ db, env, now }: Pick<Mall, 'db' | 'env' | 'now'>): Promise<void> {
  await (env.identity === 'none' ? db.run(withdraw, [now()]) : db.run(offer, []))
}
