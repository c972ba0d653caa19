import 'server-only'
import type { CodeType } from '@/lib/contract/session'
import type { Mall } from '@/lib/server/context'

/** A code on its way to a phone. */
export interface SmsMessage {
  mobile: string
  /** What the code is for; `pickup` proves who may take an order away. */
  type: CodeType | 'pickup'
  code: string
}

/** A text message that something happened, with the values of its template. */
export interface SmsNotice {
  mobile: string
  type: 'shipped' | 'refunded' | 'group_failed' | 'group_done'
  params: Record<string, string>
}

/** An SMS service. Never called inside a transaction. */
export interface SmsSender {
  /** Rejects when the service did not accept the message. */
  send(mall: Mall, message: SmsMessage): Promise<void>
  /** As `send`, for notices; the outbox repeats rejected ones. */
  notify(mall: Mall, notice: SmsNotice): Promise<void>
}
