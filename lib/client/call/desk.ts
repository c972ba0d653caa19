import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { DeskContract } from '@/lib/contract/page-calls'
import type { CallOptions } from './contract-link'
import { lazyClient } from './lazy-client'

export type Desk = ContractRouterClient<DeskContract, CallOptions>

/**
 * The typed client of the calls that the pages of merchants and operators make (ADR 0063): `await
 * desk.shop.overview({})`.
 */
export const desk = lazyClient<Desk>(() => import('./desk-calls'))

/** Query and mutation options for each of them. */
export const deskQuery = createTanstackQueryUtils(desk)
