import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { contentSign, isTimely, signWindow } from '@/lib/domain/content-sign'
import { MallError } from '@/lib/domain/errors'

/** MD5 is the contract's choice (goods §12.6); the secret stands outside the inner hash and time bounds a guess. */
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

// Bundles duplicate modules; a signature that one of them has seen must count for all.
const memory = globalThis as { __mallSeenSigns?: LRUCache<string, true> }

/**
 * Signatures of this process that were good once. Only holders of the secret get in here, so strangers cannot push others
 * out; a signature is forgotten when its time has run out in any case.
 */
const seenSigns = (memory.__mallSeenSigns ??= new LRUCache<string, true>({
  max: 100_000,
  ttl: 2 * signWindow * 1000,
}))

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Accepts a signed request once.
 * @param params query and body as they were sent, empty values too
 * @param now epoch seconds
 * @throws MallError 401 签名错误, 请求已过期 or 请求重复
 */
export function acceptSigned(params: Readonly<Record<string, unknown>>, secret: string, now: number): void {
  const { sign, timestamp } = params
  if (typeof sign !== 'string' || !isSame(sign, contentSign(params, secret, md5)))
    throw new MallError('签名错误', { status: 401 })
  if (!isTimely(timestamp, now)) throw new MallError('请求已过期', { status: 401 })
  if (seenSigns.has(sign)) throw new MallError('请求重复', { status: 401 })
  seenSigns.set(sign, true)
}
