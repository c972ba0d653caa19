import 'server-only'
import { commandLine } from '@/lib/env'
import type { Database, Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { fingerprintOf, unseal } from '@/lib/server/ground/seal'
import { addFingerprint, newestSealed, storedFingerprint } from './sql'

/** The error when the key of the mall differs from that of its database. */
export class OtherSecret extends Error {
  /** @param source the source of the key: `MALL_SECRET`, or the file of an embedded mall */
  constructor(source: string) {
    super(
      `${source} is not the key that this database belongs to: with another one identities and papers cannot be read, and a person could be verified twice. Start with the key that was used before; it is a part of every backup. To change it: ${commandLine('secret', 'rotate')}`,
    )
    this.name = 'OtherSecret'
  }
}

const canOpen = (secret: Uint8Array, sealed: string | null, purpose: 'identity' | 'merchant'): boolean => {
  if (sealed === null) return true
  try {
    unseal(secret, sealed, purpose)
    return true
  } catch {
    return false
  }
}

/** Whether a database without a fingerprint, from an earlier version, contains nothing sealed with another secret. */
async function isUnsealedBy(db: Queries, secret: Uint8Array): Promise<boolean> {
  const newest = only(await db.run(newestSealed, []), 'the newest sealed texts')
  return canOpen(secret, newest.identity, 'identity') && canOpen(secret, newest.merchant, 'merchant')
}

/**
 * Whether the database belongs to this secret. The first start decides: it stores the fingerprint of its secret.
 * @param now epoch seconds
 */
export async function ownsDatabase(db: Database, secret: Uint8Array, now: number): Promise<boolean> {
  const fingerprint = fingerprintOf(secret)
  const [stored] = await db.run(storedFingerprint, [])
  if (stored) return stored.fingerprint === fingerprint
  if (!(await isUnsealedBy(db, secret))) return false
  await db.run(addFingerprint, [fingerprint, now])
  const [kept] = await db.run(storedFingerprint, [])
  return kept?.fingerprint === fingerprint
}

/** Whether the database belongs to another secret; stores nothing. */
export async function hasOtherSecret(db: Database, secret: Uint8Array): Promise<boolean> {
  const [stored] = await db.run(storedFingerprint, [])
  return stored !== undefined && stored.fingerprint !== fingerprintOf(secret)
}

/** @throws OtherSecret unless `ownsDatabase` */
export async function assertSecret(
  db: Database,
  secret: Uint8Array,
  now: number,
  source = 'MALL_SECRET',
): Promise<void> {
  if (!(await ownsDatabase(db, secret, now))) throw new OtherSecret(source)
}
