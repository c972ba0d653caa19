import 'server-only'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { emit } from '@/lib/server/outbox/emit'
import { seal } from '@/lib/server/seal'

/** What a mail is for: to activate an address, to sign in, to set a new password. */
export type MailPurpose = 'activate' | 'login' | 'reset'

/** A mail to an address that may have an account; after `until` (epoch seconds) what it carries no longer works. */
export interface MailEvent {
  purpose: MailPurpose
  email: string
  /** The code or link that it carries, encrypted: the table of events must not sign anybody in. */
  sealed: string
  until: number
}

/**
 * Queues a mail in the transaction that stores its code. Whether the address has an account is only read when it is
 * delivered: the call does the same work for every address, so that neither text nor time tells them apart (ADR 0050).
 * @param secret the code or link that it carries
 * @param lifetime seconds for which it works
 */
export async function queueMail(
  tx: Queries,
  mall: Mall,
  { purpose, email }: Pick<MailEvent, 'purpose' | 'email'>,
  secret: string,
  lifetime: number,
): Promise<void> {
  const now = mall.now()
  const sealed = seal(mall.secret, secret, 'mail')
  await emit(tx, 'mail', { purpose, email, sealed, until: now + lifetime }, now)
}
