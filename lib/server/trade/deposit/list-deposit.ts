import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { json, number, statement } from '@/lib/server/ground/db/statement'
import { depositOf } from './assert-deposit'
import type { DepositReason } from './move-deposit'

/** A row of the ledger. `amount`: cents, negative for withdrawals; `at`: epoch seconds. */
export interface DepositMovement {
  ledgerId: number
  amount: number
  reason: DepositReason | 'opening'
  orderId: string | null
  at: number
}

const inList = `user_id = $1 and case $2::text when 'in' then amount > 0 when 'out' then amount < 0 else true end`

/** Movements of member $1 in direction $2, newest first: $3 from index $4, and their total number. */
const movements = statement(
  'deposit_movements',
  `select ${jsonRows(`select ledger_id as "ledgerId", amount, reason, order_id as "orderId", at from deposit_ledger
      where ${inList} order by ledger_id desc limit $3 offset $4`)} as rows,
          (select count(*) from deposit_ledger where ${inList}) as total`,
  { rows: json<DepositMovement[]>(), total: number },
)

/** A page of the ledger of a member's stored value, newest first. */
export async function listDeposit(
  db: Queries,
  userId: number,
  direction: 'in' | 'out' | undefined,
  { page, size }: { page: number; size: number },
): Promise<{ rows: DepositMovement[]; total: number }> {
  const row = only(
    await db.run(movements, [userId, direction ?? null, ...limitAndOffset(page, size)]),
    'the list of movements',
  )
  return row
}

/** The stored value of a member in cents. */
export async function readDeposit(db: Queries, userId: number): Promise<number> {
  const [member] = await db.run(depositOf, [userId])
  return member?.deposit ?? 0
}
