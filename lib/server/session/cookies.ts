import 'server-only'
import type { Env } from '@/lib/env'
import { shopperCookie, storeCookie } from './request-session'
import { tokenLifetime } from './token'
import type { Viewer } from './viewer'

/** Whose cookies they are: the own engine's, and those of a mall that runs on another back end. */
interface Site {
  env: Pick<Env, 'publicUrl'>
}

const cookie = ({ env }: Site, name: string, value: string, maxAge: number) =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${env.publicUrl.startsWith('https:') ? '; Secure' : ''}`

/** Adds the session cookies of a sign-in to an answer; merchants and operators get theirs beside the shopper's. */
export function addSessionCookies(site: Site, reply: Headers, token: string, role: Viewer['role']): void {
  reply.append('set-cookie', cookie(site, shopperCookie, token, tokenLifetime))
  if (role !== 'shopper') addStoreCookie(site, reply, token)
}

/** Adds only the cookie of merchant, staff and operator pages. */
export function addStoreCookie(site: Site, reply: Headers, token: string): void {
  reply.append('set-cookie', cookie(site, storeCookie, token, tokenLifetime))
}

/** Takes session cookies back: both, or the named one. */
export function dropSessionCookies(site: Site, reply: Headers, names = [shopperCookie, storeCookie]): void {
  for (const name of names) reply.append('set-cookie', cookie(site, name, '', 0))
}
