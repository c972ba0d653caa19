import type { InferContractRouterOutputs } from '@orpc/contract'
import type { Contract } from './index'

/** What each call returns, by subject and name: `Outputs['goods']['list']`. */
export type Outputs = InferContractRouterOutputs<Contract>
