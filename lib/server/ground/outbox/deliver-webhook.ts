import 'server-only'
import { createHmac } from 'node:crypto'
import { openPersonal } from '@/lib/server/ground/audit/personal-fields'
import type { Mall } from '@/lib/server/ground/mall'
import { watchProvider } from '@/lib/server/ground/provider-metrics'
import type { Delivery } from './topics'

/** A change for another system: an entry of the audit trail without its actor. Times in epoch seconds. */
export interface WebhookEvent {
  event: string
  subject: string
  subjectId: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  at: number
}

const timeoutMs = 5000

/**
 * Posts an event as JSON. `X-Mall-Signature` is the HMAC-SHA256 of the body in hex; `X-Mall-Event` is the same for
 * every attempt, so that the receiver can ignore duplicates.
 * @throws Error when the receiver does not answer with a 2xx status in time; the event is then repeated
 */
export async function deliverWebhook(
  { env, db, secret }: Mall,
  payload: WebhookEvent,
  { id }: Delivery,
): Promise<void> {
  if (!env.webhook) return
  const [opened] = await openPersonal(db, secret, [payload])
  const body = JSON.stringify(opened)
  const signature = createHmac('sha256', env.webhook.secret).update(body).digest('hex')
  const { url } = env.webhook
  await watchProvider('webhook', async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-mall-event': String(id),
        'x-mall-signature': signature,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
  })
}
