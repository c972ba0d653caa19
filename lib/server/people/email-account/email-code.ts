import 'server-only'
import { randomInt } from 'node:crypto'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import type { Mall } from '@/lib/server/ground/mall'
import { checkCaptcha } from '@/lib/server/people/verify/captcha'
import { emailCodeLifetime, storeEmailCode } from '@/lib/server/people/verify/email-code'
import { countMail, type Sender } from './limits'
import { queueMail } from './queue-mail'
import { addressOf, sendActivation } from './register'

/** Makes a sign-in code and queues its mail, which is not sent to an address without an account. */
async function sendLoginCode(mall: Mall, email: string, sender: Sender): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await mall.db.transaction(async (tx) => {
    await countMail(tx, mall, { purpose: 'login', email }, sender)
    if (!(await storeEmailCode(tx, mall, email, code)))
      throw new MallError(memberMessages.codeTooSoon, { status: 429 })
    await queueMail(tx, mall, { purpose: 'login', email }, code, emailCodeLifetime)
  })
}

/**
 * Sends a mail with a sign-in code or an activation link, after a captcha of type `login` or `sign` (contract member
 * §5.6).
 * @throws MallError for a malformed address or a wrong captcha, 429 above the limits
 */
export async function sendEmailCode(
  mall: Mall,
  form: { purpose: 'activate' | 'login'; email: string; token: string; yzm: string },
  sender: Sender,
): Promise<void> {
  const email = addressOf(form.email)
  const isLogin = form.purpose === 'login'
  await checkCaptcha(mall, isLogin ? 'login' : 'sign', form.token, form.yzm)
  await (isLogin ? sendLoginCode : sendActivation)(mall, email, sender)
}
