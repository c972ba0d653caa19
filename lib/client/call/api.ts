import type { ContractRouterClient } from '@orpc/contract'
import type { PageContract } from '@/lib/contract/page-calls'
import type { CallOptions } from './contract-link'
import { lazyClient } from './lazy-client'

export type Api = ContractRouterClient<PageContract, CallOptions>

/**
 * The typed client of the calls that pages make (`lib/contract/page-calls.ts`): `await api.goods.list({ page: 1,
 * pageSize: 18 })`. Rejects with ApiError.
 */
export const api = lazyClient<Api>(() => import('./calls'))
