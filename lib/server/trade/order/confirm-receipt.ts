import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as orderMessages from '@/lib/domain/messages/order'
import { confirmProblem, openAftersales } from '@/lib/domain/order/states'
import { systemActor } from '@/lib/domain/person/actor'
import type { Mall } from '@/lib/server/ground/mall'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { lockDueToFinish, lockOrder, moveOrder } from './lock-order'
import { lineAftersales } from './sql/changes'

/**
 * Confirms that an order of the member has arrived (contract trade §8.5).
 * @throws MallError with the texts of contract trade §8.5
 */
export async function confirmReceipt(mall: Mall, userId: number, orderId: string): Promise<void> {
  await mall.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, userId)
    if (!order) throw new MallError(orderMessages.orderNumberUnknown(orderId))
    const lines = await tx.run(lineAftersales, [orderId])
    const problem = confirmProblem(
      order,
      lines.map(({ status }) => status),
    )
    if (problem) throw new MallError(problem)
    const { aftersaleSeconds } = await readTradeSettings(tx)
    await moveOrder(
      tx,
      order,
      'confirm',
      { actor: { kind: 'member', id: userId }, aftersaleSeconds },
      mall.now(),
    )
  })
}

/**
 * Completes the shipped order that has waited longest for its buyer's confirmation (contract trade §12.3).
 * @returns false when none is due
 */
export async function finishNextUnconfirmed(mall: Mall): Promise<boolean> {
  const now = mall.now()
  return mall.db.transaction(async (tx) => {
    const order = await lockDueToFinish(tx, now, openAftersales)
    if (!order) return false
    const { aftersaleSeconds } = await readTradeSettings(tx)
    await moveOrder(
      tx,
      order,
      'confirm',
      { actor: systemActor('complete received orders'), aftersaleSeconds },
      now,
    )
    return true
  })
}
