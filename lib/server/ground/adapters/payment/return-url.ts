import 'server-only'
import type { Env } from '@/lib/env'

/** The page of the mall that queries the result of a payment (spec 3 §1, /finish). */
const landing = '/finish'

/**
 * The return address of a payment page: the client's address when its origin is one of ours, otherwise null. Any other
 * address would make the mall an open redirect.
 */
export function allowedReturn({ publicUrl, h5Url, payReturns }: Env, address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isOurs = [publicUrl, h5Url, ...payReturns].some((origin) => new URL(origin).origin === url.origin)
  if (!isOurs) return null
  // Clients send their origin and expect its landing page (contract trade §7.2).
  if (url.pathname === '/' && url.search === '' && url.hash === '') url.pathname = landing
  return url.href
}

/** As `allowedReturn`, with the mall's own landing page for all other addresses. */
export const returnAddress = (env: Env, address: string): string =>
  allowedReturn(env, address) ?? `${env.publicUrl}${landing}`
