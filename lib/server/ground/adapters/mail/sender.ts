import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'

/** A message with a link; the mall sends no attachments. */
interface Mail {
  to: string
  subject: string
  text: string
  /** The event of the message: a repeated delivery has the same Message-ID, so that mailboxes may drop it. */
  eventId?: number
}

/** A mail service. Never called inside a transaction. Rejects when the service did not accept the message. */
export type MailSender = (mall: Mall, mail: Mail) => Promise<void>
