import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { maskEmail, maskMobile } from '@/lib/domain/person/mask'
import { wechatLogin } from '@/lib/server/ground/adapters/wechat-login'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { setPasswordWithLink } from '@/lib/server/people/password-link/set-password'
import {
  checkClosing,
  getClosing,
  requestClosing,
  withdrawClosing,
} from '@/lib/server/people/personal-data/closing'
import { makePersonalFile, readPersonalFile } from '@/lib/server/people/personal-data/personal-file'
import { renewSession } from '@/lib/server/people/session/renew-session'
import { hasWechat } from '@/lib/server/people/session/wechat/bind'
import { changePassword, hasPassword, setFirstPassword } from './change-password'
import { findSignInEmail } from './find-sign-in-email'
import { proveOwner } from './prove-owner'

const routes = os.account

export const accountRoutes = {
  security: routes.security.handler(async ({ context }) => {
    const { mall } = context
    const { userId, mobile } = memberOf(context)
    const email = await findSignInEmail(mall.db, userId)
    return {
      mobile: maskMobile(mobile),
      email: maskEmail(email ?? ''),
      has_password: await hasPassword(mall, userId),
      wechat: { is_offered: wechatLogin(mall) !== null, is_bound: await hasWechat(mall, userId) },
      closing: await getClosing(mall.db, userId),
    }
  }),

  hasPassword: routes.hasPassword.handler(async ({ context }) =>
    (await hasPassword(context.mall, memberOf(context).userId)) ? 1 : 0,
  ),

  setPassword: routes.setPassword.handler(async ({ input, context }) => {
    const viewer = memberOf(context)
    const { password, password_confirmation: repeated } = input
    const tokensFrom = await setFirstPassword(context.mall, viewer, { password, repeated })
    await renewSession(context, { ...viewer, tokensFrom })
    return { status: true as const }
  }),

  useLink: routes.useLink.handler(async ({ input, context }) => {
    await setPasswordWithLink(context.mall, input)
    return { status: true as const }
  }),

  changePassword: routes.changePassword.handler(async ({ input, context }) => {
    const viewer = memberOf(context)
    const { password: old, new_pwd: password, new_pwd_confirmation: repeated } = input
    const tokensFrom = await changePassword(context.mall, viewer, { old, password, repeated }, context.ip)
    await renewSession(context, { ...viewer, tokensFrom })
    return { status: true as const }
  }),

  close: routes.close.handler(async ({ input, context }) => {
    const { mall, ip } = context
    const viewer = memberOf(context)
    if (!input.is_delete) return checkClosing(mall, viewer.userId)
    await proveOwner(mall, viewer, input, ip)
    return requestClosing(mall, viewer.userId)
  }),

  keep: routes.keep.handler(async ({ context }) => {
    await withdrawClosing(context.mall, memberOf(context).userId)
    return { status: true as const }
  }),

  personalData: routes.personalData.handler(async ({ input, context }) => {
    const { mall, ip } = context
    const viewer = memberOf(context)
    if (input.password === undefined && input.vcode === undefined)
      throw new MallError('请输入登录密码或短信验证码')
    await proveOwner(mall, viewer, input, ip)
    return makePersonalFile(mall, { kind: 'member', id: viewer.userId }, viewer)
  }),

  personalDataFile: routes.personalDataFile.handler(({ input, context }) =>
    readPersonalFile(context.mall, { kind: 'member', id: memberOf(context).userId }, input.key),
  ),
}
