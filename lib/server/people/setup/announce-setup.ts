import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { hasDesk, putKey } from './sql'

/** Seconds for which an address works. */
export const setupLifetime = 1800

/** The stored digest of a key, which is random, so that a plain hash is sufficient. */
export const digestOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Whether the mall has people at its desk. */
export const isSetUp = async (db: Queries): Promise<boolean> =>
  only(await db.run(hasDesk, []), 'looking for people at the desk').hasDesk

/**
 * Makes the one-time address with which the first owner of a new mall is made; each start makes another one. The key
 * is in the fragment, which browsers do not send to servers.
 * @returns null for a mall that has people at its desk, and for the demo mall, which has its own
 */
export async function announceSetup({
  db,
  env,
  now,
}: Pick<Mall, 'db' | 'env' | 'now'>): Promise<string | null> {
  if (env.demo || (await isSetUp(db))) return null
  const key = randomBytes(32).toString('base64url')
  await db.run(putKey, [digestOfKey(key), now() + setupLifetime, now()])
  return `${env.publicUrl}/setup#key=${key}`
}
