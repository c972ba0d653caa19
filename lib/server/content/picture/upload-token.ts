import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import { dayText } from '@/lib/domain/time/china'
import type { Mall } from '@/lib/server/ground/mall'
import { seal, unseal } from '@/lib/server/ground/seal'

/** Seconds that a token is valid. */
const life = 3600

/** The claims of a token: one operator may store objects whose names begin with the prefix. */
interface Claims {
  userId: number
  prefix: string
  expires: number
}

/** A token for the second step of an upload, which does not carry the operator's own token (spec 2 §7). */
export function createUploadToken({ secret, now }: Mall, userId: number): { token: string; prefix: string } {
  const prefix = `image/1/${dayText(now()).replaceAll('-', '/')}/`
  const claims: Claims = { userId, prefix, expires: now() + life }
  return { token: seal(secret, JSON.stringify(claims), 'upload'), prefix }
}

/**
 * The operator in a token.
 * @param key the client's name of the object; stored objects are named by their content
 * @throws MallError 上传凭证无效 for a changed or expired token, and for a name without its prefix
 */
export function readUploadToken({ secret, now }: Mall, token: string, key: string | undefined): number {
  const claims = claimsOf(secret, token)
  const isNamed =
    key === undefined || (claims && key.startsWith(claims.prefix) && /^[\w/-]+\.(?:jpe?g|png)$/.test(key))
  if (!claims || claims.expires < now() || !isNamed) throw new MallError(contentMessages.uploadTokenInvalid)
  return claims.userId
}

function claimsOf(secret: Uint8Array, token: string): Claims | null {
  try {
    return JSON.parse(unseal(secret, token, 'upload')) as Claims
  } catch {
    return null
  }
}
