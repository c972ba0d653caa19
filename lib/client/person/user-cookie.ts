/**
 * The readable cookie with the signed-in member (spec 1 §3). Alone in its file: it is read before anything else is
 * loaded.
 */
export const userCookieName = 'userinfo'

/** Its encoded content; undefined for guests. */
export const userCookie = (): string | undefined =>
  new RegExp(`(?:^|; )${userCookieName}=([^;]*)`).exec(document.cookie)?.[1]
