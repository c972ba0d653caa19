import 'server-only'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { WechatUser } from '@/lib/server/ground/adapters/wechat-login'
import type { Mall } from '@/lib/server/ground/mall'

/** Seconds within which a new WeChat user must bind a number. */
export const ticketLifetime = 900

// Another issuer than that of tokens, so that a ticket is not accepted as a token.
const issuer = 'huanxin-mall-wechat'

const claims = z.object({ unionid: z.string().min(1), openid: z.string().min(1) })

/**
 * The proof that a WeChat user just agreed, for one without an account. It has the form of a token with `user_id` 0,
 * which clients read (contract member §5.3).
 */
export function signTicket({ secret, now }: Mall, { unionId, openId }: WechatUser): Promise<string> {
  const subject = `0_espier_${openId}_espier_${unionId}`
  return new SignJWT({
    id: subject,
    user_id: 0,
    company_id: 1,
    operator_type: 'user',
    is_new: 1,
    unionid: unionId,
    openid: openId,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(subject)
    .setIssuer(issuer)
    .setIssuedAt(now())
    .setExpirationTime(now() + ticketLifetime)
    .sign(secret)
}

/** The user of the first valid one of these tickets; null for none. */
export async function readTicket(
  { secret, now }: Mall,
  tickets: readonly (string | undefined)[],
): Promise<WechatUser | null> {
  for (const ticket of tickets) {
    if (!ticket) continue
    const options = { issuer, algorithms: ['HS256'], currentDate: new Date(now() * 1000) }
    const verified = await jwtVerify(ticket, secret, options).catch(() => null)
    const parsed = claims.safeParse(verified?.payload)
    if (parsed.success) return { unionId: parsed.data.unionid, openId: parsed.data.openid }
  }
  return null
}
