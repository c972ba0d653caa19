import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Actor } from '@/lib/domain/person/actor'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { CallOrigin } from '@/lib/server/ground/audit/call-origin'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { CallContext } from '@/lib/server/ground/call-context'
import type { Queries } from '@/lib/server/ground/db/connection'
import { joinedDatabase } from '@/lib/server/ground/db/joined-database'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import {
  deleteDeskSessions,
  deskSessionsOf,
  passDeskSession,
  resetDeskSessions,
  sweepDeskSessions,
  touchDeskSession,
  type DeskSessionRow,
} from './desk-session-sql'
import { endId } from './end-sessions'
import { renewSession } from './renew-session'
import { revokeTokens } from './sql'
import { refreshWindow, tokenLifetime, verifyToken } from './token'

/** Seconds after which a call notes again that a session is in use. */
const noteInterval = 300

/** The session of a token of the person, and of the other token of the same sign-in; null for any other token. */
function sessionsOf({ secret, now }: Mall, userId: number, token: string | undefined) {
  const claims = token ? verifyToken(secret, token, now()) : null
  return claims?.userId === userId && claims.sessionId !== '' ? claims : null
}

/**
 * Notes that a session makes calls of the desk, with its address and browser, at most every five minutes.
 * @param token of the call
 * @param tokens all that the request has: the storefront in the same browser has a session of its own
 */
export async function noteDeskSession(
  mall: Mall,
  { userId, deskSeen }: Pick<Viewer, 'userId' | 'deskSeen'>,
  token: string | undefined,
  tokens: readonly string[],
  { ip, device }: CallOrigin,
): Promise<void> {
  const now = mall.now()
  if (deskSeen !== null && now - deskSeen < noteInterval) return
  const session = sessionsOf(mall, userId, token)
  if (!session) return
  const { sessionId, pairId } = session
  const other = tokens
    .map((sent) => sessionsOf(mall, userId, sent)?.sessionId)
    .find((id) => id !== undefined && id !== sessionId)
  await mall.db.run(touchDeskSession, [sessionId, userId, pairId || (other ?? ''), ip, device, now])
}

/** The session of a call of the desk. @throws MallError for a token of an older version, which has none */
export function deskSessionOf({ mall, viewer, token }: CallContext): string {
  const session = viewer ? sessionsOf(mall, viewer.userId, token) : null
  if (!session) throw new MallError('请退出后重新登录')
  return session.sessionId
}

/** Whether a token is of a session of the person, or of its storefront in the same browser. */
export function isOfSession(
  mall: Mall,
  { userId, sessionId }: { userId: number; sessionId: string },
  token: string,
): boolean {
  const session = sessionsOf(mall, userId, token)
  return session !== null && (session.sessionId === sessionId || session.pairId === sessionId)
}

/** The sessions of a person at the desk that can still be used, the latest first. */
export const listDeskSessions = async ({ db, now }: Mall, userId: number): Promise<DeskSessionRow[]> =>
  db.run(deskSessionsOf, [userId, now()])

/**
 * Ends sessions of a person at the desk, with those of the storefront in the same browsers; with an audit row when
 * there was one.
 * @param actor the person, or an owner
 * @param isMeant which ones, by their ids
 * @returns how many there were
 */
export async function endDeskSessions(
  mall: Mall,
  actor: Actor,
  userId: number,
  isMeant: (sessionId: string) => boolean,
): Promise<number> {
  const { db, now } = mall
  const meant = (await listDeskSessions(mall, userId)).filter(({ sessionId }) => isMeant(sessionId))
  if (meant.length === 0) return 0
  const entry = { actor, event: 'endSession', subject: 'member', subjectId: userId }
  await db.transaction(async (tx) => {
    const joined = { ...mall, db: joinedDatabase(tx, db.kind) }
    for (const { sessionId, shopSessionId } of meant) {
      await endId(joined, sessionId, now())
      if (shopSessionId !== '') await endId(joined, shopSessionId, now())
    }
    await tx.run(deleteDeskSessions, [userId, meant.map(({ sessionId }) => sessionId)])
    await recordAudit(tx, { ...entry, after: { sessions: meant.length } }, now())
  })
  return meant.length
}

/**
 * Ends all sign-ins of a person, at the desk and in the storefront, also those that have not come to the desk yet; with
 * an audit row.
 * @returns how many had used the desk, and from when on tokens are valid again
 */
export async function endAllSessions(
  mall: Mall,
  actor: Actor,
  userId: number,
): Promise<{ ended: number; tokensFrom: number }> {
  const { db, now } = mall
  const known = await listDeskSessions(mall, userId)
  return db.transaction(async (tx) => {
    const { tokensFrom } = only(
      await tx.run(revokeTokens, [userId, now()]),
      'ending the sign-ins of a person',
    )
    await tx.run(deleteDeskSessions, [userId, known.map(({ sessionId }) => sessionId)])
    const entry = { actor, event: 'endSession', subject: 'member', subjectId: userId }
    await recordAudit(tx, { ...entry, after: { sessions: known.length } }, now())
    return { ended: known.length, tokensFrom }
  })
}

/**
 * Ends all sign-ins of the caller but this one, which goes on with new tokens; it keeps its second factor.
 * @returns how many others had used the desk
 */
export async function endOtherSessions(context: CallContext, actor: Actor, viewer: Viewer): Promise<number> {
  const { mall } = context
  const { userId } = viewer
  const current = deskSessionOf(context)
  const known = await listDeskSessions(mall, userId)
  const own = known.find(({ sessionId }) => sessionId === current)
  const { ended, tokensFrom } = await endAllSessions(mall, actor, userId)
  const { storeToken } = await renewSession(context, { ...viewer, tokensFrom })
  const renewed = sessionsOf(mall, userId, storeToken ?? undefined)
  if (own && renewed) {
    const { sessionId, pairId } = renewed
    await mall.db.run(touchDeskSession, [sessionId, userId, pairId, own.ip, own.device, mall.now()])
    if (own.isPassed) await passSession(mall.db, userId, sessionId, mall.now())
  }
  return own ? ended - 1 : ended
}

/** The session has given its second factor. @param now epoch seconds */
export async function passSession(
  db: Queries,
  userId: number,
  sessionId: string,
  now: number,
): Promise<void> {
  await db.run(passDeskSession, [sessionId, userId, now])
}

/** No session of the person has given the second factor any more. */
export async function resetPasses(db: Queries, userId: number): Promise<void> {
  await db.run(resetDeskSessions, [userId])
}

/** Deletes sessions whose tokens cannot be used or renewed any more. @param now epoch seconds */
export async function sweepOldDeskSessions(db: Queries, now: number): Promise<void> {
  await db.run(sweepDeskSessions, [now - tokenLifetime - refreshWindow])
}
