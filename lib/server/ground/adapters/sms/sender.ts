import 'server-only'
import type { CodeType } from '@/lib/contract/people/session'
import type { Notice } from '@/lib/domain/content/notice'
import type { Mall } from '@/lib/server/ground/mall'

/** A code to be sent to a phone. */
interface SmsMessage {
  mobile: string
  type: CodeType
  code: string
}

/** A text message about an event, with the values of its template. */
type SmsNotice = Notice & {
  mobile: string
  /** The text, for services without templates. */
  text: string
}

/** The event of a notice, and whether an earlier attempt may have sent it. */
interface NoticeDelivery {
  /** The same for every attempt: the idempotency key for services that support one. */
  id: number
  isRepeated: boolean
}

/** An SMS service. Never called inside a transaction. */
export interface SmsSender {
  /** Rejects when the service did not accept the message. */
  send(mall: Mall, message: SmsMessage): Promise<void>
  /**
   * As `send`, for notices; the outbox repeats rejected ones. A repeated delivery that was accepted before sends
   * nothing.
   */
  notify(mall: Mall, notice: SmsNotice, delivery: NoticeDelivery): Promise<void>
}
