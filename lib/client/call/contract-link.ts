import type { ClientLink } from '@orpc/client'
import { ApiError, fallbackMessage, signedOutMessage } from '../call/api-error'
import { toBody, toForm } from '../form/form'

/** Sends a request. Resolves with the response of any status; rejects only without a response. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

/** Options a caller may add to one call. */
export interface CallOptions {
  /** Repeating a submission with the same key returns the first response again. */
  idempotencyKey?: string
}

export type RouteTree = { [name: string]: RouteTree | [method: string, path: string] }

function routeOf(routes: RouteTree, path: readonly string[]): [method: string, path: string] {
  let node: RouteTree | [string, string] | undefined = routes
  for (const name of path) node = Array.isArray(node) ? undefined : node?.[name]
  if (!Array.isArray(node)) throw new Error(`The contract has no call ${path.join('.')}`)
  return node
}

interface Envelope {
  data?: unknown
  msg?: string
  error?: { message?: string }
}

interface BusinessError {
  message?: string
  status_code: number
  code?: number
  errors?: Record<string, string[]>
}

/** The code of a missing or dead token (contract goods §1.3). */
const deadSession = 401001

const isBusinessError = (data: unknown): data is BusinessError =>
  typeof data === 'object' && data !== null && 'status_code' in data && Number(data.status_code) > 300

/** The data of the envelope; throws the business error that it carries as ApiError (contract goods §1). */
export async function unwrap(response: Response): Promise<unknown> {
  const body = (await response.json().catch(() => ({}))) as Envelope
  const { data } = body
  if (isBusinessError(data)) {
    const message = data.code === deadSession ? signedOutMessage : data.message
    throw new ApiError(message || fallbackMessage, Number(data.status_code), data.code, data.errors)
  }
  if (response.ok && data !== undefined && data !== null) return data
  throw new ApiError(body.msg || body.error?.message || fallbackMessage, response.status)
}

/** Fills in path parameters; the remaining input goes into query or body. */
function fillPath(
  path: string,
  input: Record<string, unknown>,
): [path: string, rest: Record<string, unknown>] {
  const used = new Set<string>()
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    used.add(name)
    return encodeURIComponent(String(input[name]))
  })
  return [filled, Object.fromEntries(Object.entries(input).filter(([name]) => !used.has(name)))]
}

/**
 * The oRPC link of the typed client: sends ECShopX forms with `company_id` (spec 1 §7), reads envelopes (ADR 0006).
 *
 * @param routes method and path of the calls; a browser has those that pages make, a server all
 */
export function contractLink(prefix: string, send: Send, routes: RouteTree): ClientLink<CallOptions> {
  return {
    async call(path, input, { context, signal }) {
      const [method, template] = routeOf(routes, path)
      const [filled, rest] = fillPath(template, (input ?? {}) as Record<string, unknown>)
      const values = { company_id: 1, ...rest }
      const headers: Record<string, string> = { accept: 'application/json' }
      if (context.idempotencyKey) headers['idempotency-key'] = context.idempotencyKey
      const url = `${prefix}${filled}`
      return unwrap(
        method === 'GET'
          ? await send(`${url}?${toForm(values)}`, { method, headers, signal })
          : await send(url, { method, headers, body: toBody(values), signal }),
      )
    },
  }
}
