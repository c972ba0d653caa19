import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { openPlatform } from './open-platform'
import type { WechatLogin, WechatPlace } from './provider'
import { simulatedWechat } from './simulated'

export type { WechatPlace, WechatUser } from './provider'

/** The WeChat sign-in that `MALL_WECHAT_LOGIN` selects; null when it has none for this place. */
export function wechatLogin({ env }: Mall, place: WechatPlace = 'website'): WechatLogin | null {
  if (env.wechatLogin === 'none') return null
  if (env.wechatLogin === 'simulated') return simulatedWechat
  return env.wechatApps[place].appId ? openPlatform(place) : null
}
