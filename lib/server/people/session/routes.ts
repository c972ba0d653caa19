import 'server-only'
import { wechatTypes } from '@/lib/contract/people/session'
import * as memberMessages from '@/lib/domain/messages/member'
import { memberOf, os, type CallContext } from '@/lib/server/ground/call-context'
import { readAgreement } from '@/lib/server/ground/site-setting/read-agreement'
import { keyPair } from '@/lib/server/people/secret-fields/key-pair'
import { issueCaptcha } from '@/lib/server/people/verify/captcha'
import { sendSmsCode } from '@/lib/server/people/verify/sms-code'
import { browserSecretOf } from './browser-secret'
import { addCookie, addSessionCookie, addSessionCookies, dropSessionCookies } from './cookies'
import { endSessions, endSessionsOf } from './end-sessions'
import { renewToken } from './renew-token'
import { signIn, WrongCredentials } from './sign-in'
import { signInWithWechat } from './wechat/sign-in'
import { ticketLifetime } from './wechat/ticket'
import { ticketCookie } from './wechat/ticket-cookie'

const routes = os.session

/** The token of a sign-in with WeChat; a new WeChat user gets a ticket, with which the page binds a number. */
async function wechatToken(
  context: CallContext,
  answer: { code?: string | undefined; state?: string | undefined },
): Promise<string> {
  const { mall, reply } = context
  const found = await signInWithWechat(mall, answer, browserSecretOf(context))
  if (found.isKnown) addSessionCookies(mall, reply, found)
  else addCookie(mall, reply, ticketCookie, found.token, ticketLifetime)
  return found.token
}

const isWechat = (type: string) => (wechatTypes as readonly string[]).includes(type)
/** Older clients send an empty type for a mobile number and a password (contract member §5.3). */
const isOwn = (type: string) => type === 'local' || type === ''

export const sessionRoutes = {
  login: routes.login.handler(async ({ input, context }) => {
    if (isWechat(input.auth_type)) return { token: await wechatToken(context, input) }
    if (!isOwn(input.auth_type)) return { token: false }
    const signedIn = await signIn(context.mall, input, context.ip)
    addSessionCookies(context.mall, context.reply, signedIn)
    return { token: signedIn.token }
  }),

  newLogin: routes.newLogin.handler(async ({ input, context }) => {
    if (isWechat(input.auth_type)) {
      const token = await wechatToken(context, input)
      return { token, pre_login_data: null, status: 1, error_message: null }
    }
    if (!isOwn(input.auth_type))
      return { token: false, pre_login_data: null, status: 0, error_message: memberMessages.proofTypeInvalid }
    try {
      const signedIn = await signIn(context.mall, input, context.ip)
      addSessionCookies(context.mall, context.reply, signedIn)
      const { token, mobile } = signedIn
      return { token, pre_login_data: { mobile }, status: 1, error_message: null }
    } catch (error) {
      if (!input.silent || !(error instanceof WrongCredentials)) throw error
      return { token: null, pre_login_data: null, status: 0, error_message: error.message }
    }
  }),

  imageCode: routes.imageCode.handler(async ({ input, context }) => {
    const captcha = await issueCaptcha(context.mall, input.vcode_type ?? input.type, context.ip)
    if (!input.vcode_type) return captcha
    return { ...captcha, base64Image: captcha.imageData, sess_id: captcha.imageToken }
  }),

  fieldKey: routes.fieldKey.handler(async ({ context: { mall } }) => {
    const { publicKey } = await keyPair(mall)
    return { key: publicKey, time: mall.now() }
  }),

  smsCode: routes.smsCode.handler(async ({ input, context }) => {
    await sendSmsCode(context.mall, input, { mobile: context.viewer?.mobile, ip: context.ip })
    return { message: memberMessages.smsSent }
  }),

  logout: routes.logout.handler(async ({ context }) => {
    await endSessions(context.mall, 'shopper', context.tokens ?? [])
    dropSessionCookies(context.mall, context.reply)
    return { status: true }
  }),

  logoutEverywhere: routes.logoutEverywhere.handler(async ({ context }) => {
    await endSessionsOf(context.mall, memberOf(context).userId)
    dropSessionCookies(context.mall, context.reply)
    return { status: true }
  }),

  refresh: routes.refresh.handler(async ({ context }) => {
    const { mall, token, reply } = context
    const { token: renewed, kind } = await renewToken(mall, token)
    reply.set('authorization', `Bearer ${renewed}`)
    addSessionCookie(mall, reply, kind, renewed)
    return { result: true }
  }),

  protocol: routes.protocol.handler(({ input, context }) => readAgreement(context.mall.db, input.type)),
}
