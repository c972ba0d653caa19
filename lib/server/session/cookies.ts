import 'server-only'
import type { Mall } from '@/lib/server/context'
import { shopperCookie, storeCookie } from './request-session'
import { tokenLifetime } from './token'
import type { Viewer } from './viewer'

const cookie = (mall: Mall, name: string, value: string, maxAge: number) =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${mall.env.publicUrl.startsWith('https:') ? '; Secure' : ''}`

/** Adds the session cookies of a sign-in to an answer; merchants and operators get theirs beside the shopper's. */
export function addSessionCookies(mall: Mall, reply: Headers, token: string, role: Viewer['role']): void {
  reply.append('set-cookie', cookie(mall, shopperCookie, token, tokenLifetime))
  if (role !== 'shopper') reply.append('set-cookie', cookie(mall, storeCookie, token, tokenLifetime))
}

/** Takes both session cookies back. */
export function dropSessionCookies(mall: Mall, reply: Headers): void {
  for (const name of [shopperCookie, storeCookie]) reply.append('set-cookie', cookie(mall, name, '', 0))
}
