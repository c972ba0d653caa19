import 'server-only'
import { notSignedIn } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/ground/db/connection'
import { lockAccount } from './sql'

/**
 * Serializes changes that count or sort the records of one member, until the transaction ends.
 * @throws MallError 401 when the member was erased while the call ran: nothing personal may be stored after that
 */
export async function lockMember(tx: Queries, userId: number): Promise<void> {
  const [member] = await tx.run(lockAccount, [userId])
  if (member?.isErased) throw notSignedIn()
}
