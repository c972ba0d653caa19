import 'server-only'
import type { ContractRouterClient } from '@orpc/contract'
import { createORPCClient } from '@orpc/client'
import { createRouterClient } from '@orpc/server'
import type { CallContext } from '@/lib/server/context'
import { getEngine, getMall } from '@/lib/server/engine'
import { env } from '@/lib/env'
import { router } from '@/lib/server/router'
import { apiBase } from '@/lib/client/api-base'
import { contractLink, type CallOptions } from '@/lib/client/contract-link'
import type { Contract } from '@/lib/contract'
import { routeTable } from '@/lib/contract/route-table'

type Api = ContractRouterClient<Contract, CallOptions>

/** Calls the same procedures without HTTP, as a guest, because rendered pages are shared by all visitors. */
const inProcess = (): Api =>
  createRouterClient(router, {
    context: async (): Promise<CallContext> => ({
      mall: await getMall(),
      viewer: null,
      ip: '',
      idempotencyKey: null,
      reply: new Headers(),
    }),
  }) as unknown as Api

/** Calls another ECShopX back end as a guest, through the same handler that browsers use. */
const remote = (): Api =>
  createORPCClient(
    contractLink(
      `http://localhost${apiBase}`,
      (url, init) => getEngine().fetch(new Request(url, init)),
      routeTable(),
    ),
  )

let api: Api | undefined

/**
 * The API for server components. The environment is read at the first call, because a build loads this module too.
 */
export const mallApi = new Proxy({} as Api, {
  get: (_, subject) => Reflect.get((api ??= env().apiUrl ? remote() : inProcess()), subject) as unknown,
})

/** Whether the accounts of the demo mall may be shown to visitors. */
export const isDemoMall = (): boolean => !env().apiUrl && env().demo
