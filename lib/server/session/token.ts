import 'server-only'
import { randomUUID } from 'node:crypto'
import { compactVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/** Thirty days (spec 1 §4). */
export const tokenLifetime = 30 * 24 * 3600

/** Seconds after its expiry during which a token may still be exchanged for a new one (contract member §2). */
export const refreshWindow = 14 * 24 * 3600

const issuer = 'huanxin-mall'

const claims = z.object({
  user_id: z.int().positive(),
  operator_type: z.literal('user'),
  iss: z.literal(issuer),
  iat: z.int(),
  nbf: z.int().optional(),
  exp: z.int(),
})
type Claims = z.infer<typeof claims>

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
    .setIssuer(issuer)
    .setIssuedAt(Math.max(now, extra.tokensFrom ?? 0))
    .setNotBefore(now)
    .setExpirationTime(now + tokenLifetime)
    .setJti(randomUUID())
    .sign(secret)
}

/** What verifies tokens of one secret. */
interface Verifier {
  /** Importing the secret for each token takes longer than verifying it. */
  key: Promise<CryptoKey>
  /**
   * Claims of tokens with a valid signature. A member sends the same token with every call, and verifying its signature
   * takes as long as the rest of a small call.
   */
  remembered: LRUCache<string, Claims>
}

const verifiers = new WeakMap<Uint8Array, Verifier>()
const maxRemembered = 5000

function verifierOf(secret: Uint8Array): Verifier {
  const known = verifiers.get(secret)
  if (known) return known
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const verifier: Verifier = {
    key: crypto.subtle.importKey('raw', new Uint8Array(secret), algorithm, false, ['verify']),
    remembered: new LRUCache({ max: maxRemembered }),
  }
  verifiers.set(secret, verifier)
  return verifier
}

/** The claims of a token that was signed with `secret`, whatever its times; null for any other. */
async function readClaims(secret: Uint8Array, token: string): Promise<Claims | null> {
  const { key, remembered } = verifierOf(secret)
  const known = remembered.get(token)
  if (known) return known
  try {
    const { payload } = await compactVerify(token, await key, { algorithms: ['HS256'] })
    const parsed = claims.parse(JSON.parse(new TextDecoder().decode(payload)))
    remembered.set(token, parsed)
    return parsed
  } catch {
    return null
  }
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
  const found = await readClaims(secret, token)
  if (!found) return null
  const { user_id: userId, iat: issuedAt, nbf = 0, exp } = found
  return nbf <= now + gracePeriod && now - gracePeriod < exp ? { userId, issuedAt } : null
}
