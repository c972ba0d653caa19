import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { liftIdentity, lockIdentity, voidIdentity, type IdentityState, type PersonRow } from './sql'

/** Locks an identity, changes it and writes the audit row of the change. */
const change = (
  mall: Mall,
  actor: Actor,
  { identityId, reason, event, from, to, refusal, write }: IdentityChange,
): Promise<PersonRow> => {
  const now = mall.now()
  return mall.db.transaction(async (tx) => {
    const [person] = await tx.run(lockIdentity, [identityId])
    if (!person) throw new MallError(memberMessages.identityMissing)
    if (person.state !== from) throw new MallError(refusal)
    const row = only(await write(tx, now), 'changing an identity')
    await recordAudit(
      tx,
      {
        actor,
        event,
        subject: 'identity',
        subjectId: identityId,
        before: { state: from },
        after: { state: to },
        reason,
      },
      now,
    )
    return row
  })
}

interface IdentityChange {
  identityId: number
  reason: string
  event: string
  from: IdentityState
  to: IdentityState
  /** The text for an identity in another state. */
  refusal: string
  write: (tx: Queries, now: number) => Promise<PersonRow[]>
}

/**
 * Ends the validity of an identity: member and person cannot verify again until the void is lifted. The person's drawn
 * subsidies stay counted: another account of the same person gets no new pieces (ADR 0034).
 * @throws MallError for an unknown identity and for one that is void already
 */
export const voidPerson = (
  mall: Mall,
  actor: Actor,
  identityId: number,
  reason: string,
): Promise<PersonRow> =>
  change(mall, actor, {
    identityId,
    reason,
    event: 'voidPerson',
    from: 'verified',
    to: 'void',
    refusal: '该认证已作废',
    write: (tx, now) => tx.run(voidIdentity, [identityId, reason, now]),
  })

/**
 * Lets member and person of a void identity verify again; the identity itself stays invalid, because another person may
 * have claimed it.
 * @throws MallError for an unknown identity and for one that is not void
 */
export const liftVoid = (mall: Mall, actor: Actor, identityId: number, reason: string): Promise<PersonRow> =>
  change(mall, actor, {
    identityId,
    reason,
    event: 'liftVoid',
    from: 'void',
    to: 'lifted',
    refusal: '该认证未作废',
    write: (tx) => tx.run(liftIdentity, [identityId]),
  })
