import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { openPlatform } from './open-platform'
import type { WechatApp, WechatLogin } from './provider'
import { simulatedWechat } from './simulated'

export type { WechatApp, WechatUser } from './provider'

/** The WeChat sign-in that `MALL_WECHAT_LOGIN` selects; null when it is `none` or the application has no app id. */
export function wechatLogin({ env }: Mall, app: WechatApp = 'website'): WechatLogin | null {
  if (env.wechatLogin === 'none') return null
  if (env.wechatLogin === 'simulated') return simulatedWechat
  return env.wechatApps[app].appId ? openPlatform(app) : null
}
