import { z } from 'zod'
import * as memberMessages from '@/lib/domain/messages/member'
import { call } from '../call'
import { wireSecret, wireText } from '../fields'
import { codeTypes } from './session'

const tags = ['旧接口']

/** The purpose of a code. Older clients name a registration `signup`. */
const codeType = (message: string) =>
  z
    .enum([...codeTypes, 'signup'], message)
    .optional()
    .default('sign')
    .transform((type) => (type === 'signup' ? 'sign' : type))

const account = wireSecret(memberMessages.mobileEmpty)

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
        type: codeType(memberMessages.captchaTypeInvalid),
        token: wireText(64, memberMessages.captchaWrong, memberMessages.captchaTokenMissing).min(
          1,
          memberMessages.captchaTokenMissing,
        ),
        yzm: wireText(20, memberMessages.captchaWrong, memberMessages.captchaEmpty).min(
          1,
          memberMessages.captchaEmpty,
        ),
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
        type: codeType(memberMessages.smsTypeInvalid),
        vcode: wireText(20, memberMessages.smsCodeWrong, memberMessages.codeEmpty).min(
          1,
          memberMessages.codeEmpty,
        ),
      }),
    )
    .output(z.object({ status: z.literal(true) })),
}
