import 'server-only'
import { createORPCClient } from '@orpc/client'
import { createRouterClient } from '@orpc/server'
import type { CallContext } from '@/lib/server/context'
import { getEngine, getMall } from '@/lib/server/engine'
import { env } from '@/lib/env'
import { router } from '@/lib/server/router'
import type { Api } from '@/lib/client/api'
import { apiBase } from '@/lib/client/api-base'
import { contractLink } from '@/lib/client/contract-link'

/** Pages call the same procedures without HTTP: as a visitor, because what they render is shared by everyone. */
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

/** Pages on another ECShopX back end call it the way browsers do, through the same door, as a visitor. */
const remote = (): Api =>
  createORPCClient(
    contractLink(`http://localhost${apiBase}`, (url, init) => getEngine().fetch(new Request(url, init))),
  )

let api: Api | undefined

/** The mall as server components call it. The environment decides at the first call: a build loads this module too. */
export const mallApi = new Proxy({} as Api, {
  get: (_, subject) => Reflect.get((api ??= env().apiUrl ? remote() : inProcess()), subject) as unknown,
})

/** Whether visitors may be told the accounts of the demo mall. */
export const isDemoMall = (): boolean => !env().apiUrl && env().demo
