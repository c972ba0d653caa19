import { z } from 'zod'
import * as memberMessages from '@/lib/domain/messages/member'
import * as requestMessages from '@/lib/domain/messages/request'
import { emailProblem } from '@/lib/domain/validate'
import { call } from '../call'
import { wireSecret, wireText } from '../fields'

const tags = ['邮箱账号']

const email = wireText(254, memberMessages.emailInvalid, memberMessages.emailRequired)
  .min(1, memberMessages.emailRequired)
  .refine((text) => text === '' || emailProblem(text) === null, memberMessages.emailInvalid)
const captcha = {
  /** Token of the captcha. */
  token: wireText(64, memberMessages.captchaWrong, memberMessages.captchaTokenMissing).min(
    1,
    memberMessages.captchaTokenMissing,
  ),
  /** Answer to the captcha. */
  yzm: wireText(20, memberMessages.captchaWrong, memberMessages.captchaEmpty).min(
    1,
    memberMessages.captchaEmpty,
  ),
}
const message = z.object({ message: z.string() })

/** Accounts that sign in with an e-mail address (contract member §5.6). */
export const emailAccountContract = {
  /**
   * Whether the mall has such accounts; without them the other calls are refused. Our own call, for the sign-in pages.
   */
  setting: call('GET', '/member/email/setting', '是否开启邮箱登录', { tags })
    .input(z.object({}))
    .output(z.object({ is_open: z.boolean() })),

  /** Registers an address; its captcha is of type `sign`. The link in the mail activates the account. */
  register: call('POST', '/member/email/register', '邮箱注册', { tags })
    .input(
      z.object({
        email,
        password: wireSecret(memberMessages.passwordNotGiven),
        password_confirmation: wireText(400).optional(),
        password_confirm: wireText(400).optional(),
        ...captcha,
      }),
    )
    .output(message.extend({ activation_email_queued: z.literal(true) })),

  activate: call('POST', '/member/email/activate', '激活邮箱', { tags })
    .input(
      z.object({
        token: wireText(600, memberMessages.linkToActivateLapsed, memberMessages.linkToActivateLapsed),
      }),
    )
    .output(message),

  /** Sends the activation mail again; the captcha is of type `sign`. */
  resend: call('POST', '/member/email/activation/resend', '重发激活邮件', { tags })
    .input(z.object({ email, ...captcha }))
    .output(message),

  /** A code to sign in with, or the activation mail; the captcha is of type `login` or `sign`. */
  code: call('POST', '/member/email/code', '邮箱验证码', {
    tags,
    legacyName: {
      name: 'user.account.send.email',
      // As `user.account.verify` takes and gives them.
      params: { account: 'email', verifycode: 'yzm', sess_id: 'token', verifyAccount_token: 'token' },
      fixed: { purpose: 'login' },
    },
  })
    .input(
      z.object({
        purpose: z.enum(['activate', 'login'], requestMessages.parametersInvalid),
        email,
        ...captcha,
      }),
    )
    .output(message),

  /** Always the same answer, whether the address has an account or not. */
  requestReset: call('POST', '/member/email/password/reset-request', '邮箱找回密码', { tags })
    .input(
      z.object({
        email,
        /** A page of this mall that gets the token as its query; by default our own. */
        reset_base_url: wireText(2000).optional(),
      }),
    )
    .output(message),

  reset: call('POST', '/member/email/password/reset', '邮箱重置密码', { tags })
    .input(
      z.object({
        token: wireText(600, memberMessages.linkLapsed, memberMessages.linkLapsed),
        password: wireSecret(memberMessages.passwordRequired),
      }),
    )
    .output(message),
}
