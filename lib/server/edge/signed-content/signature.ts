import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { contentSign, isTimely, signWindow } from '@/lib/domain/content-sign'
import { MallError } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/ground/db/connection'
import { statement, text } from '@/lib/server/ground/db/statement'

/** The contract prescribes MD5 (contract goods §12.6); the secret is outside the inner hash and requests expire. */
export const md5 = (value: string): string => createHash('md5').update(value).digest('hex')

// A single statement: when two instances receive the same request at once, the second one finds the row.
const use = statement(
  'sign_use',
  'insert into used_signs (sign, expires) values ($1, $2) on conflict (sign) do nothing returning sign',
  { sign: text },
)
const sweep = statement('sign_sweep', 'delete from used_signs where expires <= $1')

/** How long a used signature is stored, in seconds: the whole width of the accepted time window. */
const signLife = 2 * signWindow + 1

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Accepts a signed request once, across all instances of the mall. Only requests with a valid signature write a row.
 * @param params query and body unchanged, including empty values
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
  const rows = await db.run(use, [sign, now + signLife])
  if (rows.length === 0) throw new MallError('请求重复', { status: 401 })
}

/** Deletes the signatures of requests that would now be rejected as expired. */
export async function sweepSigns(db: Queries, now: number): Promise<void> {
  await db.run(sweep, [now])
}
