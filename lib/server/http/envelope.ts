import 'server-only'
import { ORPCError, ValidationError } from '@orpc/server'
import { MallError } from '@/lib/domain/errors'
import { sqlState } from '@/lib/server/db/connection'
import { log } from '@/lib/server/log'
import type { PlainAnswer } from './plain-answer'
import './zod-messages'

const jsonType: [string, string] = ['content-type', 'application/json; charset=utf-8']
const unkept: [string, string] = ['cache-control', 'no-store']

/** `{"data": …}`, not to be kept unless `headers` say so; data is never null because clients crash on it (contract goods §1.4). */
export function success(data: unknown, own?: Headers): PlainAnswer {
  const headers = [jsonType]
  if (!own?.has('cache-control')) headers.push(unkept)
  if (own) headers.push(...own)
  return { status: 200, headers, body: JSON.stringify({ data: data ?? {} }) }
}

/** A document for clients that show it in a frame: what it says was written in an editor, so nothing in it runs. */
export const page = (html: string): PlainAnswer => ({
  status: 200,
  headers: [
    ['content-type', 'text/html; charset=utf-8'],
    [
      'content-security-policy',
      "default-src 'none'; img-src * data:; media-src *; style-src 'unsafe-inline'",
    ],
    unkept,
  ],
  body: html,
})

/** Field messages of a failed validation, `{ field: [sentence …] }`. */
function fieldErrors(error: ValidationError): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const path = issue.path?.map((part) => String(typeof part === 'object' ? part.key : part)).join('.') ?? ''
    ;(errors[path] ??= []).push(issue.message)
  }
  return errors
}

/** What a client is told of a failure that is none of its business. `status`: 500, or 502 and 504 of another back end. */
export const busy = (status = 500) => new MallError('系统繁忙，请稍后再试', { status })

/** Nothing answers under this path. */
export const noSuchPath = () => new MallError('接口不存在', { status: 404 })

/** Something answers under this path, but not to this verb. */
export const wrongVerb = () => new MallError('请求方法不正确', { status: 405 })

/** Any thrown value as the error a client may see. What is not ours is logged and hidden behind one sentence. */
export function toMallError(error: unknown, invalid: string | undefined): MallError {
  if (error instanceof MallError) return error
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    const errors = fieldErrors(error.cause)
    const first = Object.values(errors)[0]?.[0]
    return new MallError(invalid ?? first ?? '参数错误', { errors })
  }
  if (error instanceof ORPCError && error.cause instanceof MallError) return error.cause
  // An id wider than its column names nothing.
  if (sqlState(error) === '22003') return new MallError(invalid ?? '参数错误')
  log.error({ err: error }, 'unexpected failure')
  return busy()
}

/** The contract's error body. Only 401 keeps its HTTP status; everything else travels as 200 (goods §1.2, §1.3). */
export function failure(error: MallError, httpStatus = error.status === 401 ? 401 : 200): PlainAnswer {
  const { message, status, code, errors } = error
  const data = { message, status_code: status, ...(code ? { code } : {}), ...(errors ? { errors } : {}) }
  return { status: httpStatus, headers: [jsonType, unkept], body: JSON.stringify({ data }) }
}
