import 'server-only'
import { notSignedIn } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/ground/mall'
import { loadViewer } from '@/lib/server/people/viewer/load-viewer'
import { endId } from './end-sessions'
import { idsOf, isLive } from './request-session'
import { refreshWindow, signToken, verifyToken, type TokenKind } from './token'

/** Seconds for which a renewed token stays valid: requests of one page run in parallel (contract member §2). */
const grace = 30

/**
 * Exchanges a token for a new one of the same session, including within fourteen days after it expired (contract member
 * §2). If an already renewed token is sent again after the grace period, two clients have it: its session ends.
 * @throws MallError 401
 */
export async function renewToken(
  mall: Mall,
  token: string | undefined,
): Promise<{ token: string; kind: TokenKind }> {
  const now = mall.now()
  const claims = token ? verifyToken(mall.secret, token, now, refreshWindow) : null
  const viewer = claims && (await loadViewer(mall.db, claims.userId, now, idsOf(claims)))
  if (!claims || !viewer || viewer.disabled || !isLive(viewer, claims)) {
    if (claims?.sessionId && viewer?.isEnded) await endId(mall, claims.sessionId, now)
    throw notSignedIn()
  }
  const { kind, tokenId, sessionId, pairId } = claims
  const { userId, mobile, tokensFrom } = viewer
  const renewed = await signToken(mall.secret, userId, now, {
    kind,
    mobile,
    tokensFrom,
    sessionId,
    pairId,
  })
  if (tokenId) await endId(mall, tokenId, now + grace)
  return { token: renewed, kind }
}
