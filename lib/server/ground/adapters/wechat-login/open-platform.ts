import 'server-only'
import { z } from 'zod'
import type { WechatApp, WechatLogin } from './provider'

/** The visitor waits for the answer. */
const timeoutMs = 5000

const answer = z.union([
  z.object({ openid: z.string().min(1), unionid: z.string().optional() }),
  z.object({ errcode: z.number(), errmsg: z.string().optional() }),
])

/** 不合法的 code, code 已被使用, code 已过期: the user can try again; all other errors are the mall's. */
const badCodes = [40029, 40163, 42003]

/** WeChat's page: a QR code in browsers, a confirmation inside WeChat. */
const pages: Record<WechatApp, { path: string; scope: string }> = {
  website: { path: '/connect/qrconnect', scope: 'snsapi_login' },
  officialAccount: { path: '/connect/oauth2/authorize', scope: 'snsapi_userinfo' },
}

/** Sign-in of WeChat's open platform: a page of WeChat, then one request that exchanges the code. */
export const openPlatform = (app: WechatApp): WechatLogin => ({
  appId: ({ env }) => env.wechatApps[app].appId,

  authorizeUrl({ env }, state, returnTo) {
    const { path, scope } = pages[app]
    const url = new URL(path, 'https://open.weixin.qq.com')
    url.search = new URLSearchParams({
      appid: env.wechatApps[app].appId,
      redirect_uri: new URL(returnTo, env.publicUrl).href,
      response_type: 'code',
      scope,
      state,
    }).toString()
    return `${url.href}#wechat_redirect`
  },

  async userOf({ env }, code) {
    const { appId, secret } = env.wechatApps[app]
    const query = new URLSearchParams({ appid: appId, secret, code, grant_type: 'authorization_code' })
    const response = await fetch(`${env.wechatGateway}/sns/oauth2/access_token?${query.toString()}`, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`WeChat answered ${response.status}`)
    const told = answer.parse(await response.json())
    if ('openid' in told) return { openId: told.openid, unionId: told.unionid || told.openid }
    if (badCodes.includes(told.errcode)) return null
    throw new Error(`WeChat refused: ${told.errcode}`)
  },
})
