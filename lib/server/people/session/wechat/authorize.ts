import 'server-only'
import { randomBytes } from 'node:crypto'
import { MallError } from '@/lib/domain/errors'
import * as requestMessages from '@/lib/domain/messages/request'
import { wechatLogin, type WechatApp, type WechatUser } from '@/lib/server/ground/adapters/wechat-login'
import { log } from '@/lib/server/ground/log'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { redeemCode, storeCode } from '@/lib/server/people/verify/one-time-code'
import { addressBlock } from '@/lib/web/address-block'

const perAddress = { max: 60, window: 600, message: requestMessages.tooManyRequests }

const keyOf = (state: string) => `wechat-state:${state}`

/** A path of this mall, from a path or an address of it; any other address is rejected. */
function ownPath({ env }: Mall, url: string): string {
  const own = new URL(env.publicUrl)
  const target = URL.canParse(url, own) ? new URL(url, own) : null
  if (target?.origin !== own.origin || /^\/[/\\]/.test(target.pathname))
    throw new MallError(requestMessages.parametersInvalid)
  return target.pathname + target.search
}

/** The state names the application, because no other one can exchange the code. */
const prefixes: Record<WechatApp, string> = { website: 'p', officialAccount: 'w' }
const appOfState = (state: string): WechatApp =>
  state.startsWith(prefixes.officialAccount) ? 'officialAccount' : 'website'

/** The WeChat sign-in of an application. @throws MallError when none is configured */
function provider(mall: Mall, app: WechatApp) {
  const wechat = wechatLogin(mall, app)
  if (!wechat) throw new MallError('公众号授权信息错误，请联系服务商！')
  return wechat
}

/**
 * The address of WeChat's consent page, with a state that only this browser can return, once and within five minutes.
 * @param browser the secret of the visitor's browser
 * @param ip empty for requests from our own pages, which are not counted
 * @throws MallError without WeChat, and for a target outside this mall
 */
export async function startAuthorization(
  mall: Mall,
  { app, returnTo }: { app: WechatApp; returnTo: string },
  browser: string,
  ip: string,
): Promise<{ appId: string; url: string }> {
  const wechat = provider(mall, app)
  const path = ownPath(mall, returnTo)
  if (ip) await takeHit(mall.db, `wechat-ip:${addressBlock(ip)}`, perAddress, mall.now())
  const state = prefixes[app] + randomBytes(16).toString('hex')
  await storeCode(mall.db, mall, keyOf(state), browser)
  return { appId: wechat.appId(mall), url: wechat.authorizeUrl(mall, state, path) }
}

/** The user of a code. @throws MallError for an invalid code, and when WeChat is not available */
export async function userOfCode(mall: Mall, app: WechatApp, code: string | undefined): Promise<WechatUser> {
  const wechat = provider(mall, app)
  if (!code) throw new MallError('请您检查是否已经授权！')
  const user = await wechat.userOf(mall, code).catch((error: unknown) => {
    log.error({ err: error }, 'WeChat could not be asked')
    throw new MallError('登录出错，请联系服务商！')
  })
  if (!user) throw new MallError('请您检查是否已经授权！')
  return user
}

/**
 * The user who agreed in WeChat. Without checking the state of this browser, an attacker's code could sign a visitor in
 * to the attacker's account.
 * @throws MallError 请您检查是否已经授权！ and others of contract member §5.3
 */
export async function finishAuthorization(
  mall: Mall,
  { code, state }: { code?: string | undefined; state?: string | undefined },
  browser: string | undefined,
): Promise<WechatUser> {
  const app = appOfState(state ?? '')
  provider(mall, app)
  if (!state || !browser || !(await redeemCode(mall, keyOf(state), browser)))
    throw new MallError('请您检查是否已经授权！')
  return userOfCode(mall, app, code)
}
