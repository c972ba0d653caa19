import { createHmac } from 'node:crypto'
import type { NotificationChannel } from '@/lib/server/trade/payment/providers'
import { receiveNotification } from '@/lib/server/trade/payment/receive-notification'
import type { TestMall } from '../../fixtures/engine/test-mall'
import type { Reply } from '../steps/step'

/** A payment provider that signs its notifications. */

const secret = 'known to the provider and the mall'
const sign = (text: string, key = secret) => createHmac('sha256', key).update(text).digest('hex')

const channel: NotificationChannel = {
  path: '/api/model/notify',
  async parseNotification(_mall, request) {
    const text = await request.text()
    if (request.headers.get('signature') !== sign(text)) return { refusal: 'wrong signature' }
    return JSON.parse(text) as { tradeId: string; fee: number; transactionId: string }
  },
  acknowledge: (accepted) => new Response(accepted ? 'success' : 'fail'),
}

/** Posts a notification to the mall, which answers with success or fail. */
export async function notify(
  mall: TestMall,
  payment: { tradeId: string; fee: number; isForged: boolean },
): Promise<Reply> {
  const { tradeId, fee, isForged } = payment
  const body = JSON.stringify({ tradeId, fee, transactionId: `model-${tradeId}` })
  const headers = { signature: sign(body, isForged ? 'guessed' : secret) }
  const request = new Request('https://mall.test/api/model/notify', { method: 'POST', body, headers })
  const answer = await receiveNotification(mall, { provider: 'test', channel }, request)
  return { data: { answer: await answer.text() } }
}
