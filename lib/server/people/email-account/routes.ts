import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { os, type CallContext } from '@/lib/server/ground/call-context'
import type { Mall } from '@/lib/server/ground/mall'
import { checkCaptcha } from '@/lib/server/people/verify/captcha'
import { sendEmailCode } from './email-code'
import type { Sender } from './limits'
import { activateEmail, addressOf, registerEmail, sendActivation } from './register'
import { requestReset, resetWithLink } from './reset-password'

const routes = os.emailAccount

const senderOf = ({ ip, device = '' }: CallContext): Sender => ({ ip, device })

const isOpen = ({ env }: Mall) => env.emailLogin !== 'none'

/** The mall of a call. @throws MallError when e-mail accounts are disabled */
function openMall({ mall }: CallContext): Mall {
  if (!isOpen(mall)) throw new MallError('商城未开启邮箱登录')
  return mall
}

export const emailAccountRoutes = {
  setting: routes.setting.handler(({ context }) => ({ is_open: isOpen(context.mall) })),

  register: routes.register.handler(async ({ input, context }) => {
    const { password_confirmation: repeated = input.password_confirm, ...form } = input
    await registerEmail(openMall(context), { ...form, repeated }, senderOf(context))
    return {
      message: '注册成功，请查收邮件中的激活链接完成验证后再登录',
      activation_email_queued: true as const,
    }
  }),

  activate: routes.activate.handler(async ({ input, context }) => {
    await activateEmail(openMall(context), input.token)
    return { message: '邮箱已激活，请使用密码登录' }
  }),

  resend: routes.resend.handler(async ({ input, context }) => {
    const email = addressOf(input.email)
    await checkCaptcha(openMall(context), 'sign', input.token, input.yzm)
    await sendActivation(openMall(context), email, senderOf(context))
    return { message: '若邮箱待激活，您将收到激活邮件' }
  }),

  code: routes.code.handler(async ({ input, context }) => {
    await sendEmailCode(openMall(context), input, senderOf(context))
    return { message: '若邮箱已注册，您将收到邮件' }
  }),

  requestReset: routes.requestReset.handler(async ({ input, context }) => {
    const { email, reset_base_url: page } = input
    await requestReset(openMall(context), { email, page }, senderOf(context))
    return { message: '若邮箱已注册，您将收到重置邮件' }
  }),

  reset: routes.reset.handler(async ({ input, context }) => {
    await resetWithLink(openMall(context), input)
    return { message: 'ok' }
  }),
}
