import 'server-only'
import { ORPCError, ValidationError } from '@orpc/server'
import { MallError } from '@/lib/domain/errors'
import { log } from '@/lib/server/log'

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** `{"data": …}`, not to be kept unless `headers` say so; data is never null because clients crash on it (contract goods §1.4). */
export function success(data: unknown, headers?: Headers): Response {
  const out = headers ?? new Headers()
  for (const [name, value] of Object.entries(jsonHeaders)) if (!out.has(name)) out.set(name, value)
  return new Response(JSON.stringify({ data: data ?? {} }), { status: 200, headers: out })
}

/** Field messages of a failed validation, `{ field: [sentence …] }`. */
function fieldErrors(error: ValidationError): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const path = issue.path?.map((part) => String(typeof part === 'object' ? part.key : part)).join('.') ?? ''
    ;(errors[path] ??= []).push(issue.message)
  }
  return errors
}

/** Any thrown value as the error a client may see. What is not ours is logged and hidden behind one sentence. */
export function toMallError(error: unknown, invalid: string | undefined): MallError {
  if (error instanceof MallError) return error
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    const errors = fieldErrors(error.cause)
    const first = Object.values(errors)[0]?.[0]
    return new MallError(invalid ?? first ?? '参数错误', { errors })
  }
  if (error instanceof ORPCError && error.cause instanceof MallError) return error.cause
  log.error({ err: error }, 'unexpected failure')
  return new MallError('系统繁忙，请稍后再试', { status: 500 })
}

/** The contract's error body. Only 401 keeps its HTTP status; everything else travels as 200 (goods §1.2, §1.3). */
export function failure(error: MallError, httpStatus = error.status === 401 ? 401 : 200): Response {
  const { message, status, code, errors } = error
  const data = { message, status_code: status, ...(code ? { code } : {}), ...(errors ? { errors } : {}) }
  return new Response(JSON.stringify({ data }), { status: httpStatus, headers: jsonHeaders })
}
