import type { z } from 'zod'
import { apiPrefix } from '@/lib/contract'
import type { MallDoor } from '../../fixtures/front/open-mall-door'
import { bracketQuery } from './bracket-query'

/** A public ECShopX client, reduced to its calls and to the fields that it reads of their answers. */

export type Params = Record<string, string | number | boolean | readonly (string | number)[]>

export interface ClientKind {
  /** Named in every failure. */
  name: string
  /** Where its pages are; its server sends no `Origin`. */
  origin: string
  /** How it writes a list: `cart_id[]=5` or `cart_id[0]=5`. */
  arrays: 'brackets' | 'indices'
  /** Whether its server sends the token of the cookie with its own calls. */
  serverHasToken?: true
  /** Whether it takes this `status_code` in `data` for an error (contract clients §0). */
  isError: (statusCode: number) => boolean
}

export interface Client {
  /** The bearer token, as the client stores it after the login. */
  token?: string
  /** Calls as the server of the client: no origin, and no token unless the kind says so. */
  server: <T>(path: string, params: Params, reads: z.ZodType<T>) => Promise<T>
  get: <T>(path: string, params: Params, reads: z.ZodType<T>) => Promise<T>
  /** Sends a form. */
  send: <T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    params: Params,
    reads: z.ZodType<T>,
  ) => Promise<T>
  /** Sends parameters in the query, as the web client does with PUT and DELETE. */
  sendInQuery: <T>(method: 'PUT' | 'DELETE', path: string, params: Params, reads: z.ZodType<T>) => Promise<T>
}

const shared = { company_id: 1, country_code: 'zh-CN' }

/** A client in front of a mall. A wrong status, a refusal or another shape fails with the client and the call. */
export function openClient(door: MallDoor, kind: ClientKind): Client {
  const failed = (call: string, reason: string): never => {
    throw new Error(`${kind.name} breaks at ${call}: ${reason}`)
  }

  /** The preflight request of a browser before a call with a token or with a method that forms do not have. */
  async function preflight(call: string, method: string, url: string, hasToken: boolean): Promise<void> {
    const response = await door.request(url, {
      method: 'OPTIONS',
      headers: {
        origin: kind.origin,
        'access-control-request-method': method,
        ...(hasToken ? { 'access-control-request-headers': 'authorization' } : {}),
      },
    })
    const { headers } = response
    if (!response.ok) failed(call, `the preflight answers ${response.status}`)
    if (headers.get('access-control-allow-origin') !== '*') failed(call, 'the preflight allows no origin')
    if (!headers.get('access-control-allow-methods')?.includes(method))
      failed(call, `the preflight refuses ${method}`)
    if (hasToken && !headers.get('access-control-allow-headers')?.includes('authorization'))
      failed(call, 'the preflight refuses the token')
  }

  async function read<T>(
    call: string,
    response: Response,
    reads: z.ZodType<T>,
    isBrowser: boolean,
  ): Promise<T> {
    if (isBrowser && response.headers.get('access-control-allow-origin') !== '*')
      failed(call, 'the browser may not read the answer')
    const text = await response.text()
    if (response.status !== 200) failed(call, `HTTP ${response.status} ${text}`)
    const { data } = JSON.parse(text) as { data?: { status_code?: unknown } | null }
    if (data === undefined || data === null) return failed(call, 'there is no data')
    const code = Number(data.status_code ?? 0)
    if (kind.isError(code)) failed(call, text)
    const parsed = reads.safeParse(data)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return failed(call, `${issue?.path.join('.')}: ${issue?.message}`)
    }
    return parsed.data
  }

  async function ask<T>(
    method: string,
    path: string,
    reads: z.ZodType<T>,
    { query = {}, form, isBrowser = true }: { query?: Params; form?: Params; isBrowser?: boolean },
  ): Promise<T> {
    const call = `${method} ${path}`
    const search = bracketQuery(method === 'GET' || !form ? { ...shared, ...query } : query, kind.arrays)
    const url = `${path.startsWith('/api/') ? '' : `${apiPrefix}/`}${path}${search && `?${search}`}`
    const token = isBrowser || kind.serverHasToken ? client.token : undefined
    if (isBrowser && (token || method === 'PUT' || method === 'DELETE'))
      await preflight(call, method, url, token !== undefined)
    const headers: Record<string, string> = {
      accept: '*/*',
      ...(isBrowser ? { origin: kind.origin, referer: `${kind.origin}/` } : { 'user-agent': 'node' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    }
    const body = form ? bracketQuery({ ...shared, ...form }, kind.arrays) : undefined
    const response = await door.request(url, { method, headers, ...(body === undefined ? {} : { body }) })
    return read(call, response, reads, isBrowser)
  }

  const client: Client = {
    server: (path, query, reads) => ask('GET', path, reads, { query, isBrowser: false }),
    get: (path, query, reads) => ask('GET', path, reads, { query }),
    send: (method, path, form, reads) => ask(method, path, reads, { form }),
    sendInQuery: (method, path, query, reads) => ask(method, path, reads, { query }),
  }
  return client
}
