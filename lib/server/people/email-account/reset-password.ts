import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import { emailPasswordProblem } from '@/lib/domain/person/email-account'
import type { Mall } from '@/lib/server/ground/mall'
import { hashPassword } from '@/lib/server/people/account/password'
import { readField } from '@/lib/server/people/secret-fields/read-field'
import { clearFailedSignIns } from '@/lib/server/people/session/attempts'
import { countMail, type Sender } from './limits'
import { linkLifetimes, newLinkToken, redeemLinkToken } from './link-token'
import { queueMail } from './queue-mail'
import { addressOf } from './register'
import { resetByEmail } from './sql'

/** The page that the link opens: of this mall only, so that no other site receives the token. */
function resetPage({ env }: Mall, wanted: string | undefined, token: string): string {
  const own = new URL('/auth/email', env.publicUrl)
  const base = wanted && URL.canParse(wanted, own) ? new URL(wanted, own) : own
  const url = base.origin === own.origin ? base : own
  url.searchParams.set(url.pathname === own.pathname ? 'reset' : 'token', token)
  return url.href
}

/**
 * Makes a link for a new password and queues its mail; for an address without a verified account none is sent, with the
 * same answer (contract member §5.6).
 * @throws MallError for a malformed address, 429 above the limits
 */
export async function requestReset(
  mall: Mall,
  form: { email: string; page: string | undefined },
  sender: Sender,
): Promise<void> {
  const email = addressOf(form.email)
  await mall.db.transaction(async (tx) => {
    await countMail(tx, mall, { purpose: 'reset', email }, sender)
    const token = await newLinkToken(tx, mall, 'reset', email)
    if (token === null) return
    const url = resetPage(mall, form.page, token)
    await queueMail(tx, mall, { purpose: 'reset', email }, url, linkLifetimes.reset)
  })
}

/**
 * Sets the password of the account behind a link and revokes all tokens.
 * @throws MallError for an unacceptable password, and for a link that is wrong, used or expired
 */
export async function resetWithLink(mall: Mall, form: { token: string; password: string }): Promise<void> {
  const password = await readField(mall, form.password)
  const problem = emailPasswordProblem(password)
  if (problem) throw new MallError(problem)
  const email = await redeemLinkToken(mall, 'reset', form.token)
  const hash = email && (await hashPassword(password))
  if (!email || !hash || (await mall.db.run(resetByEmail, [email, hash, mall.now()])).length === 0)
    throw new MallError(memberMessages.linkLapsed)
  await clearFailedSignIns(mall.db, email)
}
