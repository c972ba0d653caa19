import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { centsOf } from '../money-text'
import type { NotificationChannel, PaymentNotification } from '../provider'
import { alipayOf } from './client'
import { notifyPath } from './start'

const paidStates = new Set(['TRADE_SUCCESS', 'TRADE_FINISHED'])

/**
 * Reads what Alipay posts or appends to the return address: signature, application, seller and amount are checked.
 * @returns `ignored` for states that are not payments, such as a closed trade
 */
async function readAlipay(
  mall: Mall,
  form: Record<string, string>,
): Promise<PaymentNotification | { refusal: string } | { ignored: string }> {
  const keys = mall.env.alipay
  if (!keys) return { refusal: 'Alipay is not configured' }
  if (!(await alipayOf(mall)).checkNotifySignV2(form)) return { refusal: 'wrong signature' }
  if (form.app_id !== keys.appId) return { refusal: 'another application' }
  if (form.seller_id !== undefined && form.seller_id !== keys.sellerId) return { refusal: 'another seller' }
  const fee = centsOf(form.total_amount ?? '')
  const { out_trade_no: tradeId = '', trade_no: transactionId = '', trade_status: state = '' } = form
  if (fee === null || tradeId === '' || transactionId === '') return { refusal: 'incomplete' }
  if (!paidStates.has(state)) return { ignored: state }
  return { tradeId, fee, transactionId }
}

export const alipayNotifications: NotificationChannel = {
  path: notifyPath,
  async parseNotification(mall, request) {
    const form = Object.fromEntries(new URLSearchParams(await request.text()))
    return readAlipay(mall, form)
  },
  acknowledge: (accepted) =>
    new Response(accepted ? 'success' : 'fail', { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
}
