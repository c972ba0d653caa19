import 'server-only'
import type { AftersaleOrder } from '@/lib/domain/aftersale/apply'
import type { AftersaleState } from '@/lib/domain/aftersale/states'
import type { AftersaleProgress, AftersaleStatus } from '@/lib/domain/aftersale/values'
import type { Queries } from '@/lib/server/ground/db/connection'
import { tradeSettings, type TradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { aftersaleFacts, lockByAftersale, type AftersaleFactRow, type OrderFacts } from './sql/facts'

/** The facts that decide a change of an after-sale; its order is locked. */
export type AftersaleFacts = Omit<AftersaleFactRow, 'status' | 'progress' | 'trade'> &
  AftersaleState & { settings: TradeSettings }

/** Limits the after-sales of a call to those of a member or a shop; null for all. */
export interface Owner {
  userId?: number
  shopId?: number | null
}

/** The order of facts, for the rules of lib/domain/aftersale. */
export const orderOf = (facts: Omit<OrderFacts, 'tradeId' | 'trade'>): AftersaleOrder => ({
  orderStatus: facts.orderStatus,
  payStatus: facts.payStatus,
  deliveryStatus: facts.deliveryStatus,
  zitiStatus: facts.zitiStatus,
  cancelStatus: facts.cancelStatus,
  aftersaleUntil: facts.aftersaleUntil,
  freightFee: facts.freightFee,
  freightApplied: facts.freightApplied,
  lines: facts.lines,
})

/** The facts of an after-sale whose order is locked already. */
export async function loadFacts(tx: Queries, aftersalesBn: string): Promise<AftersaleFacts | null> {
  const [row] = await tx.run(aftersaleFacts, [aftersalesBn])
  if (!row) return null
  const { status, progress, trade, ...facts } = row
  return {
    ...facts,
    // A constraint of the table allows declared states only.
    status: status as AftersaleStatus,
    progress: progress as AftersaleProgress,
    settings: tradeSettings(trade),
  }
}

/**
 * Locks the order of an after-sale and reads the facts for its change: every change of after-sales holds this lock, so
 * none of them reads facts that another one is about to change.
 * @returns null for numbers that are unknown or not the owner's
 */
export async function lockFacts(
  tx: Queries,
  aftersalesBn: string,
  { userId, shopId }: Owner,
): Promise<AftersaleFacts | null> {
  // One round trip; the second statement sees what was committed before the lock was granted.
  const [[locked], facts] = await Promise.all([
    tx.run(lockByAftersale, [aftersalesBn, userId ?? null, shopId ?? null]),
    loadFacts(tx, aftersalesBn),
  ])
  return locked ? facts : null
}
