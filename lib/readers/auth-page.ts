import 'server-only'
import type { ProfileField } from '@/lib/contract/people/member'
import type { SignInLook } from '@/lib/domain/person/sign-in-look'
import { mallApi } from './mall-api'
import { nullIfNotFound } from './null-if-not-found'

/** Valid Host header: a name or an address, and a port. */
const hostPattern = /^[\w.:[\]-]{1,255}$/

/**
 * Pictures and slogan of the sign-in pages at this host (spec 1 §7, `shops/setting` with `domain`). Not cached: the
 * visitor controls the header and could fill the cache. A refused call means no pictures; older back ends return an
 * empty list instead.
 */
export async function getAuthPictures(host: string): Promise<SignInLook> {
  const setting = await nullIfNotFound(mallApi.shop.setting(hostPattern.test(host) ? { domain: host } : {}))
  // Older back ends have no slogan.
  return {
    logo: setting?.logo || '',
    background: setting?.background || '',
    slogan: setting?.slogan || '',
  }
}

/**
 * Logo and background that operators chose for the sign-in pages; empty for the built-in ones. Not cached: they are
 * edited.
 */
export async function getLoginPictures(): Promise<Pick<SignInLook, 'logo' | 'background'>> {
  const setting = await nullIfNotFound(mallApi.mallSetting.loginPage({}))
  if (!setting || Array.isArray(setting)) return { logo: '', background: '' }
  return { logo: setting.logo, background: setting.background }
}

/** Whether the mall offers a sign-in with WeChat: in browsers, or inside WeChat. */
export const hasWechatLogin = async (place: 'standard' | 'touch'): Promise<boolean> => {
  const ways = await nullIfNotFound(mallApi.trustLogin.list({ version_tag: place }))
  return ways?.some(({ type }) => type === 'weixin') ?? false
}

/** Whether the mall has accounts that sign in with an e-mail address. */
export const hasEmailLogin = async (): Promise<boolean> =>
  (await nullIfNotFound(mallApi.emailAccount.setting({})))?.is_open ?? false

/**
 * The profile fields that a registration must have; optional ones are on the profile page (spec 3 §2). Not cached,
 * because the page is rendered per request.
 */
export async function listRequiredFields(): Promise<ProfileField[]> {
  const fields = await mallApi.member.setting({ is_edite_page: true })
  return Object.values(fields).filter(
    ({ key, is_open, is_required }) => is_open && is_required && key !== 'mobile',
  )
}
