import 'server-only'
import type { PointReason } from '@/lib/domain/point/journal'
import { daySeconds } from '@/lib/domain/time/china'
import type { Queries } from '@/lib/server/ground/db/connection'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { json, number, statement } from '@/lib/server/ground/db/statement'
import { isKind } from '@/lib/server/ground/order-kind-sql'

/** A movement. `points`: negative for deductions; `at`: epoch seconds. */
export interface PointMovement {
  ledgerId: number
  points: number
  reason: PointReason
  orderId: string | null
  /** Whether the order is visible in the member's list. */
  hasOrder: boolean
  /** The order belongs to the points mall. */
  isExchange: boolean
  at: number
}

const inList = `l.user_id = $1 and l.at >= $5 and l.points <> 0
  and case $2::text when 'in' then l.points > 0 when 'out' then l.points < 0 else true end`

/** Movements of member $1 in direction $2 since $5, newest first: $3 from index $4, and their total number. */
const movements = statement(
  'point_movements',
  `select ${jsonRows(`select l.ledger_id as "ledgerId", l.points, l.reason, l.order_id as "orderId", l.at,
                             o.order_id is not null and o.deleted_time is null as "hasOrder",
                             coalesce(${isKind('pointsmall')}, false) as "isExchange"
                        from point_ledger l
                        left join orders o on o.order_id = l.order_id and o.user_id = $1
                       where ${inList} order by l.ledger_id desc limit $3 offset $4`)} as rows,
          (select count(*) from point_ledger l where ${inList}) as total`,
  { rows: json<PointMovement[]>(), total: number },
)

/** Seconds that the list covers (积分明细, 近一年内). */
const listedSeconds = 365 * daySeconds

/** A page of a member's movements within the last year, newest first. @param now epoch seconds */
export async function listPoints(
  db: Queries,
  userId: number,
  direction: 'in' | 'out' | undefined,
  { page, size }: { page: number; size: number },
  now: number,
): Promise<{ rows: PointMovement[]; total: number }> {
  const row = only(
    await db.run(movements, [userId, direction ?? null, ...limitAndOffset(page, size), now - listedSeconds]),
    'the list of movements',
  )
  return row
}
