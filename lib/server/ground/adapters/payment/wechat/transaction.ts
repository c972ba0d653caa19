import 'server-only'
import { z } from 'zod'
import type { Mall } from '@/lib/server/ground/mall'
import type { TradeAnswer } from '../provider'
import { wechatKeys } from './client'

/** A transaction as answers and notifications describe it. Amounts in cents. */
const transaction = z.object({
  appid: z.string(),
  mchid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string().optional(),
  trade_state: z.string(),
  amount: z.object({ total: z.int(), currency: z.string().optional() }).optional(),
})

const endedStates = new Set(['CLOSED', 'REVOKED'])

/**
 * Reads a transaction and checks merchant, application, amount and currency.
 * @returns a refusal for a transaction of another merchant or an incomplete one
 */
export function readTransaction(
  mall: Mall,
  value: unknown,
): (TradeAnswer & { tradeId: string }) | { refusal: string } {
  const parsed = transaction.safeParse(value)
  if (!parsed.success) return { refusal: 'incomplete' }
  const { appid, mchid, out_trade_no: tradeId, transaction_id, trade_state, amount } = parsed.data
  const keys = wechatKeys(mall)
  if (mchid !== keys.mchId) return { refusal: 'another merchant' }
  if (appid !== keys.appId) return { refusal: 'another application' }
  if (trade_state === 'SUCCESS' || trade_state === 'REFUND') {
    if (!amount || !transaction_id) return { refusal: 'incomplete' }
    if ((amount.currency ?? 'CNY') !== 'CNY') return { refusal: 'another currency' }
    return { tradeId, state: 'paid', payment: { tradeId, fee: amount.total, transactionId: transaction_id } }
  }
  return { tradeId, state: endedStates.has(trade_state) ? 'closed' : 'unpaid' }
}
