import type { ClientLink } from '@orpc/client'
import { ApiError, fallbackMessage } from './api-error'
import { toForm } from './form'
import routes from './routes.json'

/** Sends one request and gives the answer whatever its status; rejects only when there is none. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

/** Options a caller may add to one call. */
export interface CallOptions {
  /** Makes a repeated submission harmless: the same key gives the first answer again. */
  idempotencyKey?: string
}

type RouteTree = { [name: string]: RouteTree | [method: string, path: string] }

function routeOf(path: readonly string[]): [method: string, path: string] {
  let node: RouteTree | [string, string] | undefined = routes as unknown as RouteTree
  for (const name of path) node = Array.isArray(node) ? undefined : node?.[name]
  if (!Array.isArray(node)) throw new Error(`The contract has no call ${path.join('.')}`)
  return node
}

interface Envelope {
  data?: unknown
  msg?: string
  error?: { message?: string }
}

interface Refusal {
  message?: string
  status_code: number
  code?: number
  errors?: Record<string, string[]>
}

const isRefusal = (data: unknown): data is Refusal =>
  typeof data === 'object' && data !== null && 'status_code' in data && Number(data.status_code) > 300

/** What is inside the envelope, or the refusal it carries (contract goods §1). */
async function unwrap(response: Response): Promise<unknown> {
  const body = (await response.json().catch(() => ({}))) as Envelope
  const { data } = body
  if (isRefusal(data))
    throw new ApiError(data.message || fallbackMessage, Number(data.status_code), data.code, data.errors)
  if (response.ok && data !== undefined && data !== null) return data
  throw new ApiError(body.msg || body.error?.message || fallbackMessage, response.status)
}

/** Fills path parameters in; what is not in the path is left for the query or the body. */
function fillPath(
  path: string,
  input: Record<string, unknown>,
): [path: string, rest: Record<string, unknown>] {
  const used = new Set<string>()
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    used.add(name)
    return encodeURIComponent(String(input[name]))
  })
  return [filled, Object.fromEntries(Object.entries(input).filter(([name]) => !used.has(name)))]
}

/** The wire below the typed client: ECShopX forms out, envelopes in, `company_id` on every call (spec 1 §7). */
export function contractLink(prefix: string, send: Send): ClientLink<CallOptions> {
  return {
    async call(path, input, { context, signal }) {
      const [method, template] = routeOf(path)
      const [filled, rest] = fillPath(template, (input ?? {}) as Record<string, unknown>)
      const form = toForm({ company_id: 1, ...rest })
      const headers: Record<string, string> = { accept: 'application/json' }
      if (context.idempotencyKey) headers['idempotency-key'] = context.idempotencyKey
      const url = `${prefix}${filled}`
      return unwrap(
        method === 'GET'
          ? await send(`${url}?${form}`, { method, headers, signal })
          : await send(url, { method, headers, body: form, signal }),
      )
    },
  }
}
