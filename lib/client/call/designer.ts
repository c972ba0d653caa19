import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { DesignerContract } from '@/lib/contract/page-calls'
import type { CallOptions } from './contract-link'
import { lazyClient } from './lazy-client'

export type DesignerClient = ContractRouterClient<DesignerContract, CallOptions>

/** The typed client of the calls that the page designer makes (ADR 0063): `await designer.design.open({ … })`. */
export const designer = lazyClient<DesignerClient>(() => import('./designer-calls'))

/** Query and mutation options for each of them. */
export const designerQuery = createTanstackQueryUtils(designer)
