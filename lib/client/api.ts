import type { ContractRouterClient } from '@orpc/contract'
import type { Contract } from '@/lib/contract'
import { ApiError, offlineMessage } from './api-error'
import type { CallOptions } from './contract-link'

export type Api = ContractRouterClient<Contract, CallOptions>

type Call = (...args: unknown[]) => Promise<unknown>
type Branch = { [name: string]: Branch & Call }

let loading: Promise<{ calls: Api }> | undefined

/** HTTP client, wire and route table come with the first call: a visitor who only reads loads none of them. */
function loadCalls(): Promise<{ calls: Api }> {
  loading ??= import('./calls').catch(() => {
    // Tried again with the next call.
    loading = undefined
    throw new ApiError(offlineMessage, 0)
  })
  return loading
}

/** Stands for the call at `path` until it is made. */
function stand(path: readonly string[]): Branch & Call {
  const call: Call = async (...args) => {
    const { calls } = await loadCalls()
    const made = path.reduce<unknown>((node, name) => Reflect.get(node as object, name), calls)
    return (made as Call)(...args)
  }
  return new Proxy(call, {
    // A promise asks everything it is given for `then`; no call has that name.
    get: (_call, name) => (typeof name === 'string' && name !== 'then' ? stand([...path, name]) : undefined),
  }) as unknown as Branch & Call
}

/** The mall as the browser calls it: `await api.goods.list({ page: 1, pageSize: 18 })`. Rejects with ApiError. */
export const api = stand([]) as unknown as Api
