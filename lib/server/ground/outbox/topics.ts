import 'server-only'
import type { Notice } from '@/lib/domain/content/notice'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'
import { deliverMail, type MailEvent } from './deliver-mail'
import { deliverNotice } from './deliver-notice'
import { deliverWebhook, type WebhookEvent } from './deliver-webhook'

/** A notice for a phone; after `until` (epoch seconds) it is not sent. */
export type NoticeEvent = Notice & { mobile: string; until?: number }

/** An attempt to deliver an event. */
export interface Delivery {
  /** The same for every attempt. */
  id: number
  /** An earlier attempt did not finish: it may have had its effect. */
  isRepeated: boolean
}

/** The topics of events with their payloads. */
export interface Topics {
  /** SKUs of these products sold out or can be bought again. */
  'stock.changed': { goodsIds: number[] }
  /** A text message about an event. */
  sms: NoticeEvent
  /** A mail to an address that may have an account. */
  mail: MailEvent
  /** Written by a trigger of the audit trail. */
  webhook: WebhookEvent
  /** The budget of a class of the programme is used up, or available again; written by a trigger. */
  'subsidy.changed': Record<string, never>
}
export type Topic = keyof Topics

/**
 * The handlers of events. They may run more than once for an event: after a crash, and in addition to the process that
 * caused the event and acted at once. `order.paid` has no handler here, because `countSales` counts each event exactly
 * once.
 */
export const handlers: {
  readonly [T in Topic]: (mall: Mall, payload: Topics[T], delivery: Delivery) => Promise<void>
} = {
  'stock.changed': (mall, { goodsIds }) => mall.invalidate(goodsIds.flatMap(eventTags.stockStateChanged)),
  sms: deliverNotice,
  mail: deliverMail,
  webhook: deliverWebhook,
  'subsidy.changed': (mall) => mall.invalidate(eventTags.subsidyChanged()),
}
