import 'server-only'
import { randomUUID } from 'node:crypto'
import { mayDo } from '@/lib/domain/desk/roles'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import { dayText } from '@/lib/domain/time/china'
import { memberOf, type CallContext } from '@/lib/server/ground/call-context'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { seal, unseal } from '@/lib/server/ground/seal'
import { deskSessionOf, isOfSession } from '@/lib/server/people/session/desk-sessions'
import { loadViewer } from '@/lib/server/people/viewer/load-viewer'

/** Seconds that a token is valid. */
const life = 600

/** The claims of a token: a session of the desk may store one object whose name begins with the prefix. */
interface Claims {
  id: string
  userId: number
  sessionId: string
  /** `tokensFrom` of the account; a later one has ended its sessions. */
  tokensFrom: number
  prefix: string
  expires: number
}

/** What a token allows. */
export interface AllowedUpload {
  userId: number
  /** Uses the token up, before the object is stored. @throws MallError 429 for one that was used */
  takeToken: () => Promise<void>
}

/** A token for the second step of an upload, which need not carry the operator's own token (spec 2 §7). */
export function createUploadToken(context: CallContext): { token: string; prefix: string } {
  const { secret, now } = context.mall
  const { userId, tokensFrom } = memberOf(context)
  const prefix = `image/1/${dayText(now()).replaceAll('-', '/')}/`
  const claims: Claims = {
    id: randomUUID(),
    userId,
    sessionId: deskSessionOf(context),
    tokensFrom,
    prefix,
    expires: now() + life,
  }
  return { token: seal(secret, JSON.stringify(claims), 'upload'), prefix }
}

const invalid = () => new MallError(contentMessages.uploadTokenInvalid)

/**
 * Checks the token of an upload: its session goes on, its account still has the permission, and a request that names
 * sessions names this one.
 * @param key the client's name of the object; stored objects are named by their content
 * @throws MallError 上传凭证无效 for a changed or expired token, for one of another or an ended session, and for a name
 *   without its prefix
 */
export async function readUploadToken(
  { mall, tokens = [] }: Pick<CallContext, 'mall' | 'tokens'>,
  token: string,
  key: string | undefined,
): Promise<AllowedUpload> {
  const { secret, now, db } = mall
  const claims = claimsOf(secret, token)
  const isNamed =
    key === undefined || (claims && key.startsWith(claims.prefix) && /^[\w/-]+\.(?:jpe?g|png)$/.test(key))
  if (!claims?.sessionId || claims.expires < now() || !isNamed) throw invalid()
  const isSent = tokens.length === 0 || tokens.some((sent) => isOfSession(mall, claims, sent))
  if (!isSent || !(await isGoing(mall, claims))) throw invalid()
  const use = { max: 1, window: life, message: '上传凭证已经用过，请重新获取' }
  return {
    userId: claims.userId,
    // Counted in the window of its end: the window of the present moment would be another one after a while.
    takeToken: () => takeHit(db, `upload-token:${claims.id}`, use, claims.expires),
  }
}

/** Whether the session of a token was not ended, and its person may still store pictures. */
async function isGoing({ db, now }: Mall, { userId, sessionId, tokensFrom }: Claims): Promise<boolean> {
  const viewer = await loadViewer(db, userId, now(), [sessionId])
  if (!viewer?.deskRole || viewer.disabled || viewer.isEnded || viewer.tokensFrom !== tokensFrom) return false
  return mayDo(viewer.deskRole, 'picture:write')
}

function claimsOf(secret: Uint8Array, token: string): Claims | null {
  try {
    return JSON.parse(unseal(secret, token, 'upload')) as Claims
  } catch {
    return null
  }
}
