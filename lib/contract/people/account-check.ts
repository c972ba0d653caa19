import { z } from 'zod'
import { call } from '../call'
import { wireSecret, wireText } from '../fields'
import { codeTypes } from './session'
import * as messages from '@/lib/domain/messages'

const tags = ['旧接口']

/** The purpose of a code. Older clients name a registration `signup`. */
const codeType = (message: string) =>
  z
    .enum([...codeTypes, 'signup'], message)
    .optional()
    .default('sign')
    .transform((type) => (type === 'signup' ? 'sign' : type))

const account = wireSecret(messages.mobileEmpty)

/** Calls of older clients that check an account step by step (contract member §16). */
export const accountCheckContract = {
  /**
   * Checks a captcha. The token takes the place of the captcha's: the same answer is right for it once more, in the
   * call that sends the code.
   */
  captcha: call('GET', '/user/account/verify', '校验图形验证码（旧）', {
    tags,
    legacyName: {
      name: 'user.account.verify',
      params: { vcode_type: 'type', verifycode: 'yzm', sess_id: 'token' },
    },
  })
    .input(
      z.object({
        account,
        type: codeType(messages.captchaTypeInvalid),
        token: wireText(64, messages.captchaWrong, messages.captchaTokenMissing).min(
          1,
          messages.captchaTokenMissing,
        ),
        yzm: wireText(20, messages.captchaWrong, messages.captchaEmpty).min(1, messages.captchaEmpty),
      }),
    )
    .output(z.object({ verifyAccount_token: z.string() })),

  /** Checks an sms code, or the code of a mail, without using it up: the call that needs it follows. The try counts. */
  code: call('POST', '/user/account/verify/code', '校验短信或邮箱验证码（旧）', {
    tags,
    legacyName: { name: 'user.account.verify.code', params: { vcode_type: 'type' } },
  })
    .input(
      z.object({
        account,
        type: codeType(messages.smsTypeInvalid),
        vcode: wireText(20, messages.smsCodeWrong, messages.codeEmpty).min(1, messages.codeEmpty),
      }),
    )
    .output(z.object({ status: z.literal(true) })),
}
