import 'server-only'
import type { CodeType } from '@/lib/contract/session'
import type { Mall } from '@/lib/server/context'

/** A code on its way to a phone. */
export interface SmsMessage {
  mobile: string
  type: CodeType
  code: string
}

/** A company that sends messages. Never called inside a transaction. */
export interface SmsSender {
  /** Rejects when the message was not taken over. */
  send(mall: Mall, message: SmsMessage): Promise<void>
}
