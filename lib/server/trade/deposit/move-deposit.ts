import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement } from '@/lib/server/ground/db/statement'

/** The reasons for changes of stored value. */
export type DepositReason = 'topup' | 'gift' | 'order' | 'refund' | 'adjust'

/**
 * Moves the balance and writes its ledger row; no row when the balance is too low, or when the reference has already
 * been used.
 */
const move = statement(
  'deposit_move',
  `with fresh as (
     select $1::bigint as user_id where not exists (
       select 1 from deposit_ledger where user_id = $1 and reason = $3::text and reference = $4::text)),
   moved as (
     update members m set deposit = m.deposit + $2::bigint from fresh
      where m.user_id = fresh.user_id and m.deposit + $2::bigint >= 0 returning m.user_id, m.deposit),
   ledger as (
     insert into deposit_ledger (user_id, amount, reason, reference, order_id, at)
     select user_id, $2::bigint, $3::text, $4::text, $5::text, $6::bigint from moved)
   select deposit from moved`,
  { deposit: number },
)

/**
 * Changes a member's stored value (contract member §8). The balance never falls below zero, and a reference counts
 * once.
 * @param change.amount cents, negative to take
 * @param change.reference trade, refund or top-up number
 * @returns the new balance in cents; null when it is too small, the member is unknown or the reference was already
 *   used
 */
export async function moveDeposit(
  tx: Queries,
  change: {
    userId: number
    amount: number
    reason: DepositReason
    reference: string
    orderId?: string | null
  },
  now: number,
): Promise<number | null> {
  const { userId, amount, reason, reference, orderId = null } = change
  const [moved] = await tx.run(move, [userId, amount, reason, reference, orderId, now])
  return moved?.deposit ?? null
}
