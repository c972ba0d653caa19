import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import { emailPasswordProblem } from '@/lib/domain/person/email-account'
import { emailProblem, repeatProblem } from '@/lib/domain/validate'
import type { Mall } from '@/lib/server/ground/mall'
import { createEmailMember } from '@/lib/server/people/account/create-member'
import { hashPassword } from '@/lib/server/people/account/password'
import { recordConsents } from '@/lib/server/people/account/record-consents'
import { readField } from '@/lib/server/people/secret-fields/read-field'
import { checkCaptcha } from '@/lib/server/people/verify/captcha'
import { countMail, type Sender } from './limits'
import { linkLifetimes, newLinkToken, redeemLinkToken } from './link-token'
import { queueMail } from './queue-mail'
import { replaceUnverified, verifyEmail } from './sql'

/** An address as it is stored. @throws MallError for one that is malformed */
export function addressOf(text: string): string {
  const email = text.trim().toLowerCase()
  const problem = emailProblem(email)
  if (problem) throw new MallError(problem)
  return email
}

/**
 * Makes an activation link and queues its mail, which is only sent to addresses that are waiting for activation, so
 * that the answer does not reveal which addresses have accounts.
 * @throws MallError 429 above the limits
 */
export async function sendActivation(mall: Mall, email: string, sender: Sender): Promise<void> {
  await mall.db.transaction(async (tx) => {
    await countMail(tx, mall, { purpose: 'activate', email }, sender)
    const token = await newLinkToken(tx, mall, 'activate', email)
    if (token === null) throw new MallError(memberMessages.mailTooSoon, { status: 429 })
    const url = `${mall.env.publicUrl}/auth/email?activate=${encodeURIComponent(token)}`
    await queueMail(tx, mall, { purpose: 'activate', email }, url, linkLifetimes.activate)
  })
}

/**
 * Registers an address and sends the activation link (contract member §5.6). An address with a verified account gets a
 * mail that says so; of several unverified registrations the last one counts.
 * @throws MallError for an invalid field or a wrong captcha, 429 above the limits
 */
export async function registerEmail(
  mall: Mall,
  form: { email: string; password: string; repeated: string | undefined; token: string; yzm: string },
  sender: Sender,
): Promise<void> {
  const email = addressOf(form.email)
  const password = await readField(mall, form.password)
  const repeated = form.repeated === undefined ? password : await readField(mall, form.repeated)
  const problem = emailPasswordProblem(password) ?? repeatProblem(password, repeated)
  if (problem) throw new MallError(problem)
  await checkCaptcha(mall, 'sign', form.token, form.yzm)
  // Hashed first, so that the response time does not reveal whether the address has an account.
  const passwordHash = await hashPassword(password)
  const userId = await createEmailMember(mall, email, passwordHash)
  await recordConsents(mall.db, userId, mall.now())
  // Also runs for a new account, where it changes nothing.
  await mall.db.run(replaceUnverified, [email, passwordHash, mall.now()])
  await sendActivation(mall, email, sender)
}

/** Activates the address of a link. @throws MallError for a link that is wrong, used or expired */
export async function activateEmail(mall: Mall, token: string): Promise<void> {
  const email = await redeemLinkToken(mall, 'activate', token)
  if (!email || (await mall.db.run(verifyEmail, [email, mall.now()])).length === 0)
    throw new MallError(memberMessages.linkToActivateLapsed)
}
