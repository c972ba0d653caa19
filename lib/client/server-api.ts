import 'server-only'
import { createORPCClient } from '@orpc/client'
import { createRouterClient } from '@orpc/server'
import type { CallContext } from '@/lib/server/context'
import { getMall } from '@/lib/server/engine'
import { env } from '@/lib/server/env'
import { router } from '@/lib/server/router'
import type { Api } from './api'
import { apiBase } from './api-base'
import { contractLink } from './contract-link'

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

/** An ECShopX back end instead of our own engine. */
const remote = (origin: string): Api =>
  createORPCClient(
    contractLink(new URL(apiBase, origin).href, (url, init) =>
      fetch(url, { ...init, cache: 'no-store', signal: AbortSignal.timeout(10_000) }),
    ),
  )

/** The mall as server components call it. */
export const serverApi: Api = process.env.MALL_API_URL ? remote(process.env.MALL_API_URL) : inProcess()

/** Whether visitors may be told the accounts of the demo mall. */
export const isDemoMall = (): boolean => !process.env.MALL_API_URL && env().demo
