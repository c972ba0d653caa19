import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { addressDigest, knownFor } from './known-address'
import { accountOfEmailSignIn, accountOfMobile, accountOfSignIn } from './sql'

/** The fields of an account that a sign-in needs. */
export type Account = RowOf<typeof accountOfSignIn>

/**
 * The account of a mobile number or an e-mail address in lower case; undefined when it is not registered.
 * @param ip the caller's address, for `isKnown`; empty for requests from our own pages, whose address is never known
 */
export async function findAccount(mall: Mall, name: string, ip: string): Promise<Account | undefined> {
  const { db, now } = mall
  const [account] = await db.run(name.includes('@') ? accountOfEmailSignIn : accountOfSignIn, [
    name,
    addressDigest(mall, ip),
    now() - knownFor,
  ])
  return account
}

/** Whether a mobile number has an account. */
export async function isRegistered(db: Queries, mobile: string): Promise<boolean> {
  return (await db.run(accountOfMobile, [mobile])).length > 0
}
