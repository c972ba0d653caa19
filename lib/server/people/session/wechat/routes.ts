import 'server-only'
import { wechatLogin, type WechatApp } from '@/lib/server/ground/adapters/wechat-login'
import { memberOf, os, type CallContext } from '@/lib/server/ground/call-context'
import { browserSecretOf, keepBrowserSecret } from '../browser-secret'
import { addCookie, addSessionCookies } from '../cookies'
import { finishAuthorization, startAuthorization, userOfCode } from './authorize'
import { bindToNumber, bindWechat, unbindWechat } from './bind'
import { simulatorPage } from './simulator-page'
import { readTicket } from './ticket'
import { ticketCookie } from './ticket-cookie'

const routes = os.trustLogin

const start = (context: CallContext, app: WechatApp, returnTo: string) =>
  startAuthorization(context.mall, { app, returnTo }, keepBrowserSecret(context), context.ip)

/** `touch` stands for pages inside WeChat (contract member §5.10). */
const appOfVersion = (version: string | undefined): WechatApp =>
  version === 'touch' ? 'officialAccount' : 'website'

export const trustLoginRoutes = {
  list: routes.list.handler(({ input, context }) => {
    const wechat = wechatLogin(context.mall, appOfVersion(input.version_tag))
    if (!wechat) return []
    return [
      {
        type: 'weixin' as const,
        name: '微信' as const,
        flag: 'weixin' as const,
        status: true as const,
        app_id: wechat.appId(context.mall),
        url: '/auth/wx-login',
      },
    ]
  }),

  params: routes.params.handler(async ({ input, context }) => {
    const { appId, url } = await start(context, appOfVersion(input.version_tag), input.redirect_url)
    return {
      config_info: {
        type: 'weixin' as const,
        name: '微信' as const,
        secret: '' as const,
        status: true,
        app_id: appId,
      },
      redirect_url: url,
      oauth_url: url,
    }
  }),

  redirectUrl: routes.redirectUrl.handler(async ({ input, context }) => ({
    redirect_url: (await start(context, 'officialAccount', input.url)).url,
  })),

  openId: routes.openId.handler(async ({ input, context }) => ({
    open_id: (await userOfCode(context.mall, 'officialAccount', input.code)).openId,
  })),

  bindNumber: routes.bindNumber.handler(async ({ input, context }) => {
    const { mall, reply, ip } = context
    const proven = await readTicket(mall, [context.token, context.cookie?.(ticketCookie)])
    const { isNew, ...tokens } = await bindToNumber(mall, input, proven, ip)
    addSessionCookies(mall, reply, tokens)
    addCookie(mall, reply, ticketCookie, '', 0)
    return { token: tokens.token, accessToken: tokens.token, is_new: isNew ? 1 : 0 }
  }),

  bindOwn: routes.bindOwn.handler(async ({ input, context }) => {
    const user = await finishAuthorization(context.mall, input, browserSecretOf(context))
    await bindWechat(context.mall, user, memberOf(context).userId)
    return { status: true as const }
  }),

  unbind: routes.unbind.handler(async ({ context }) => ({
    status: await unbindWechat(context.mall, memberOf(context).userId),
  })),

  simulator: routes.simulator.handler(({ input, context }) => simulatorPage(context.mall, input)),
}
