import { z } from 'zod'
import * as memberMessages from '@/lib/domain/messages/member'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../call'
import { bit, wireSwitch, wireSecret, wireText } from '../fields'

const tags = ['第三方登录']
const auth = 'member'

const version = wireText(20).optional()
const config = z.object({
  type: z.literal('weixin'),
  app_id: z.string(),
  /** Always empty: the secret stays in the mall (contract member §19). */
  secret: z.literal(''),
  name: z.literal('微信'),
  status: z.boolean(),
})

/** Sign-in with WeChat, and by scanning a code with a phone that is signed in. */
export const trustLoginContract = {
  /** Other ways to sign in; empty when none is set up (contract member §5.10). */
  list: call('GET', '/trustlogin/list', '第三方登录方式', {
    tags,
    legacyName: { name: 'user.trustlogin.list', params: { view: 'version_tag' } },
  })
    .input(z.object({ version_tag: version }))
    .output(
      z.array(
        z.object({
          type: z.literal('weixin'),
          app_id: z.string(),
          name: z.literal('微信'),
          status: z.literal(true),
          /** As older clients name them (contract member §16). */
          flag: z.literal('weixin'),
          url: z.string(),
        }),
      ),
    ),

  /**
   * The address at which WeChat asks the visitor for consent. The browser keeps a cookie to which the state is bound
   * (contract member §5.11).
   */
  params: call('GET', '/trustlogin/params', '第三方登录参数', { tags })
    .input(
      z.object({
        trustlogin_tag: z.literal('weixin', requestMessages.parametersInvalid).optional(),
        version_tag: version,
        /** Where to come back: a page of this mall. */
        redirect_url: wireText(2000).optional().default('/'),
      }),
    )
    .output(z.object({ config_info: config, redirect_url: z.string(), oauth_url: z.string() })),

  /** As `params`, for clients inside WeChat (contract member §5.12). */
  redirectUrl: call('GET', '/oauth/getredirecturl', '微信授权地址', { tags })
    .input(z.object({ url: wireText(2000).optional().default('/') }))
    .output(z.object({ redirect_url: z.string() })),

  /** The open id behind a code (contract member §5.12). */
  openId: call('GET', '/oauth/getopenid', '微信 openid', { tags })
    .input(
      z.object({ code: wireText(600, requestMessages.parametersWrong, requestMessages.parametersWrong) }),
    )
    .output(z.object({ open_id: z.string() })),

  /**
   * Binds the WeChat user who has just given consent to the account of a number, and signs in (contract member §5.8).
   */
  bindNumber: call('POST', '/member/bind', '绑定微信与手机号', {
    tags,
    legacyName: [
      { name: 'user.bindMobile', params: { account: 'username' } },
      { name: 'user.trustlogin.bindExistsUser', params: { account: 'username' } },
      { name: 'user.trustlogin.bindSignupUser', params: { account: 'username' } },
    ],
  })
    .input(
      z.object({
        username: wireSecret(memberMessages.mobileRequiredToReset),
        union_id: wireText(128, requestMessages.parametersWrong, requestMessages.parametersWrong).min(
          1,
          requestMessages.parametersWrong,
        ),
        open_id: wireText(128, requestMessages.parametersWrong).optional(),
        /** The type of the sms code. */
        check_type: z.enum(['login', 'sign'], requestMessages.parametersWrong).optional().default('login'),
        vcode: wireText(20, memberMessages.smsCodeWrongToBind).optional(),
        password: wireText(400, memberMessages.accountOrPasswordWrong).optional(),
      }),
    )
    .output(
      z.object({
        token: z.string(),
        /** The token, as older clients name it. */
        accessToken: z.string(),
        /** 1 for an account that the call registered. Our own field; the token has it too. */
        is_new: bit,
      }),
    ),

  /** Binds the WeChat user who has just given consent to the own account. Our own call. */
  bindOwn: call('POST', '/member/wechat', '给当前账号绑定微信', { tags, auth })
    .input(z.object({ code: wireText(600).optional(), state: wireText(64).optional() }))
    .output(z.object({ status: z.literal(true) })),

  unbind: call('DELETE', '/member/wechat', '解绑微信', {
    tags,
    auth,
    legacyName: 'user.trustlogin.unbind',
  })
    .input(z.object({}))
    .output(z.object({ status: z.boolean() })),

  /** The page of the simulator that replaces WeChat; 404 without it. Our own call. */
  simulator: call('GET', '/wechat/simulator', '模拟微信授权', { tags, html: true })
    .input(
      z.object({
        state: wireText(64).optional().default(''),
        redirect_uri: wireText(2000).optional().default('/'),
      }),
    )
    .output(z.string()),

  /** A code that a phone scans to sign this browser in, valid for 120 seconds. Our own call. */
  scanStart: call('POST', '/oauth/login/start', '生成扫码登录二维码', { tags })
    .input(z.object({}))
    .output(z.object({ token: z.string(), url: z.string(), expires_in: z.int() })),

  /** A signed-in phone scanned the code (contract member §5.12). */
  scanned: call('POST', '/oauthlogin', '扫码登录：已扫码', { tags, auth })
    .input(
      z.object({
        appid: wireText(64).optional(),
        code: wireText(128).optional(),
        token: wireText(64, memberMessages.authorisationFailed, memberMessages.authorisationFailed),
      }),
    )
    .output(z.object({ status: z.boolean() })),

  /** It confirms the sign-in, or refuses it (contract member §5.12). */
  scanAuthorize: call('POST', '/oauth/login/authorize', '扫码登录：确认或拒绝', { tags, auth })
    .input(
      z.object({
        token: wireText(64, memberMessages.authorisationFailed, memberMessages.authorisationFailed),
        code: wireText(128).optional(),
        appid: wireText(64).optional(),
        status: wireSwitch(memberMessages.authorisationFailed),
      }),
    )
    .output(z.object({ status: z.literal(true) })),

  /** Polled by the browser that shows the code; signs it in once (contract member §5.12). */
  scanValid: call('GET', '/oauth/login/valid', '扫码登录：状态', {
    tags,
    writes: true,
    also: [{ method: 'POST', path: '/oauth/login/valid' }],
  })
    .input(z.object({ token: wireText(64).optional().default('') }))
    .output(
      z.object({
        /** 0 waiting · 1 scanned · 2 success · 3 refused · 4 expired · 5 unknown */
        status: z.literal([0, 1, 2, 3, 4, 5]),
        msg: z.string(),
        token: z.string().optional(),
      }),
    ),
}
