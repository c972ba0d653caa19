import { z } from 'zod'
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

const account = wireSecret('请输入手机号')

/** Calls of older clients that check an account step by step (contract member §16). */
export const accountCheckContract = {
  /**
   * Checks a captcha. The token takes the place of the captcha's: the same answer is right for it once more, in the call that
   * sends the code.
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
        type: codeType('图片验证码类型错误'),
        token: wireText(64, '图片验证码错误', '请输入图片验证码token').min(1, '请输入图片验证码token'),
        yzm: wireText(20, '图片验证码错误', '请输入图片验证码').min(1, '请输入图片验证码'),
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
        type: codeType('手机验证码类型错误'),
        vcode: wireText(20, '短信验证码错误', '请输入验证码').min(1, '请输入验证码'),
      }),
    )
    .output(z.object({ status: z.literal(true) })),
}
