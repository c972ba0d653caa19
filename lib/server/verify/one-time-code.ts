import 'server-only'
import { createHmac } from 'node:crypto'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

/** Captchas and sms codes live this long, in seconds (contract member §5.1, §5.2). */
export const codeLifetime = 300
/** So often may one code be tried, the right time included. */
const maxTries = 5

const keep = statement(
  'one_time_code_keep',
  `insert into one_time_codes (key, digest, made, expires) values ($1, $2, $3, $4)
   on conflict (key) do update
     set digest = excluded.digest, made = excluded.made, expires = excluded.expires, tries = 0, used = false
     where one_time_codes.made <= $5
   returning key`,
)
// One statement: of two calls with the right code the second waits for the row and finds it used.
const attempt = statement(
  'one_time_code_attempt',
  `update one_time_codes set tries = tries + 1, used = (digest = $2)
    where key = $1 and not used and tries < $3 and expires > $4
   returning used`,
)
const forget = statement('one_time_code_forget', 'delete from one_time_codes where key = $1')
const sweep = statement('one_time_code_sweep', 'delete from one_time_codes where expires <= $1')

/** Bound to its key, so that a row is worth nothing under another one. */
const digestOf = (secret: Uint8Array, key: string, code: string) =>
  createHmac('sha256', secret).update(`${key}\n${code}`).digest('base64url')

/**
 * Keeps a code under a key; an earlier one there is void.
 * @param gap seconds that must lie between two codes of one key
 * @returns false when the earlier one is younger than `gap`; nothing is changed then
 */
export async function keepCode(
  db: Queries,
  { secret, now }: Mall,
  key: string,
  code: string,
  gap = 0,
): Promise<boolean> {
  const at = now()
  const rows = await db.run(keep, [key, digestOf(secret, key, code), at, at + codeLifetime, at - gap])
  return rows.length === 1
}

/**
 * Uses a code up. Wrong, used, expired and too often tried ones are all just wrong. The try counts even when the caller
 * fails afterwards, so never call this inside a transaction that may roll back.
 */
export async function spendCode({ db, secret, now }: Mall, key: string, code: string): Promise<boolean> {
  const [row] = await db.run<{ used: boolean }>(attempt, [key, digestOf(secret, key, code), maxTries, now()])
  return row?.used === true
}

/** Takes a code back that never reached anybody. */
export async function forgetCode(db: Queries, key: string): Promise<void> {
  await db.run(forget, [key])
}

/** Drops what has expired. */
export async function sweepCodes(db: Queries, now: number): Promise<void> {
  await db.run(sweep, [now])
}
