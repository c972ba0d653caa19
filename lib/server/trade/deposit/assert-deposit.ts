import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement } from '@/lib/server/ground/db/statement'

/** The stored value of member $1. */
export const depositOf = statement('deposit_of_member', `select deposit from members where user_id = $1`, {
  deposit: number,
})

/**
 * Checks that the stored value of a member pays an amount of cents. Only a message for the checkout: the payment itself
 * takes the balance with a guard.
 * @throws MallError 当前余额不足以支付本次订单费用，请充值！
 */
export async function assertDeposit(db: Queries, userId: number, fee: number): Promise<void> {
  const [member] = await db.run(depositOf, [userId])
  if ((member?.deposit ?? 0) < fee) throw new MallError('当前余额不足以支付本次订单费用，请充值！')
}
