import { deleteCookie, getCookie, setCookie } from 'cookies-next/client'
import { maskMobile } from '@/lib/domain/person/mask'
import { randomHex } from '../form/random-hex'
import { forgetSeenCart } from '../trade/forget-seen-cart'
import { setSessionUser, type SessionUser, type UserInfoCookie } from './session'
import { userCookieName } from './user-cookie'

/** An id per session, from sign-in to sign-out, for statistics (spec 1 §3). */
const sessionIdCookieName = 'user_session_id'
/** 30 days in seconds (spec 1 §9). */
const maxAge = 30 * 24 * 60 * 60

const cookieOptions = { maxAge, path: '/', sameSite: 'lax' } as const

/** Stores the signed-in member; takes the response of `api.member.info`. */
export function rememberUser(member: {
  userId: number
  grade_id: number
  is_staff: boolean
  memberInfo: { mobile: string; login_email?: string }
}): void {
  const user: SessionUser = {
    userId: member.userId,
    gradeId: member.grade_id,
    isStaff: member.is_staff,
    // Members who sign in by e-mail may have no number.
    mobile: maskMobile(member.memberInfo.mobile) || member.memberInfo.login_email || '',
  }
  const info: UserInfoCookie = {
    userId: user.userId,
    grade_id: user.gradeId,
    is_staff: user.isStaff ? '1' : '0',
    login_type: 'local',
    memberInfo: { mobile: user.mobile },
  }
  setCookie(userCookieName, JSON.stringify(info), cookieOptions)
  // It may be another member's.
  forgetSeenCart()
  if (!getCookie(sessionIdCookieName)) setCookie(sessionIdCookieName, randomHex(), cookieOptions)
  setSessionUser(user)
}

/** Removes the member after signing out or a 401. */
export function forgetUser(): void {
  for (const name of [userCookieName, sessionIdCookieName]) deleteCookie(name, { path: '/' })
  forgetSeenCart()
  setSessionUser(null)
}
