import type { ContractRouterClient } from '@orpc/contract'
import type { PageContract } from '@/lib/contract/page-calls'
import { ApiError, offlineMessage } from './api-error'
import type { CallOptions } from './contract-link'

export type Api = ContractRouterClient<PageContract, CallOptions>

type Call = (...args: unknown[]) => Promise<unknown>
type Branch = { [name: string]: Branch & Call }

let loading: Promise<{ calls: Api }> | undefined

/** Loads HTTP client, link and route table with the first call, so that pages without calls do not need them. */
function loadCalls(): Promise<{ calls: Api }> {
  loading ??= import('./calls').catch(() => {
    // The next call tries again.
    loading = undefined
    throw new ApiError(offlineMessage, 0)
  })
  return loading
}

/** A proxy for the branch or call at `path`; the call is looked up when it is made. */
function proxyOf(path: readonly string[]): Branch & Call {
  const call: Call = async (...args) => {
    const { calls } = await loadCalls()
    const target = path.reduce<unknown>((node, name) => Reflect.get(node as object, name), calls)
    return (target as Call)(...args)
  }
  return new Proxy(call, {
    // `await` looks for a `then` method on every value; no call has that name.
    get: (_call, name) =>
      typeof name === 'string' && name !== 'then' ? proxyOf([...path, name]) : undefined,
  }) as unknown as Branch & Call
}

/** The typed client of the calls that pages make (`lib/contract/page-calls.ts`): `await api.goods.list({ page: 1, pageSize: 18 })`. Rejects with ApiError. */
export const api = proxyOf([]) as unknown as Api
