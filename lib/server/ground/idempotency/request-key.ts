import 'server-only'
import { createHash } from 'node:crypto'
import { MallError } from '@/lib/domain/errors'
import type { CallContext } from '@/lib/server/ground/call-context'

/** An idempotency key with the request for which it was sent. */
export interface RequestKey {
  key: string
  /** Distinguishes requests: hash of call and parsed input, 22 characters. */
  hash: string
}

/** The text of a value, the same for every sequence of its fields; undefined fields are left out. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** 128 bits of SHA-256: only requests of one person under one key are compared. */
const hashOf = (call: string, input: unknown): string =>
  createHash('sha256')
    .update(`${call}\n${canonical(input)}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')

/**
 * The key of a call; null when it was sent without one. The same key with another call or input is another request,
 * which must not get the answer of the first.
 * @param call name of the call, such as `checkout.create`
 * @param input the parsed input of the handler, so that different notations of one request are equal
 */
export const requestKeyOf = (
  { idempotencyKey: key }: Pick<CallContext, 'idempotencyKey'>,
  call: string,
  input: unknown,
): RequestKey | null => (key === null ? null : { key, hash: hashOf(call, input) })

/** The error for a key that was used before with another request. */
export const keyIsUsed = () => new MallError('请求标识已用于其他操作，请刷新后重试')

/** The error while the first request with this key is still running. */
export const keyIsRunning = () => new MallError('操作正在处理中，请稍后重试')

/**
 * Rejects a request whose key was used for another one.
 * @param storedHash null for a row of an earlier version, whose request is unknown
 * @throws MallError 请求标识已用于其他操作，请刷新后重试
 */
export function assertSameRequest({ hash }: RequestKey, storedHash: string | null): void {
  if (storedHash !== null && storedHash !== hash) throw keyIsUsed()
}
