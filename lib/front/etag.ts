/** ETags are weak, because all content codings of a body share one. */
import { createHash } from 'node:crypto'

/**
 * Characters of six bits each: two bodies of one URL never share 96 of them, and a page sends them with each of its
 * files.
 */
const characters = 16

/** A weak ETag: the hash of a body. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url').slice(0, characters)}"`
}

/** Whether an If-None-Match header lists this ETag (weak comparison, RFC 9110 section 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === opaque)
}
