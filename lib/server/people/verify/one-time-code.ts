import 'server-only'
import { createHmac } from 'node:crypto'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import {
  deleteExpiredOneTimeCodes,
  deleteOneTimeCode,
  redeemOneTimeCode,
  storeOneTimeCode,
  tryOneTimeCode,
} from './sql'

/** Lifetime of captchas and SMS codes in seconds (contract member §5.1, contract member §5.2). */
const codeLifetime = 300
/** Most attempts for one code, including the successful one. */
const maxTries = 5

/** The digest includes the key, so that a row copied under another key does not verify. */
const digestOf = (secret: Uint8Array, key: string, code: string) =>
  createHmac('sha256', secret).update(`${key}\n${code}`).digest('base64url')

/**
 * Stores a code under a key and replaces an earlier one.
 * @param times.minInterval least seconds between two codes of one key
 * @param times.lifetime seconds for which the code works
 * @returns false when the earlier code is younger than `minInterval`; nothing is changed then
 */
export async function storeCode(
  db: Queries,
  { secret, now }: Mall,
  key: string,
  code: string,
  { minInterval = 0, lifetime = codeLifetime }: { minInterval?: number; lifetime?: number } = {},
): Promise<boolean> {
  const at = now()
  const digest = digestOf(secret, key, code)
  const rows = await db.run(storeOneTimeCode, [key, digest, at, at + lifetime, at - minInterval])
  return rows.length === 1
}

/**
 * Redeems a code. Returns false for a code that is wrong, used, expired or was tried too often. The attempt counts even
 * when the caller fails afterwards, so never call this inside a transaction that may roll back.
 */
export async function redeemCode({ db, secret, now }: Mall, key: string, code: string): Promise<boolean> {
  const [row] = await db.run(redeemOneTimeCode, [key, digestOf(secret, key, code), maxTries, now()])
  return row?.used === true
}

/** As `redeemCode`, without using up the code, which a later call redeems. The attempt counts as well. */
export async function tryCode({ db, secret, now }: Mall, key: string, code: string): Promise<boolean> {
  const [row] = await db.run(tryOneTimeCode, [key, digestOf(secret, key, code), maxTries, now()])
  return row?.matches === true
}

/** Deletes a code that could not be delivered. */
export async function deleteCode(db: Queries, key: string): Promise<void> {
  await db.run(deleteOneTimeCode, [key])
}

/** Deletes expired codes. @param now epoch seconds */
export async function deleteExpiredCodes(db: Queries, now: number): Promise<void> {
  await db.run(deleteExpiredOneTimeCodes, [now])
}
