import 'server-only'
import type { Env } from '@/lib/env'
import type { IssuedTokens } from './issue-tokens'
import { shopperCookie, storeCookie } from './request-session'
import { tokenLifetime, type TokenKind } from './token'

/** The part of `Mall` that cookies need; a mall that is a proxy for another back end has only this part. */
interface Site {
  env: Pick<Env, 'publicUrl'>
}

const cookie = ({ env }: Site, name: string, value: string, maxAge: number) =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${env.publicUrl.startsWith('https:') ? '; Secure' : ''}`

/** Sets a cookie that scripts cannot read; `maxAge` 0 deletes it. @param maxAge seconds */
export function addCookie(site: Site, reply: Headers, name: string, value: string, maxAge: number): void {
  reply.append('set-cookie', cookie(site, name, value, maxAge))
}

const names: Record<TokenKind, string> = { shopper: shopperCookie, store: storeCookie }

/** Sets the cookie of a kind of token: of shoppers' pages, or of merchants' and operators'. */
export function addSessionCookie(site: Site, reply: Headers, kind: TokenKind, token: string): void {
  reply.append('set-cookie', cookie(site, names[kind], token, tokenLifetime))
}

/** Sets the session cookies of a sign-in; merchants and operators get the one of their pages as well. */
export function addSessionCookies(site: Site, reply: Headers, { token, storeToken }: IssuedTokens): void {
  addSessionCookie(site, reply, 'shopper', token)
  if (storeToken) addSessionCookie(site, reply, 'store', storeToken)
}

/** Deletes the session cookies: both, or the named ones. */
export function dropSessionCookies(site: Site, reply: Headers, names = [shopperCookie, storeCookie]): void {
  for (const name of names) reply.append('set-cookie', cookie(site, name, '', 0))
}
