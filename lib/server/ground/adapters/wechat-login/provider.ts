import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'

/** Who agreed to sign in. Users without a union id have their open id in its place. */
export interface WechatUser {
  openId: string
  unionId: string
}

/** Where the visitor is: in a browser that shows a code to scan, or inside WeChat. Each has an application of its own. */
export type WechatPlace = 'website' | 'wechat'

/** A way to have WeChat tell who somebody is. Never called inside a transaction. */
export interface WechatLogin {
  appId(mall: Mall): string
  /**
   * The page where the user scans or agrees; it leads back with `code` and `state`.
   * @param returnTo a path of this mall
   */
  authorizeUrl(mall: Mall, state: string, returnTo: string): string
  /**
   * Who agreed; null for a code that is unknown, used or expired.
   * @throws when WeChat cannot be asked
   */
  userOf(mall: Mall, code: string): Promise<WechatUser | null>
}
