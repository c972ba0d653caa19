'use client'
import { isInWechat } from '@/lib/web/in-wechat'
import { api } from '../call/api'
import { protect } from '../call/protect'
import { inTurn } from './browser-secret'
import { loadMember, signUp } from './sign-in'

/** Opens WeChat's page, which leads back to a page of this mall. */
export async function openWechat(returnTo: string): Promise<void> {
  const { redirect_url: url } = await inTurn(() =>
    api.trustLogin.params({
      version_tag: isInWechat(navigator.userAgent) ? 'touch' : 'standard',
      redirect_url: returnTo,
    }),
  )
  // `replace` inside WeChat, where no button was pressed: going back leads to the page before.
  if (isInWechat(navigator.userAgent)) window.location.replace(url)
  else window.location.assign(url)
}

/** Where `/auth/redirect` goes on to. */
export const returnPath = (target: string, isBinding = false) =>
  `/auth/redirect?${isBinding ? 'bind=1&' : ''}redirectUrl=${encodeURIComponent(target)}`

/** Parameters that WeChat adds to the return address. */
export interface WechatAnswer {
  code: string
  state: string
}

interface TicketClaims {
  user_id: number
  openid: string
  unionid: string
}

/** The claims of a token, which are ASCII (contract member §2). */
const claimsOf = (token: string) =>
  JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as TicketClaims

/**
 * Signs in the WeChat user who has just given consent.
 * @returns null; or the WeChat ids of a user who has to bind a number first
 * @throws ApiError with the message for the shopper
 */
export async function signInWithWechat(
  answer: WechatAnswer,
): Promise<{ openId: string; unionId: string } | null> {
  const type = isInWechat(navigator.userAgent) ? 'wx_offiaccount' : 'pc_wxqrcode'
  const { token } = await api.session.login({ auth_type: type, ...answer })
  if (token === false) throw new Error('The mall does not know this way of signing in')
  const { user_id: userId, openid: openId, unionid: unionId } = claimsOf(token)
  if (userId === 0) return { openId, unionId }
  await loadMember()
  return null
}

/**
 * Binds the WeChat user who has just given consent to the account of a number, and signs in.
 * @returns whether the number was registered by that
 * @throws ApiError with the message for the shopper
 */
export async function bindNumber(input: {
  mobile: string
  unionId: string
  openId: string
  vcode?: string
  password?: string
}): Promise<boolean> {
  const { is_new: isNew } = await api.trustLogin.bindNumber({
    username: await protect(input.mobile),
    union_id: input.unionId,
    open_id: input.openId,
    ...(input.vcode ? { vcode: input.vcode, check_type: 'login' as const } : {}),
    ...(input.password ? { password: await protect(input.password) } : {}),
  })
  await loadMember()
  return isNew === 1
}

/** Whether a number has no account yet. @throws ApiError with the message for the shopper */
export const isNewNumber = async (mobile: string): Promise<boolean> =>
  (await api.member.isNew({ mobile: await protect(mobile) })).is_new === 1

/**
 * Registers a number for the WeChat user who has just given consent, with the code that was sent to bind it, and signs
 * in.
 * @throws ApiError with the message for the shopper
 */
export const registerWithWechat = (
  user: { openId: string; unionId: string },
  input: { mobile: string; vcode: string; password: string; username: string },
): Promise<void> => signUp({ ...input, check_type: 'login', union_id: user.unionId, open_id: user.openId })

/**
 * Moves the account to another number.
 * @throws ApiError with the message for the shopper
 */
export async function changeMobile(input: { mobile: string; vcode: string }): Promise<void> {
  await api.profile.changeMobile({ new_mobile: await protect(input.mobile), smsCode: input.vcode })
  await loadMember()
}
