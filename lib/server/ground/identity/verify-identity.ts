import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import {
  identityProblem,
  maskIdNumber,
  maskPersonName,
  plainIdNumber,
  type IdentityClaim,
} from '@/lib/domain/person/identity'
import { daySeconds } from '@/lib/domain/time/china'
import { identityProvider } from '@/lib/server/ground/adapters/identity'
import { violatedConstraint, type Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { personKey } from '@/lib/server/ground/mall-secret/person-key'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { seal } from '@/lib/server/ground/seal'
import { findIdentity, type IdentityRow } from './find-identity'
import { insertIdentity, voidIdentityOf } from './sql'

/** A void identity applies to both its member and its person. */
const voided = '该身份认证已被作废，如有疑问请联系客服'

const tooMany = '认证次数过多，请稍后再试'
/**
 * Limits claims in the correct format; other input is not counted. Each claim costs a query at the service, and could
 * reveal that a person has an account.
 */
const perMember = { max: 10, window: 3600, message: tooMany }
const perPerson = { max: 20, window: daySeconds, message: tooMany }

/** The message for an identity that could not be stored, by the violated constraint. */
const takenTexts: Readonly<Record<string, string>> = {
  identities_of_member: '您已完成实名认证',
  identities_of_person: '该身份信息已被其他账号认证',
}

const isVoid = async (db: Queries, userId: number, person: string): Promise<boolean> =>
  (await db.run(voidIdentityOf, [userId, person])).length > 0

/**
 * Verifies the identity of a member. Name and number are stored encrypted and shown masked; one person has one member,
 * even when two accounts claim at once.
 * @param hasConsent whether the member has agreed that name and number are checked and stored
 * @throws MallError with the reason; 429 for too many claims
 */
export async function verifyIdentity(
  mall: Mall,
  userId: number,
  typed: IdentityClaim,
  hasConsent: boolean,
): Promise<IdentityRow> {
  const provider = identityProvider(mall)
  if (!provider) throw new MallError('商城未开启实名认证')
  const now = mall.now()
  const claim = { name: typed.name, number: plainIdNumber(typed.number) }
  const problem = identityProblem(claim, now)
  if (problem) throw new MallError(problem)
  if (!hasConsent) throw new MallError(memberMessages.identityConsentMissing)
  if (await findIdentity(mall.db, userId)) throw new MallError('您已完成实名认证')
  const person = await personKey(mall, claim.number)
  await takeHit(mall.db, `identity:${userId}`, perMember, now)
  await takeHit(mall.db, `identity:${person}`, perPerson, now)
  if (await isVoid(mall.db, userId, person)) throw new MallError(voided)
  if (!(await provider.confirms(mall, claim))) throw new MallError('身份信息核验未通过，请核对后重试')
  try {
    return await mall.db.transaction(async (tx) => {
      const row = only(
        await tx.run(insertIdentity, [
          userId,
          person,
          seal(mall.secret, claim.name),
          seal(mall.secret, claim.number),
          maskPersonName(claim.name),
          maskIdNumber(claim.number),
          now,
        ]),
        'storing an identity',
      )
      // The insert may have waited at the unique index while an operator voided the same identity.
      if (await isVoid(tx, userId, person)) throw new MallError(voided)
      return row
    })
  } catch (error) {
    const text = takenTexts[violatedConstraint(error) ?? '']
    throw text ? new MallError(text) : error
  }
}
