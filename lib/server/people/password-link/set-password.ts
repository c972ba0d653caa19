import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import { daySeconds } from '@/lib/domain/time/china'
import { passwordProblem } from '@/lib/domain/validate'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { hashPassword } from '@/lib/server/people/account/password'
import { readField } from '@/lib/server/people/secret-fields/read-field'
import { clearFailedSignIns } from '@/lib/server/people/session/attempts'
import { digestOfKey } from './make-link'
import { passwordLink, setLinkedPassword, sweepPasswordLinks, usePasswordLink } from './sql'

/** Seconds for which a used or expired link is remembered, so that its page can show the reason. */
const knownFor = 30 * daySeconds

const used = () => new MallError('链接已使用过，请重新获取')

/** @throws MallError with the reason, for a link that cannot be used */
function assertUsable(
  link: RowOf<typeof passwordLink> | undefined,
  now: number,
): asserts link is RowOf<typeof passwordLink> {
  if (!link || link.disabled) throw new MallError(memberMessages.linkToAskAgain)
  if (link.used > 0) throw used()
  if (link.expires <= now) throw new MallError('链接已过期，请重新获取')
}

/**
 * Sets the password of the account of a link, revokes all tokens and uses the link up.
 * @param form.key the part of the link after `#key=`
 * @throws MallError for an unacceptable password, which leaves the link unused, and for a link that is unknown, used
 *   or expired
 */
export async function setPasswordWithLink(
  mall: Mall,
  form: { key: string; password: string },
): Promise<void> {
  const now = mall.now()
  const digest = digestOfKey(form.key)
  const [link] = await mall.db.run(passwordLink, [digest])
  assertUsable(link, now)
  const password = await readField(mall, form.password)
  const problem = passwordProblem(password)
  if (problem) throw new MallError(problem)
  const hash = await hashPassword(password)
  const { userId, role, mobile } = link
  await mall.db.transaction(async (tx) => {
    if ((await tx.run(usePasswordLink, [digest, now])).length === 0) throw used()
    if ((await tx.run(setLinkedPassword, [userId, hash, now])).length === 0)
      throw new MallError(memberMessages.linkToAskAgain)
    const actor = { kind: role === 'shopper' ? ('member' as const) : role, id: userId }
    await recordAudit(tx, { actor, event: 'setPassword', subject: 'member', subjectId: userId }, now)
  })
  await clearFailedSignIns(mall.db, mobile)
}

/** Deletes links after `knownFor`. @param now epoch seconds */
export async function forgetOldLinks(db: Queries, now: number): Promise<void> {
  await db.run(sweepPasswordLinks, [now - knownFor])
}
