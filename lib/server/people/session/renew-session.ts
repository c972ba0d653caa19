import 'server-only'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { CallContext } from '@/lib/server/ground/call-context'
import { addSessionCookies } from './cookies'
import { issueTokens, type IssuedTokens } from './issue-tokens'

/**
 * Signs the member of a call in again after all their tokens were revoked: the new token is in the cookies of our pages
 * and in the `Authorization` response header.
 * @param member.tokensFrom the result of the revocation: a later one ends this session too
 */
export async function renewSession(
  { mall, reply }: Pick<CallContext, 'mall' | 'reply'>,
  member: Pick<Viewer, 'userId' | 'mobile' | 'role' | 'tokensFrom'>,
): Promise<IssuedTokens> {
  const tokens = await issueTokens(mall, member)
  reply.set('authorization', `Bearer ${tokens.token}`)
  addSessionCookies(mall, reply, tokens)
  return tokens
}
