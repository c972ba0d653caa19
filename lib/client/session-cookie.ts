import { deleteCookie, getCookie, setCookie } from 'cookies-next/client'
import { maskMobile } from '@/lib/domain/mask'
import { showUser, userCookieName, type SessionUser, type UserInfoCookie } from './session'

/** Names one stay in the mall, from signing in to signing out, for statistics (spec 1 §3). */
const sessionIdName = 'user_session_id'
/** 30 days (spec 1 §9). */
const lifetime = 30 * 24 * 60 * 60

const readable = { maxAge: lifetime, path: '/', sameSite: 'lax' } as const

/** 32 hex digits; `crypto.randomUUID` exists only on secure origins. */
const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** After signing in, with the answer of `api.member.info`. */
export function rememberUser(member: {
  userId: number
  grade_id: number
  is_staff: boolean
  memberInfo: { mobile: string }
}): void {
  const user: SessionUser = {
    userId: member.userId,
    gradeId: member.grade_id,
    isStaff: member.is_staff,
    mobile: maskMobile(member.memberInfo.mobile),
  }
  const info: UserInfoCookie = {
    userId: user.userId,
    grade_id: user.gradeId,
    is_staff: user.isStaff ? '1' : '0',
    login_type: 'local',
    memberInfo: { mobile: user.mobile },
  }
  setCookie(userCookieName, JSON.stringify(info), readable)
  if (!getCookie(sessionIdName)) setCookie(sessionIdName, randomId(), readable)
  showUser(user)
}

/** After signing out, or when the mall says that the token is dead. */
export function forgetUser(): void {
  for (const name of [userCookieName, sessionIdName]) deleteCookie(name, { path: '/' })
  showUser(null)
}
