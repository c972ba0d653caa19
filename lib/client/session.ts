'use client'
import { deleteCookie, getCookie, setCookie } from 'cookies-next/client'
import { useSyncExternalStore } from 'react'
import { maskMobile } from '@/lib/domain/mask'
import { createStore } from './store'

/**
 * Who is signed in, as far as the page needs to know. The token itself is an HttpOnly cookie that scripts never see
 * (design §5); this readable one is only for showing, and every call is checked by the mall again.
 */
export interface SessionUser {
  userId: number
  gradeId: number
  /** Employee purchase (spec 1 §3). */
  isStaff: boolean
  /** Masked: first three and last four digits (spec 1 §2). */
  mobile: string
}

const cookieName = 'userinfo'
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

/** The readable cookie, with the names of spec 1 §3. */
interface UserInfoCookie {
  userId: number
  grade_id: number
  is_staff: '0' | '1'
  login_type: 'local'
  memberInfo: { mobile: string }
}

/** `undefined` until the cookie was read. Apart from the store, because the first reading happens while drawing and must
 * wake nobody. */
let current: SessionUser | null | undefined
const changes = createStore(0)

function set(user: SessionUser | null): void {
  current = user
  changes.set(changes.get() + 1)
}

function readCookie(): SessionUser | null {
  const raw = getCookie(cookieName)
  if (!raw) return null
  try {
    const info = JSON.parse(raw) as UserInfoCookie
    if (!Number.isInteger(info.userId)) return null
    return {
      userId: info.userId,
      gradeId: info.grade_id,
      isStaff: info.is_staff === '1',
      mobile: info.memberInfo.mobile,
    }
  } catch {
    return null
  }
}

/** The signed-in visitor, or null. Outside of components; inside use `useSession`. */
export function sessionUser(): SessionUser | null {
  if (current === undefined) current = readCookie()
  return current
}

const unknown = () => undefined

/** The signed-in visitor; null for a guest, undefined until the page is alive (stored documents know nobody). */
export function useSession(): SessionUser | null | undefined {
  return useSyncExternalStore(changes.subscribe, sessionUser, unknown)
}

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
  setCookie(cookieName, JSON.stringify(info), readable)
  if (!getCookie(sessionIdName)) setCookie(sessionIdName, randomId(), readable)
  set(user)
}

/** After signing out, or when the mall says that the token is dead. */
export function forgetUser(): void {
  for (const name of [cookieName, sessionIdName]) deleteCookie(name, { path: '/' })
  set(null)
}

/** The login page that leads back to an own path (spec 1 §2). */
export const loginHref = (backTo: string) => `/auth/login?redirectUrl=${encodeURIComponent(backTo)}`
