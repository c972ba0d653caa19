'use client'
import { useSyncExternalStore } from 'react'
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

/** The readable cookie; written in session-cookie.ts, read here without a library because every page does. */
export const userCookieName = 'userinfo'

/** The readable cookie, with the names of spec 1 §3. */
export interface UserInfoCookie {
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

/** Tells all islands who is here. Only session-cookie.ts calls it, together with writing the cookie. */
export function showUser(user: SessionUser | null): void {
  current = user
  changes.set(changes.get() + 1)
}

function readCookie(): SessionUser | null {
  const raw = new RegExp(`(?:^|; )${userCookieName}=([^;]*)`).exec(document.cookie)?.[1]
  if (!raw) return null
  try {
    const info = JSON.parse(decodeURIComponent(raw)) as UserInfoCookie
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
  // At once, not in slices: a press must not meet an island that still takes a member for a guest.
  return useSyncExternalStore(changes.subscribe, sessionUser, unknown)
}

/** The login page that leads back to an own path (spec 1 §2). */
export const loginHref = (backTo: string) => `/auth/login?redirectUrl=${encodeURIComponent(backTo)}`

/** The login page that leads back to this page with its query and hash, and so to the same choice. */
export const loginFromHere = () => loginHref(location.pathname + location.search + location.hash)
