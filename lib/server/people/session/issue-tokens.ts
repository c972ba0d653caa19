import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Mall } from '@/lib/server/ground/mall'
import { signToken } from './token'

/** The tokens of a sign-in. */
export interface IssuedTokens {
  token: string
  /** The token for the pages of merchants and operators; null for shoppers. */
  storeToken: string | null
}

/**
 * Signs the tokens of an account, each with a session of its own (ADR 0059) that names the other one.
 * @param shown the claims in a shopper's token that clients read
 */
export async function issueTokens(
  { secret, now }: Pick<Mall, 'secret' | 'now'>,
  { userId, mobile, role, tokensFrom }: Pick<Viewer, 'userId' | 'mobile' | 'role' | 'tokensFrom'>,
  shown: { isNew?: boolean; wechat?: { unionId: string; openId: string } } = {},
): Promise<IssuedTokens> {
  if (role === 'shopper')
    return { token: await signToken(secret, userId, now(), { tokensFrom, ...shown }), storeToken: null }
  const [sessionId, pairId] = [randomUUID(), randomUUID()]
  const ofDesk = { kind: 'store', mobile, tokensFrom, sessionId: pairId, pairId: sessionId } as const
  return {
    token: await signToken(secret, userId, now(), { tokensFrom, ...shown, sessionId, pairId }),
    storeToken: await signToken(secret, userId, now(), ofDesk),
  }
}
