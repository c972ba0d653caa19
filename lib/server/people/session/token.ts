import 'server-only'
import { createHmac, createSecretKey, randomUUID, timingSafeEqual, type KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { isPlaceholderMobile } from '@/lib/domain/person/email-account'
import { daySeconds } from '@/lib/domain/time/china'

/** Thirty days (spec 1 §4). */
export const tokenLifetime = 30 * daySeconds

/** Seconds after its expiry during which a token may still be exchanged for a new one (contract member §2). */
export const refreshWindow = 14 * daySeconds

/** Most seconds by which the clocks of two instances may differ: a token may begin this much later than now. */
const clockDifference = 120

const issuer = 'huanxin-mall'

const claims = z.object({
  user_id: z.int().positive(),
  operator_type: z.literal('user'),
  /** Only in tokens of the merchants' entry. */
  account_id: z.int().positive().optional(),
  iss: z.literal(issuer),
  iat: z.int(),
  nbf: z.int().optional(),
  exp: z.int(),
  jti: z.string().optional(),
  sid: z.string().optional(),
  /** The session of the other token of the same sign-in. */
  pair: z.string().optional(),
  /** `tokensFrom` of the member, read together with the credentials. */
  gen: z.int().optional(),
})
type Claims = z.infer<typeof claims>

/** The place where a token was issued: the sign-in of shoppers, or the entry of merchants (ADR 0059). */
export type TokenKind = 'shopper' | 'store'

export interface TokenClaims {
  userId: number
  kind: TokenKind
  /** Epoch seconds. */
  issuedAt: number
  /** The id of this token. Empty for tokens without one. */
  tokenId: string
  /** Shared by all tokens that were renewed since the same sign-in. Empty for tokens without one. */
  sessionId: string
  /** The session of the other token of the same sign-in: of shoppers, or of the desk. Empty without one. */
  pairId: string
  /**
   * The member's `tokensFrom` when the credentials were checked; each revocation raises it. Undefined for tokens
   * without it, for which `issuedAt` counts.
   */
  generation?: number | undefined
}

/**
 * The claims that ECShopX defines for a member, or a merchant account (contract member §2). They are ASCII: clients
 * decode them with `atob`.
 */
const clientClaims: Record<
  TokenKind,
  (userId: number, mobile: string) => { id: string; [claim: string]: unknown }
> = {
  shopper: (userId) => ({ id: `${userId}_espier_companyid_espier_1`, unionid: '', openid: '' }),
  store: (userId, mobile) => ({ id: `merchantaccount_${userId}`, account_id: userId, mobile }),
}

/**
 * Signs a token.
 * @param now epoch seconds
 * @param extra.kind `shopper` by default
 * @param extra.mobile the number of the account, which clients read in a token of the merchants' entry
 * @param extra.tokensFrom the member's `tokensFrom`, read together with the credentials: a revocation while the token
 *   is being issued, or in the same second, ends it too (ADR 0049)
 * @param extra.wechat the WeChat user who signed in, for clients
 * @param extra.sessionId the session of the token that this one renews; a new session without it
 * @param extra.pairId the session of the other token of the same sign-in
 */
export function signToken(
  secret: Uint8Array,
  userId: number,
  now: number,
  extra: {
    kind?: TokenKind
    mobile?: string
    isNew?: boolean
    tokensFrom?: number
    sessionId?: string
    pairId?: string
    wechat?: { unionId: string; openId: string } | undefined
  } = {},
): Promise<string> {
  const { kind = 'shopper', mobile = '' } = extra
  const own = clientClaims[kind](userId, isPlaceholderMobile(mobile) ? '' : mobile)
  return new SignJWT({
    ...own,
    user_id: userId,
    company_id: 1,
    operator_type: 'user',
    ...(extra.wechat ? { unionid: extra.wechat.unionId, openid: extra.wechat.openId } : {}),
    is_new: extra.isNew ? 1 : 0,
    sid: extra.sessionId || randomUUID(),
    ...(extra.pairId ? { pair: extra.pairId } : {}),
    ...(extra.tokensFrom === undefined ? {} : { gen: extra.tokensFrom }),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(own.id)
    .setIssuer(issuer)
    .setIssuedAt(Math.max(now, extra.tokensFrom ?? 0))
    .setNotBefore(now)
    .setExpirationTime(now + tokenLifetime)
    .setJti(randomUUID())
    .sign(secret)
}

/** The objects that verify tokens of one secret. */
interface Verifier {
  key: KeyObject
  /** Cached claims of tokens with a valid signature: a member sends the same token with every call. */
  remembered: LRUCache<string, Claims>
}

const verifiers = new WeakMap<Uint8Array, Verifier>()
const maxRemembered = 5000

function verifierOf(secret: Uint8Array): Verifier {
  const known = verifiers.get(secret)
  if (known) return known
  const verifier = {
    key: createSecretKey(secret),
    remembered: new LRUCache<string, Claims>({ max: maxRemembered }),
  }
  verifiers.set(secret, verifier)
  return verifier
}

/**
 * The payload of a token that `key` signed with HS256. Not with jose: it signs in the thread pool, and the switch
 * between threads takes nine times as long as the digest.
 */
function signedPayload(key: KeyObject, token: string): string | null {
  const [header = '', payload = '', signature = '', ...more] = token.split('.')
  const digest = createHmac('sha256', key).update(`${header}.${payload}`).digest()
  const given = Buffer.from(signature, 'base64url')
  // Node also accepts padding and foreign characters; a token must have a single spelling.
  if (given.toString('base64url') !== signature) return null
  if (more.length > 0 || given.length !== digest.length || !timingSafeEqual(given, digest)) return null
  return isOurHeader(decoded(header)) ? decoded(payload) : null
}

const decoded = (part: string) => Buffer.from(part, 'base64url').toString()

/** Whether a signed token states the algorithm HS256 and no critical extensions. */
const isOurHeader = (header: string) => {
  const { alg, crit } = JSON.parse(header) as { alg?: unknown; crit?: unknown }
  return alg === 'HS256' && crit === undefined
}

/** The claims of a token that was signed with `secret`, whatever its times are; null for any other. */
function readClaims(secret: Uint8Array, token: string): Claims | null {
  const { key, remembered } = verifierOf(secret)
  const known = remembered.get(token)
  if (known) return known
  try {
    const parsed = claims.parse(JSON.parse(signedPayload(key, token) ?? ''))
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
export function verifyToken(
  secret: Uint8Array,
  token: string,
  now: number,
  gracePeriod = 0,
): TokenClaims | null {
  const found = readClaims(secret, token)
  if (!found) return null
  const { user_id: userId, iat: issuedAt, nbf = 0, exp, jti: tokenId = '', gen } = found
  const { sid: sessionId = '', pair: pairId = '' } = found
  const isTimely = nbf <= now + clockDifference + gracePeriod && now - gracePeriod < exp
  const kind = found.account_id === undefined ? 'shopper' : 'store'
  return isTimely ? { userId, kind, issuedAt, tokenId, sessionId, pairId, generation: gen } : null
}
