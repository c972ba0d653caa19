import 'server-only'
import { refundsWhole, type RequestedUnits } from '@/lib/domain/aftersale/allot'
import { decideApplication } from '@/lib/domain/aftersale/apply'
import { expectedReturn, type ExpectedReturn } from '@/lib/domain/aftersale/expected'
import type { AftersaleType } from '@/lib/domain/aftersale/values'
import { MallError } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/ground/mall'
import { tradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { orderOf } from './load-facts'
import { estimateFacts } from './sql/facts'

/** The refund that an application would get, with the facts that its form shows as an explanation. */
export interface Estimate extends ExpectedReturn {
  /** The coupon that is returned once the whole order is refunded; empty without one. */
  couponName: string
  /** The member's points before the refund; negative when they owe some. */
  pointBalance: number
}

/**
 * The refund of an application for after-sales if it is accepted unchanged, by the same rule as the application itself.
 * Writes nothing.
 * @throws MallError with the texts of contract trade §10.1
 */
export async function estimateAftersale(
  { db, now }: Mall,
  userId: number,
  { orderId, units, type }: { orderId: string; units: readonly RequestedUnits[]; type: AftersaleType },
): Promise<Estimate> {
  const [facts] = await db.run(estimateFacts, [orderId, userId])
  const order = facts ? orderOf(facts) : null
  const decided = decideApplication(order, { type, units }, tradeSettings(facts?.trade ?? null), now())
  if ('problem' in decided) throw new MallError(decided.problem)
  const isExchange = type === 'EXCHANGING_GOODS'
  const lines = facts?.lines ?? []
  const more = new Map<number, number>()
  for (const { lineId } of decided.units) more.set(lineId, (more.get(lineId) ?? 0) + 1)
  // A coupon is returned with the last unit of the order (contract trade §4.6).
  const endsOrder = !isExchange && refundsWhole(lines, more)
  return {
    ...expectedReturn(decided.units, lines, isExchange),
    couponName: endsOrder ? (facts?.couponName ?? '') : '',
    pointBalance: facts?.pointBalance ?? 0,
  }
}
