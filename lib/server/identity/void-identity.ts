import 'server-only'
import type { Actor } from '@/lib/domain/actor'
import { MallError } from '@/lib/domain/errors'
import { recordAudit } from '@/lib/server/audit/record-audit'
import type { Mall } from '@/lib/server/context'
import { lockIdentity, voidIdentity, type PersonRow } from './sql'

/**
 * Ends the validity of an identity. What the person has drawn stays counted: another account of the same person gets no
 * new pieces (ADR 0034).
 * @throws MallError for an unknown identity and for one that is void already
 */
export async function voidPerson(
  mall: Mall,
  actor: Actor,
  identityId: number,
  reason: string,
): Promise<PersonRow> {
  const now = mall.now()
  return mall.db.transaction(async (tx) => {
    const [person] = await tx.run(lockIdentity, [identityId])
    if (!person) throw new MallError('认证信息不存在')
    if (person.state === 'void') throw new MallError('该认证已作废')
    const [row] = await tx.run(voidIdentity, [identityId, reason, now])
    if (!row) throw new Error('voiding an identity returned no row')
    const change = { before: { state: 'verified' }, after: { state: 'void' } }
    const entry = {
      actor,
      event: 'voidPerson',
      subject: 'identity',
      subjectId: identityId,
      ...change,
      reason,
    }
    await recordAudit(tx, entry, now)
    return row
  })
}
