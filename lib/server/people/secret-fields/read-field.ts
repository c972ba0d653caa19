import 'server-only'
import { constants, createHash, privateDecrypt, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import { envelopeLifetime, envelopeMark } from '@/lib/domain/envelope'
import { deobfuscate } from '@/lib/domain/obfuscate'
import { plainMobile } from '@/lib/domain/person/mobile'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { keyPair } from './key-pair'
import { sweepUsedEnvelopes, useEnvelope } from './sql'

const content = z.object({ t: z.int(), v: z.string() })

/** The content of an envelope; undefined for one of another key and for any other text. */
function opened(key: KeyObject, body: string): z.infer<typeof content> | undefined {
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    const bytes = privateDecrypt({ key, padding, oaepHash: 'sha256' }, Buffer.from(body, 'base64url'))
    return content.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return undefined
  }
}

/**
 * The text of a sign-in field: plain, obfuscated or in an envelope (ADR 0055). An envelope that is malformed, too old
 * or already used is returned unchanged: no account has such a text, so the call rejects it like any wrong value.
 */
export async function readField(mall: Mall, value: string): Promise<string> {
  if (!value.startsWith(envelopeMark)) return deobfuscate(value)
  const { privateKey } = await keyPair(mall)
  const found = opened(privateKey, value.slice(envelopeMark.length))
  const now = mall.now()
  if (!found || Math.abs(now - found.t) > envelopeLifetime) return value
  // Digest of the decoded content, because the same content has several encodings.
  const digest = createHash('sha256').update(Buffer.from(value.slice(envelopeMark.length), 'base64url'))
  const rows = await mall.db.run(useEnvelope, [digest.digest('base64url'), found.t + 2 * envelopeLifetime])
  return rows.length === 1 ? found.v : value
}

/**
 * The mobile number in a sign-in field as its eleven digits, in whatever format it was typed; any other text is only
 * trimmed.
 */
export const readMobile = async (mall: Mall, value: string): Promise<string> =>
  plainMobile((await readField(mall, value)).trim())

/** Deletes used envelopes that are now too old. @param now epoch seconds */
export async function sweepEnvelopes(db: Queries, now: number): Promise<void> {
  await db.run(sweepUsedEnvelopes, [now])
}
