import 'server-only'
import type { Mall } from '@/lib/server/context'
import { openPlatform } from './open-platform'
import type { WechatLogin } from './provider'
import { simulatedWechat } from './simulated'

export type { WechatUser } from './provider'

/** The way to sign in with WeChat that `MALL_WECHAT_LOGIN` selects; null without one. */
export function wechatLogin({ env }: Mall): WechatLogin | null {
  if (env.wechatLogin === 'none') return null
  return env.wechatLogin === 'simulated' ? simulatedWechat : { ...openPlatform, appId: env.wechatApp.appId }
}
