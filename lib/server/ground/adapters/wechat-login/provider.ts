import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'

/** A user who agreed to sign in. Users without a union id have their open id in its place. */
export interface WechatUser {
  openId: string
  unionId: string
}

/** The application that signs in: of the website, with a QR code, or of the official account, inside WeChat. */
export type WechatApp = 'website' | 'officialAccount'

/** Identifies users with WeChat. Never called inside a transaction. */
export interface WechatLogin {
  appId(mall: Mall): string
  /**
   * The page where the user scans or agrees; it returns with `code` and `state`.
   * @param returnTo a path of this mall
   */
  authorizeUrl(mall: Mall, state: string, returnTo: string): string
  /**
   * The user who agreed; null for a code that is unknown, used or expired.
   * @throws when WeChat is not available
   */
  userOf(mall: Mall, code: string): Promise<WechatUser | null>
}
