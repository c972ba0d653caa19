import 'server-only'
import { randomBytes } from 'node:crypto'
import type { CallContext } from '@/lib/server/ground/call-context'
import { addCookie } from './cookies'

const name = 'mall_browser'
const lifetime = 900

/** The secret of the visitor's browser; undefined for none, and for requests of other sites. */
export const browserSecretOf = (context: Pick<CallContext, 'cookie'>): string | undefined => {
  const value = context.cookie?.(name)
  return value !== undefined && /^[0-9a-f]{32}$/.test(value) ? value : undefined
}

/** The secret of the visitor's browser, to which a sign-in in progress is bound; created if there is none. */
export function keepBrowserSecret(context: Pick<CallContext, 'cookie' | 'mall' | 'reply'>): string {
  const secret = browserSecretOf(context) ?? randomBytes(16).toString('hex')
  addCookie(context.mall, context.reply, name, secret, lifetime)
  return secret
}
