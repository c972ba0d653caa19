import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { contentSign, isTimely, signWindow } from '@/lib/domain/content-sign'
import { MallError } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

/** MD5 is the contract's choice (goods §12.6); the secret stands outside the inner hash and time bounds a guess. */
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

// One statement: of two instances that are sent the same request at once, the second finds the row.
const use = statement(
  'sign_use',
  'insert into used_signs (sign, expires) values ($1, $2) on conflict (sign) do nothing returning sign',
)
const sweep = statement('sign_sweep', 'delete from used_signs where expires <= $1')

/** A time from the far edge of the window is taken until the other edge has passed, in seconds. */
const kept = 2 * signWindow + 1

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Accepts a signed request once in the whole mall, however many instances it has. Only holders of the secret get as far
 * as writing a row.
 * @param params query and body as they were sent, empty values too
 * @param now epoch seconds
 * @throws MallError 401 签名错误, 请求已过期 or 请求重复
 */
export async function acceptSigned(
  db: Queries,
  params: Readonly<Record<string, unknown>>,
  secret: string,
  now: number,
): Promise<void> {
  const { sign, timestamp } = params
  if (typeof sign !== 'string' || !isSame(sign, contentSign(params, secret, md5)))
    throw new MallError('签名错误', { status: 401 })
  if (!isTimely(timestamp, now)) throw new MallError('请求已过期', { status: 401 })
  const rows = await db.run(use, [sign, now + kept])
  if (rows.length === 0) throw new MallError('请求重复', { status: 401 })
}

/** Drops the signatures whose requests are refused for their time by now. */
export async function sweepSigns(db: Queries, now: number): Promise<void> {
  await db.run(sweep, [now])
}
