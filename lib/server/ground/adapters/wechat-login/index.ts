import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { openPlatform } from './open-platform'
import type { WechatLogin, WechatPlace } from './provider'
import { simulatedWechat } from './simulated'

export type { WechatPlace, WechatUser } from './provider'

/** The way to sign in with WeChat that `MALL_WECHAT_LOGIN` selects; null without one for this place. */
export function wechatLogin({ env }: Mall, place: WechatPlace = 'website'): WechatLogin | null {
  if (env.wechatLogin === 'none') return null
  if (env.wechatLogin === 'simulated') return simulatedWechat
  return env.wechatApps[place].appId ? openPlatform(place) : null
}
