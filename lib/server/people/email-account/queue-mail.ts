import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import type { MailEvent } from '@/lib/server/ground/outbox/deliver-mail'
import { emit } from '@/lib/server/ground/outbox/emit'
import { seal } from '@/lib/server/ground/seal'

/**
 * Queues a mail in the transaction that stores its code. Whether the address has an account is only checked on
 * delivery: the call does the same work for every address, so that neither text nor response time reveals it (ADR
 * 0050).
 * @param secret the code or link in it
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
