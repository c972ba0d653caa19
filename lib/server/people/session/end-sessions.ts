import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { deleteExpiredTokens, endToken, revokeTokens } from './sql'
import { refreshWindow, tokenLifetime, verifyToken, type TokenKind } from './token'

/** Seconds after which no token that exists today can be valid or renewed. */
const longest = tokenLifetime + refreshWindow

/** Ends a token or session id from the time `ends` on, unless it ends earlier already. */
export async function endId({ db, now }: Mall, id: string, ends: number): Promise<void> {
  await db.run(endToken, [id, ends, now() + longest])
}

/**
 * Ends the sessions of these tokens, including all renewed tokens. Tokens of the other kind or with other secrets, and
 * those that can no longer be renewed, are ignored.
 */
export async function endSessions(mall: Mall, kind: TokenKind, tokens: readonly string[]): Promise<void> {
  const now = mall.now()
  for (const token of tokens) {
    const claims = verifyToken(mall.secret, token, now, refreshWindow)
    const id = claims?.sessionId || claims?.tokenId
    if (id && claims?.kind === kind) await endId(mall, id, now)
  }
}

/** Ends all sessions of a member. */
export async function endSessionsOf({ db, now }: Mall, userId: number): Promise<void> {
  await db.run(revokeTokens, [userId, now()])
}

/** Deletes records about tokens that can no longer be used or renewed. @param now epoch seconds */
export async function sweepSessions(db: Queries, now: number): Promise<void> {
  await db.run(deleteExpiredTokens, [now])
}
