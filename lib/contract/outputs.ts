import type { InferContractRouterOutputs } from '@orpc/contract'
import type { Contract } from './index'

/** Return types of the calls, by subject and name: `Outputs['goods']['list']`. */
export type Outputs = InferContractRouterOutputs<Contract>
