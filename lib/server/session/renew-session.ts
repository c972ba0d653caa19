import 'server-only'
import type { CallContext } from '@/lib/server/context'
import type { Viewer } from '@/lib/server/viewer/viewer'
import { addSessionCookies } from './cookies'
import { issueTokens } from './issue-tokens'

/**
 * Signs the member of a call in again, after all their tokens were revoked: the new token is in the cookies of our pages and
 * in the `Authorization` response header.
 */
export async function renewSession(
  { mall, reply }: Pick<CallContext, 'mall' | 'reply'>,
  { userId, role }: Viewer,
): Promise<void> {
  // Revoked are the tokens of this second too.
  const tokens = await issueTokens(mall, { userId, role, tokensFrom: mall.now() + 1 })
  reply.set('authorization', `Bearer ${tokens.token}`)
  addSessionCookies(mall, reply, tokens)
}
