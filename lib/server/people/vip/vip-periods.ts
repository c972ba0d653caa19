import 'server-only'
import { extendVip, type VipPeriods } from '@/lib/domain/person/vip'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { endPeriods, lockPeriods, setPeriods, takePurchase } from './period-sql'

/**
 * The paid periods of a member, locked until the transaction ends.
 * @throws Error for an unknown member
 */
export async function lockVipPeriods(tx: Queries, userId: number): Promise<VipPeriods> {
  const [row] = await tx.run(lockPeriods, [userId])
  if (!row) throw new Error(`member ${userId} does not exist`)
  const { vipGradeId, lvType, until, nextGradeId, nextUntil } = row
  return {
    current: vipGradeId !== null && lvType !== null ? { vipGradeId, lvType, until } : null,
    next: nextGradeId === null ? null : { vipGradeId: nextGradeId, lvType: 'vip', until: nextUntil },
  }
}

/**
 * Credits the days that a paid order buys, once. Call it in the transaction that settles the order.
 * @returns the member and the grade; null when the order was already credited
 */
export async function grantVip(
  tx: Queries,
  orderId: string,
  now: number,
): Promise<{ userId: number; vipGradeId: number } | null> {
  const [purchase] = await tx.run(takePurchase, [orderId, now])
  if (!purchase) return null
  const { current, next } = extendVip(await lockVipPeriods(tx, purchase.userId), purchase, now)
  await tx.run(setPeriods, [
    purchase.userId,
    current?.vipGradeId ?? null,
    current?.until ?? 0,
    next?.vipGradeId ?? null,
    next?.until ?? 0,
    now,
  ])
  return { userId: purchase.userId, vipGradeId: purchase.vipGradeId }
}

/**
 * Ends paid grades whose time is over; a `vip` that waited below a `svip` continues. Prices do not depend on this job:
 * a grade counts until its end (`viewer`).
 * @returns whether any ended
 */
export async function endVipPeriods({ db, now }: Mall): Promise<boolean> {
  const [row] = await db.run(endPeriods, [now()])
  return (row?.ended ?? 0) > 0
}
