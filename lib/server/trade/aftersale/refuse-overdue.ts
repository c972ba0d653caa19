import 'server-only'
import { systemActor } from '@/lib/domain/person/actor'
import type { Mall } from '@/lib/server/ground/mall'
import { loadFacts } from './load-facts'
import { applyTransition } from './move-aftersale'
import { closeWindow, lockToRefuse } from './sql/timers'

/**
 * Refuses the accepted return or exchange whose goods have been missing longest (contract trade §12.4).
 * @returns false when none is due
 */
export async function refuseNextOverdue(mall: Mall): Promise<boolean> {
  const now = mall.now()
  return mall.db.transaction(async (tx) => {
    const [due] = await tx.run(lockToRefuse, [now])
    const facts = due && (await loadFacts(tx, due.bn))
    if (!facts) return false
    const actor = systemActor('refuse overdue returns')
    // It may have changed between the search and the lock of its order; the next run searches again.
    if (facts.status !== 1 || facts.progress !== 1) return true
    const changes = { refuseReason: '未收到商品自动驳回' }
    await applyTransition(tx, facts, 'expire', { actor }, changes, now)
    return true
  })
}

/**
 * Closes the lines of completed orders whose time for after-sales is over (contract trade §12.5).
 * @returns false when none is due
 */
export async function closeNextWindows({ db, now }: Mall): Promise<boolean> {
  const [row] = await db.run(closeWindow, [now()])
  return (row?.orders ?? 0) > 0
}
