import 'server-only'
import type { Mall } from '@/lib/server/context'
import { smsSender } from '@/lib/server/adapters/sms'
import type { SmsNotice } from '@/lib/server/adapters/sms/sender'
import { eventTags } from '@/lib/web/cache-tags'
import { deliverWebhook, type WebhookEvent } from './deliver-webhook'

/** Events and what they carry. */
export interface Topics {
  /** SKUs of these products sold out or can be bought again. */
  'stock.changed': { goodsIds: number[] }
  /** A text message that something happened. */
  sms: SmsNotice
  /** Written by a trigger of the audit trail. */
  webhook: WebhookEvent
  /** The budget of a class of the programme is spent, or has got something back; a trigger writes it. */
  'subsidy.changed': Record<string, never>
}
export type Topic = keyof Topics

/**
 * What an event causes. It may run more than once: after a crash, and beside the process that caused the event and acted at
 * once. `order.paid` has no handler here, because `countSales` counts each event exactly once.
 */
export const handlers: {
  readonly [T in Topic]: (mall: Mall, payload: Topics[T], eventId: number) => Promise<void>
} = {
  'stock.changed': (mall, { goodsIds }) => mall.invalidate(goodsIds.flatMap(eventTags.stockStateChanged)),
  sms: (mall, notice) => smsSender(mall).notify(mall, notice),
  webhook: deliverWebhook,
  'subsidy.changed': (mall) => mall.invalidate(eventTags.subsidyChanged()),
}
