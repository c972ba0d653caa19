import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { api } from './api'

/** Query and mutation options for every call: `useQuery(query.cart.list.queryOptions({ input: {} }))`. */
export const query = createTanstackQueryUtils(api)
