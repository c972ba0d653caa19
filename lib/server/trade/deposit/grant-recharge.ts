import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement } from '@/lib/server/ground/db/statement'
import { moveDeposit } from './move-deposit'

/** Marks the recharge of an order as credited at $2; no row when it was already credited. */
const takeRecharge = statement(
  'deposit_take_recharge',
  `update recharge_orders set granted = $2 where order_id = $1 and granted is null
   returning user_id as "userId", fee, gift`,
  { userId: number, fee: number, gift: number },
)

/**
 * Credits the stored value of a paid recharge order, once. Call it in the transaction that settles the order, while it
 * is locked.
 */
export async function grantRecharge(tx: Queries, orderId: string, now: number): Promise<void> {
  const [recharge] = await tx.run(takeRecharge, [orderId, now])
  if (!recharge) return
  const { userId, fee, gift } = recharge
  const change = { userId, reference: orderId, orderId }
  await moveDeposit(tx, { ...change, amount: fee, reason: 'topup' }, now)
  if (gift > 0) await moveDeposit(tx, { ...change, amount: gift, reason: 'gift' }, now)
}
