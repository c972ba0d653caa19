import 'server-only'
import type { CodeType } from '@/lib/contract/session'
import type { Mall } from '@/lib/server/context'

/** A code on its way to a phone. */
export interface SmsMessage {
  mobile: string
  type: CodeType
  code: string
}

/** An SMS service. Never called inside a transaction. */
export interface SmsSender {
  /** Rejects when the service did not accept the message. */
  send(mall: Mall, message: SmsMessage): Promise<void>
}
