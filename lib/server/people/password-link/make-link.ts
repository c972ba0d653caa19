import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '@/lib/server/ground/db/connection'
import { putPasswordLink } from './sql'

/** Seconds for which a link works. */
export const linkLifetime = 1800

/**
 * The stored digest of a key: reading the table is not enough to set a password. The key is random, so a plain hash is
 * sufficient.
 */
export const digestOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/**
 * Makes the link with which a person sets the password of an account; an earlier link ends. The key is in the fragment,
 * which browsers do not send to servers, so that neither access logs nor referrers contain it.
 * @param origin of the mall, without a trailing slash
 * @param madeBy the person at the desk whose removal ends it; null for the command
 * @param now epoch seconds
 */
export async function makePasswordLink(
  tx: Queries,
  origin: string,
  { userId, madeBy }: { userId: number; madeBy: number | null },
  now: number,
): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await tx.run(putPasswordLink, [userId, digestOfKey(key), now + linkLifetime, madeBy])
  return `${origin}/auth/set-password#key=${key}`
}
