'use client'
import { useSyncExternalStore } from 'react'
import { createStore } from '../form/store'
import { userCookie } from './user-cookie'

/**
 * The signed-in member, for display only. It comes from a readable cookie; the token is an HttpOnly cookie that scripts
 * cannot read (ADR 0009), and the server checks it with every call.
 */
export interface SessionUser {
  userId: number
  gradeId: number
  /** Employee purchase (spec 1 §3). */
  isStaff: boolean
  /** Masked: first three and last four digits (spec 1 §2). */
  mobile: string
}

/** Content of the readable cookie (spec 1 §3). */
export interface UserInfoCookie {
  userId: number
  grade_id: number
  is_staff: '0' | '1'
  login_type: 'local'
  memberInfo: { mobile: string }
}

/** `undefined` until the cookie was read. Not in the store: it is first read during a render, when notifying
 * subscribers is an error in React. */
let current: SessionUser | null | undefined
const changes = createStore(0)

/** Publishes the member to all islands. Called by session-cookie.ts only, when it writes the cookie. */
export function setSessionUser(user: SessionUser | null): void {
  current = user
  changes.set(changes.get() + 1)
}

function readCookie(): SessionUser | null {
  // Without the cookie library that writes it (session-cookie.ts), because every page reads it.
  const raw = userCookie()
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

/** The signed-in member, or null. In components use `useSession`. */
export function sessionUser(): SessionUser | null {
  if (current === undefined) current = readCookie()
  return current
}

const onServer = () => undefined

/**
 * Compares the member of this tab with the cookie, which its other tabs write as well: `in` after a sign-in there,
 * which the islands of this tab show now, `out` after a sign-out, `other` when another member is signed in; null
 * without a change.
 */
export function followOtherTabs(): 'in' | 'out' | 'other' | null {
  const before = sessionUser()
  const now = readCookie()
  if (before?.userId === now?.userId) return null
  if (before) return now ? 'other' : 'out'
  setSessionUser(now)
  return 'in'
}

/** The signed-in member; null for a guest, undefined until hydration, because cached documents are the same for all. */
export function useSession(): SessionUser | null | undefined {
  // Synchronous, unlike useHydrated: otherwise a member's click could reach the signed-out UI.
  return useSyncExternalStore(changes.subscribe, sessionUser, onServer)
}

/** URL of the login page that returns to a path of the mall (spec 1 §2). */
export const loginHref = (backTo: string) => `/auth/login?redirectUrl=${encodeURIComponent(backTo)}`

/** URL of the login page that returns to the current page with query and hash, and so to the same selection. */
export const loginHrefFromHere = () => loginHref(location.pathname + location.search + location.hash)
