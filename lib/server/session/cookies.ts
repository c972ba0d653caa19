import 'server-only'
import type { Env } from '@/lib/env'
import { shopperCookie, storeCookie } from './request-session'
import { tokenLifetime } from './token'
import type { Viewer } from '../viewer/viewer'

/** The part of `Mall` that cookies need; a mall in front of another back end has no more than this. */
interface Site {
  env: Pick<Env, 'publicUrl'>
}

const cookie = ({ env }: Site, name: string, value: string, maxAge: number) =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${env.publicUrl.startsWith('https:') ? '; Secure' : ''}`

/** Sets the session cookies after a sign-in; merchants and operators get the store cookie as well. */
export function addSessionCookies(site: Site, reply: Headers, token: string, role: Viewer['role']): void {
  reply.append('set-cookie', cookie(site, shopperCookie, token, tokenLifetime))
  if (role !== 'shopper') addStoreCookie(site, reply, token)
}

/** Sets only the cookie of merchant, staff and operator pages. */
export function addStoreCookie(site: Site, reply: Headers, token: string): void {
  reply.append('set-cookie', cookie(site, storeCookie, token, tokenLifetime))
}

/** Deletes the session cookies: both, or the named ones. */
export function dropSessionCookies(site: Site, reply: Headers, names = [shopperCookie, storeCookie]): void {
  for (const name of names) reply.append('set-cookie', cookie(site, name, '', 0))
}
