import 'server-only'
import { randomInt } from 'node:crypto'
import { MallError } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/context'
import { checkCaptcha } from '@/lib/server/verify/captcha'
import { storeEmailCode } from '@/lib/server/verify/email-code'
import { countMail, type Sender } from './limits'
import { addressOf, sendActivation } from './register'
import { deliver } from './send-mail'
import { accountOfEmail } from './sql'

/** Sends a code to sign in with; to an address without an account none, with the same answer. */
async function sendLoginCode(mall: Mall, email: string, sender: Sender): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await mall.db.transaction(async (tx) => {
    await countMail(tx, mall, { purpose: 'login', email }, sender)
    if (!(await storeEmailCode(tx, mall, email, code)))
      throw new MallError('验证码发送过于频繁，请稍后再试', { status: 429 })
  })
  const [account] = await mall.db.run(accountOfEmail, [email])
  if (!account) return
  const text = `您的登录验证码为 ${code}，10分钟内有效，请勿告知他人。如非本人操作，请忽略本邮件。`
  await deliver(mall, { to: email, subject: '登录验证码', text })
}

/**
 * Sends a mail to sign in or to activate with, given the answer to a captcha of type `login` or `sign` (contract member §5.6).
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
