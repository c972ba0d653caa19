import { z } from 'zod'
import * as memberMessages from '@/lib/domain/messages/member'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../call'
import { seconds, wireBool, wireText } from '../fields'

const tags = ['登录']

/** The purposes of captchas and sms codes. */
export const codeTypes = ['sign', 'forgot_password', 'login', 'update', 'merchant_login'] as const
/** `staff` codes are sent for a work id, by `staff.smsCode` alone; `bind` is a captcha of clients in shops. */
export type CodeType = (typeof codeTypes)[number] | 'staff' | 'bind'

const codeType = (message: string) => z.enum(codeTypes, message).optional().default('sign')

/**
 * `password`; or `vcode`, an sms code of type `login` when `check_type` is `mobile`, the code of a mail when it is
 * `email_otp`.
 */
const credentials = {
  /** Required, except for a sign-in with WeChat. */
  username: wireText(400).optional().default(''),
  check_type: z
    .enum(['password', 'mobile', 'email_otp'], memberMessages.proofTypeInvalid)
    .optional()
    .default('password'),
  password: wireText(400).optional(),
  vcode: wireText(20).optional(),
  /** Registers an unknown number when its sms code is right. */
  auto_register: wireBool().optional(),
}

/** Sign-ins with WeChat: after scanning a code on a computer, and inside WeChat. */
export const wechatTypes = ['pc_wxqrcode', 'wx_offiaccount'] as const

/** Parameters that WeChat adds to the return address. */
const wechatAnswer = { code: wireText(600).optional(), state: wireText(64).optional() }

export const sessionContract = {
  /** Also sets the session cookies for our own pages (contract member §5.3). */
  login: call('POST', '/login', '登录', {
    tags,
    legacyName: [
      {
        name: 'user.mobile.login',
        params: { account: 'username', mobile: 'username' },
        fixed: { check_type: 'mobile' },
      },
      { name: 'user.trustlogin.bind', fixed: { auth_type: 'pc_wxqrcode' } },
    ],
  })
    .input(
      z.object({
        /** A way of signing in that the mall does not have answers `token` false. */
        auth_type: wireText(30).optional().default('local'),
        ...credentials,
        ...wechatAnswer,
      }),
    )
    .output(z.object({ token: z.union([z.string(), z.literal(false)]) })),

  /**
   * Newer variant: with `silent`, wrong credentials are reported in the result, not as an error (contract member §5.4).
   */
  newLogin: call('POST', '/new_login', '登录（新）', { tags })
    .input(
      z.object({
        auth_type: wireText(30, '缺少参数，登录失败！', '缺少参数，登录失败！').min(
          1,
          '缺少参数，登录失败！',
        ),
        ...credentials,
        ...wechatAnswer,
        silent: wireBool(),
      }),
    )
    .output(
      z.object({
        token: z.union([z.string(), z.literal(false)]).nullable(),
        pre_login_data: z.object({ mobile: z.string() }).nullable(),
        status: z.literal([0, 1]),
        error_message: z.string().nullable(),
      }),
    ),

  /** A picture of four characters, case-insensitive, valid for 300 seconds (contract member §5.1). */
  imageCode: call('GET', '/member/image/code', '图形验证码', {
    tags,
    also: [{ method: 'GET', path: '/distributor/image/code' }],
  })
    .input(
      z.object({
        type: z
          .enum([...codeTypes, 'staff', 'bind'], memberMessages.captchaTypeInvalid)
          .optional()
          .default('sign'),
        /** The name of `type` in clients of the staff sign-in (contract member §14.2). */
        vcode_type: z.literal('staff', memberMessages.captchaTypeInvalid).optional(),
      }),
    )
    .output(
      z.object({
        imageToken: z.string(),
        imageData: z.string(),
        /** Picture and token again, for clients that sent `vcode_type`. */
        base64Image: z.string().optional(),
        sess_id: z.string().optional(),
      }),
    ),

  /**
   * The key for the fields username, password, password2 and mobile: SPKI of an RSA key as base64, and the mall's time,
   * which an envelope carries (ADR 0055). Plain fields are accepted too. Our own call.
   */
  fieldKey: call('GET', '/member/field/key', '登录字段加密公钥', { tags })
    .input(z.object({}))
    .output(z.object({ key: z.string(), time: seconds })),

  /** Sends a six-digit sms code, given the right answer to a captcha of the same type (contract member §5.2). */
  smsCode: call('GET', '/member/sms/code', '短信验证码', {
    tags,
    writes: true,
    also: [{ method: 'POST', path: '/member/sms/code' }],
  })
    .input(
      z.object({
        mobile: wireText(400).optional().default(''),
        type: codeType(memberMessages.smsTypeInvalid),
        /** The captcha's token and answer are required; missing ones are named after a wrong number. */
        token: wireText(64, memberMessages.captchaWrong).optional().default(''),
        yzm: wireText(20, memberMessages.captchaWrong).optional().default(''),
      }),
    )
    .output(z.object({ message: z.string() })),

  /** Ends the session of each token that was sent, and deletes the session cookies (ADR 0049). */
  logout: call('POST', '/member/logout', '退出登录', { tags, legacyName: 'user.logout' })
    .input(z.object({}))
    .output(z.object({ status: z.literal(true) })),

  /** 退出所有设备: ends all sessions of the member, this one too. Our own call. */
  logoutEverywhere: call('POST', '/member/logout/all', '退出所有设备', { tags, auth: 'member' })
    .input(z.object({}))
    .output(z.object({ status: z.literal(true) })),

  /**
   * Returns the new token in the `Authorization` response header (contract member §2). The one that was sent is valid
   * for another 30 seconds.
   */
  refresh: call('GET', '/token/refresh', '刷新登录令牌', { tags, writes: true })
    .input(z.object({}))
    .output(z.object({ result: z.literal(true) })),

  /** Agreements; empty texts when unset (contract member §12). */
  protocol: call('GET', '/shops/protocol', '协议内容', {
    tags,
    legacyName: ['user.clause', 'user.license'],
    kept: {},
  })
    .input(
      z.object({
        /** Older clients name the agreement of registration `register` (spec 3 §1). */
        type: z
          .enum(
            ['member_register', 'register', 'privacy', 'member_logout', 'member_logout_config', 'staff'],
            requestMessages.parametersInvalid,
          )
          .optional()
          .transform((type) => (type === undefined || type === 'register' ? 'member_register' : type)),
      }),
    )
    .output(
      z.object({
        type: z.string(),
        title: z.string(),
        content: z.string(),
        update_date: z.string(),
        take_effect_date: z.string(),
        /** Counts the published versions; absent while nothing is published. Our own. */
        version: z.int().optional(),
      }),
    ),
}
