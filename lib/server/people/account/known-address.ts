import 'server-only'
import { createHmac } from 'node:crypto'
import { daySeconds } from '@/lib/domain/time/china'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { addressBlock } from '@/lib/web/address-block'
import { putKnownAddress, sweepKnownAddresses } from './sql'

/** Seconds for which an address stays known after a sign-in. */
export const knownFor = 30 * daySeconds

/**
 * The stored form of an address: a keyed digest, so that the table does not reveal locations of members. Null for none.
 */
export const addressDigest = ({ secret }: Pick<Mall, 'secret'>, ip: string): string | null =>
  ip
    ? createHmac('sha256', secret)
        .update(`address\n${addressBlock(ip)}`)
        .digest('base64url')
    : null

/** Records that a member signed in from an address. @param ip empty for requests from our own pages */
export async function rememberAddress(mall: Mall, userId: number, ip: string): Promise<void> {
  const digest = addressDigest(mall, ip)
  if (digest !== null) await mall.db.run(putKnownAddress, [userId, digest, mall.now()])
}

/** Deletes addresses that are no longer known. @param now epoch seconds */
export async function forgetOldAddresses(db: Queries, now: number): Promise<void> {
  await db.run(sweepKnownAddresses, [now - knownFor])
}
