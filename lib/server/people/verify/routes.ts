import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import { emailProblem, mobileProblem } from '@/lib/domain/validate'
import { os } from '@/lib/server/ground/call-context'
import type { Mall } from '@/lib/server/ground/mall'
import { readMobile } from '@/lib/server/people/secret-fields/read-field'
import { renewCaptcha } from './captcha'
import { matchesEmailCode } from './email-code'
import { matchesSmsCode } from './sms-code'

const routes = os.accountCheck

/** The number or address of an account. @throws MallError for a malformed one */
async function accountOf(mall: Mall, field: string): Promise<{ name: string; isEmail: boolean }> {
  const typed = await readMobile(mall, field)
  const isEmail = typed.includes('@')
  const name = isEmail ? typed.toLowerCase() : typed
  const problem = isEmail ? emailProblem(name) : mobileProblem(name)
  if (problem) throw new MallError(problem)
  return { name, isEmail }
}

export const accountCheckRoutes = {
  captcha: routes.captcha.handler(async ({ input: { account, type, token, yzm }, context: { mall } }) => {
    await accountOf(mall, account)
    return { verifyAccount_token: await renewCaptcha(mall, type, token, yzm) }
  }),

  code: routes.code.handler(async ({ input: { account, type, vcode }, context: { mall } }) => {
    const { name, isEmail } = await accountOf(mall, account)
    const matches = isEmail
      ? await matchesEmailCode(mall, name, vcode)
      : await matchesSmsCode(mall, type, name, vcode)
    if (!matches) throw new MallError(isEmail ? memberMessages.emailCodeWrong : memberMessages.smsCodeWrong)
    return { status: true as const }
  }),
}
