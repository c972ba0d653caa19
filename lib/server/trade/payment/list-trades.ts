import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { operatorTradeCount, operatorTrades, type OperatorTrade } from './operator-sql'

/** A condition on payments; null and absent fields match all of them. Times in epoch seconds, both included. */
interface TradeFilter {
  shopId: number | null
  tradeId: string | undefined
  orderId: string | undefined
  state: OperatorTrade['tradeState'] | undefined
  payType: string | undefined
  startedFrom: number | undefined
  startedTo: number | undefined
}

/**
 * A page of the payments of a shop or of all shops, newest first.
 * @returns the rows of the page, and the number of payments that match
 */
export async function listTrades(
  db: Queries,
  { shopId, tradeId, orderId, state, payType, startedFrom, startedTo }: TradeFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: OperatorTrade[]; total: number }> {
  const filter = [
    shopId,
    tradeId ?? null,
    orderId ?? null,
    state ?? null,
    payType ?? null,
    startedFrom ?? null,
    startedTo ?? null,
  ]
  const [rows, [count]] = await Promise.all([
    db.run(operatorTrades, [...filter, ...limitAndOffset(page, pageSize)]),
    db.run(operatorTradeCount, filter),
  ])
  return { rows, total: count?.total ?? 0 }
}
