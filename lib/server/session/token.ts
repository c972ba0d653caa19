import 'server-only'
import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

/** Thirty days (spec 1 §4). */
export const tokenLifetime = 30 * 24 * 3600

/** Seconds after its expiry during which a token may still be exchanged for a new one (contract member §2). */
export const refreshWindow = 14 * 24 * 3600

const claims = z.object({ user_id: z.int().positive(), operator_type: z.literal('user'), iat: z.int() })

export interface TokenClaims {
  userId: number
  /** Epoch seconds. */
  issuedAt: number
}

/**
 * Signs a member's token (contract member §2). Claims are ASCII because clients decode them with `atob`.
 * @param now epoch seconds
 * @param extra.tokensFrom the member's `tokensFrom`, which lies in the future during the second of a password change; a
 * token issued in that second has to be valid
 */
export function signToken(
  secret: Uint8Array,
  userId: number,
  now: number,
  extra: { isNew?: boolean; tokensFrom?: number } = {},
): Promise<string> {
  const subject = `${userId}_espier_companyid_espier_1`
  return new SignJWT({
    id: subject,
    user_id: userId,
    company_id: 1,
    operator_type: 'user',
    unionid: '',
    openid: '',
    is_new: extra.isNew ? 1 : 0,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(subject)
    .setIssuer('huanxin-mall')
    .setIssuedAt(Math.max(now, extra.tokensFrom ?? 0))
    .setNotBefore(now)
    .setExpirationTime(now + tokenLifetime)
    .setJti(randomUUID())
    .sign(secret)
}

/**
 * The claims of a valid token; null for one that was tampered with, signed elsewhere or expired.
 * @param now epoch seconds
 * @param gracePeriod seconds after its expiry during which a token is still accepted
 */
export async function verifyToken(
  secret: Uint8Array,
  token: string,
  now: number,
  gracePeriod = 0,
): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      issuer: 'huanxin-mall',
      algorithms: ['HS256'],
      currentDate: new Date(now * 1000),
      clockTolerance: gracePeriod,
    })
    const parsed = claims.safeParse(payload)
    return parsed.success ? { userId: parsed.data.user_id, issuedAt: parsed.data.iat } : null
  } catch {
    return null
  }
}
