import 'server-only'
import { ORPCError, ValidationError } from '@orpc/server'
import { busy, MallError } from '@/lib/domain/errors'
import * as requestMessages from '@/lib/domain/messages/request'
import { sqlState } from '@/lib/server/ground/db/connection'
import { log } from '@/lib/server/ground/log'
import { countError } from './error-kind'
import type { PlainResponse } from './plain-response'
import './zod-messages'

const jsonType: [string, string] = ['content-type', 'application/json; charset=utf-8']
const noStore: [string, string] = ['cache-control', 'no-store']

/**
 * A response `{"data": …}`, with `no-store` unless `own` sets Cache-Control. `data` is never null, because clients
 * crash on it (contract goods §1.4).
 * @param own headers of the call
 */
export function success(data: unknown, own?: Headers): PlainResponse {
  return { status: 200, headers: successHeaders(own), body: JSON.stringify({ data: data ?? {} }) }
}

/** The headers of `success`. */
function successHeaders(own?: Headers): [name: string, value: string][] {
  const headers = [jsonType]
  if (!own?.has('cache-control')) headers.push(noStore)
  if (own) headers.push(...own)
  return headers
}

/** An HTML document for clients that show it in a frame. Its content is written by editors, so scripts are blocked. */
export const page = (html: string): PlainResponse => ({
  status: 200,
  headers: [
    ['content-type', 'text/html; charset=utf-8'],
    [
      'content-security-policy',
      "default-src 'none'; img-src * data:; media-src *; style-src 'unsafe-inline'",
    ],
    noStore,
  ],
  body: html,
})

/** A CSV file for spreadsheets; its byte order mark identifies it as UTF-8. @param name of the file, ASCII */
export const csvFile = (rows: string, name: string): PlainResponse => ({
  status: 200,
  headers: [
    ['content-type', 'text/csv; charset=utf-8'],
    ['content-disposition', `attachment; filename="${name}.csv"`],
    noStore,
  ],
  body: `\uFEFF${rows}`,
})

/** A file to be saved, which may be written while it is sent. Its name may have Chinese characters (RFC 6266). */
export const fileResponse = (file: File): Response =>
  new Response(file.stream(), {
    headers: [
      ['content-type', file.type || 'application/octet-stream'],
      ['content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`],
      ['x-content-type-options', 'nosniff'],
      noStore,
    ],
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

/** The error for a path that no call has. */
export const noSuchPath = () => new MallError('接口不存在', { status: 404 })

/** The error for a known path with another method. */
export const wrongMethod = () => new MallError('请求方法不正确', { status: 405 })

/**
 * The error that a client may see for any thrown value. Unexpected errors are logged and replaced by one sentence.
 * @param invalid the call's message for invalid input
 */
export function toMallError(error: unknown, invalid: string | undefined): MallError {
  if (error instanceof MallError) return error
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    const errors = fieldErrors(error.cause)
    const first = Object.values(errors)[0]?.[0]
    return new MallError(invalid ?? first ?? requestMessages.parametersInvalid, { errors })
  }
  if (error instanceof ORPCError && error.cause instanceof MallError) return error.cause
  // The id is out of range for its column, so it cannot exist.
  if (sqlState(error) === '22003') return new MallError(invalid ?? requestMessages.parametersInvalid)
  countError(error)
  log.error({ err: error }, 'unexpected failure')
  return busy()
}

/**
 * The contract's error body. HTTP status 401 stays; all other errors have HTTP 200 (contract goods §1.2, contract goods
 * §1.3).
 */
export function failure(error: MallError, httpStatus = error.status === 401 ? 401 : 200): PlainResponse {
  const { message, status, code, errors } = error
  const data = { message, status_code: status, ...(code ? { code } : {}), ...(errors ? { errors } : {}) }
  return { status: httpStatus, headers: [jsonType, noStore], body: JSON.stringify({ data }), outcome: status }
}
