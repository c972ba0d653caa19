import 'server-only'
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
 * Signs the tokens of an account, each with a session of its own (ADR 0059).
 * @param shown the claims in a shopper's token that clients read
 */
export async function issueTokens(
  { secret, now }: Pick<Mall, 'secret' | 'now'>,
  { userId, mobile, role, tokensFrom }: Pick<Viewer, 'userId' | 'mobile' | 'role' | 'tokensFrom'>,
  shown: { isNew?: boolean; wechat?: { unionId: string; openId: string } } = {},
): Promise<IssuedTokens> {
  return {
    token: await signToken(secret, userId, now(), { tokensFrom, ...shown }),
    storeToken:
      role === 'shopper'
        ? null
        : await signToken(secret, userId, now(), { kind: 'store', mobile, tokensFrom }),
  }
}
