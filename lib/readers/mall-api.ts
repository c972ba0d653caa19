import 'server-only'
import { type ClientLink, createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { apiBase } from '@/lib/client/call/api-base'
import { contractLink, type CallOptions, type Send } from '@/lib/client/call/contract-link'
import type { Contract } from '@/lib/contract'
import { MallError } from '@/lib/domain/errors'
import { env } from '@/lib/env'
import { findPageEngine } from './page-engine'

type Api = ContractRouterClient<Contract, CallOptions>

/** Calls the same procedures without HTTP. */
const ownEngine: ClientLink<CallOptions> = {
  async call(name, input) {
    const result = await (await findPageEngine()).call(name, input)
    if ('output' in result) return result.output
    const { message, ...options } = result.refusal
    throw new MallError(message, options)
  },
}

/** Sends a request to another ECShopX back end, through the same handler that browsers use. */
const sendToBackEnd: Send = async (url, init) => {
  const request = new Request(url, init)
  const { status, headers, body } = await (
    await findPageEngine()
  ).fetch({
    url,
    method: request.method,
    headers: [...request.headers],
    body: request.body === null ? null : await request.text(),
  })
  return new Response(body, { status, headers })
}

let remote: ClientLink<CallOptions> | undefined

/** The routes come with the schemas of all calls, 15 MB, which a renderer with an engine of this mall does without. */
const backEnd: ClientLink<CallOptions> = {
  async call(...args) {
    const { routeTable } = await import('@/lib/contract/route-table')
    remote ??= contractLink(`http://localhost${apiBase}`, sendToBackEnd, routeTable())
    return remote.call(...args)
  },
}

let api: Api | undefined

/**
 * The API for server components, which call as guests, because rendered pages are shared by all visitors. The
 * environment is read at the first call, because a build loads this module too.
 */
export const mallApi = new Proxy({} as Api, {
  get: (_, subject) =>
    Reflect.get((api ??= createORPCClient<Api>(env().apiUrl ? backEnd : ownEngine)), subject) as unknown,
})

/** Whether the accounts of the demo mall may be shown to visitors. */
export const isDemoMall = (): boolean => !env().apiUrl && env().demo
