import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { notifyBuyers } from '@/lib/server/ground/outbox/notify-buyers'
import { invalidateStock } from '@/lib/server/trade/order/cancel-order'
import { cancelTeamOrder } from '@/lib/server/trade/order/cancel-team-order'
import { lockFreeOrdersOfTeam } from '@/lib/server/trade/order/lock-order'
import { failTeam, lockDueTeam } from './sql'

/** Most teams that one call skips, so that orders that stay locked do not keep the job busy. */
const maxSkipped = 50

/** The result of one transaction: `ended` a team, skipped one whose orders are `locked`, or found `none`. */
type Attempt = { is: 'none' } | { is: 'locked'; teamId: number } | { is: 'ended'; restocked: number[] }

const attempt = ({ db, now: clock }: Mall, skipped: readonly number[]): Promise<Attempt> => {
  const now = clock()
  return db.transaction(async (tx) => {
    const [team] = await tx.run(lockDueTeam, [now, skipped])
    if (!team) return { is: 'none' }
    const orders = await lockFreeOrdersOfTeam(tx, team.teamId)
    if (orders.length !== team.seats) return { is: 'locked', teamId: team.teamId }
    await tx.run(failTeam, [team.teamId, now])
    const restocked: number[] = []
    for (const order of orders) restocked.push(...(await cancelTeamOrder(tx, order, now)))
    const paid = orders.filter(({ payStatus }) => payStatus === 'PAYED').map(({ orderId }) => orderId)
    await notifyBuyers(tx, paid, { type: 'group_failed', params: {} }, now)
    return { is: 'ended', restocked }
  })
}

/**
 * Ends an incomplete team because its time is over or its activity was closed; the earliest end first. Its paid orders
 * are cancelled and refunded in full, unpaid ones cancelled, in one transaction (contract trade §12.3). A payment locks
 * its order before the team, so the orders are locked without waiting: a team with an order that is being paid or
 * cancelled is left for a later call, and the next one is tried.
 * @returns false when no due team can be ended now
 */
export async function failNextTeam(mall: Mall): Promise<boolean> {
  const skipped: number[] = []
  while (skipped.length < maxSkipped) {
    const done = await attempt(mall, skipped)
    if (done.is === 'none') return false
    if (done.is === 'ended') {
      await invalidateStock(mall, done.restocked)
      return true
    }
    skipped.push(done.teamId)
  }
  return false
}
