import 'server-only'
import type { Mall } from '@/lib/server/context'
import { cancelTeamOrder } from '@/lib/server/order/cancel-team-order'
import { lockFreeOrdersOfTeam } from '@/lib/server/order/lock-order'
import { notifyBuyers } from '@/lib/server/outbox/notify-buyers'
import { failTeam, lockDueTeam } from './sql'

/**
 * Ends a team that is not full because its time is over or its activity was closed; the one first whose time ends first.
 * Its paid orders are cancelled and refunded in full, unpaid ones cancelled, in one transaction (contract trade §12.3). A payment locks its order before the team, so the orders are
 * taken without waiting; a team with an order that is being paid or cancelled is left for the next run.
 * @returns false when no team is due
 */
export async function failNextTeam({ db, now: clock }: Mall): Promise<boolean> {
  const now = clock()
  return db.transaction(async (tx) => {
    const [team] = await tx.run(lockDueTeam, [now])
    if (!team) return false
    const orders = await lockFreeOrdersOfTeam(tx, team.teamId)
    if (orders.length !== team.seats) return false
    await tx.run(failTeam, [team.teamId, now])
    for (const order of orders) await cancelTeamOrder(tx, order, now)
    const paid = orders.filter(({ payStatus }) => payStatus === 'PAYED').map(({ orderId }) => orderId)
    await notifyBuyers(tx, paid, { type: 'group_failed', params: {} }, now)
    return true
  })
}
