import 'server-only'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { number, numbers, statement, type Statement } from '@/lib/server/ground/db/statement'
import { eventTags } from '@/lib/web/cache-tags'
import { personalTables, type PersonalTable } from './personal-tables'

interface Step {
  run: Statement
  /** Whether it uses `$2`, the time. */
  isTimed: boolean
}

/** What erasing does with a table; null when its rows stay as they are. */
function stepOf({ table, of, erase, eraseOnly = 'true' }: PersonalTable): Step | null {
  const rows = `where (${of}) and (${eraseOnly})`
  if (erase === 'rows')
    return { run: statement(`erase_${table}`, `delete from ${table} t ${rows}`), isTimed: false }
  const values = Object.entries(erase).map(([column, value]) => `${column} = ${value}`)
  if (values.length === 0) return null
  const sql = `update ${table} t set ${values.join(', ')} ${rows}`
  return { run: statement(`erase_${table}`, sql), isTimed: sql.includes('$2') }
}

const steps = personalTables.map(stepOf).filter((step) => step !== null)

/** What is kept of an erasure, and the products whose pages have the member's reviews. */
const noteErased = statement(
  'erased_member_note',
  `with noted as (
     insert into erased_members (user_id, joined, erased)
     select user_id, created, $2::bigint from members where user_id = $1
     on conflict (user_id, joined) do update set erased = excluded.erased
     returning joined, erased)
   select joined, erased,
          coalesce((select array_agg(distinct r.goods_id) from rates r where r.user_id = $1), '{}') as "goodsIds"
     from noted`,
  { joined: number, erased: number, goodsIds: numbers },
)

/** A member who was erased, without personal data. Times in epoch seconds. */
export interface Erased {
  userId: number
  /** When the member signed up: after a restore another one may have the same id. */
  joined: number
  erased: number
}

/**
 * Erases a member whose row is locked (ADR 0139): blanks or deletes every personal column of `personalTables`, the key of
 * sealed fields in the audit trail included, and notes the id. Ledgers, orders and the audit trail keep numbers and
 * amounts. The number may sign up again, as another member.
 * @returns the erasure, and the cache tags of pages that showed the member
 */
export async function eraseMember(
  tx: Queries,
  userId: number,
  { actor, reason = '', now }: { actor: Actor; reason?: string | undefined; now: number },
): Promise<{ erased: Erased; tags: string[] }> {
  const { goodsIds, joined, erased } = only(await tx.run(noteErased, [userId, now]), 'noting an erasure')
  for (const { run, isTimed } of steps) await tx.run(run, isTimed ? [userId, now] : [userId])
  await recordAudit(tx, { actor, event: 'eraseMember', subject: 'member', subjectId: userId, reason }, now)
  return { erased: { userId, joined, erased }, tags: goodsIds.flatMap(eventTags.goodsReviewed) }
}
