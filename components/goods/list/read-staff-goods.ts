import { api } from '@/lib/client/api'
import { queryClient } from '@/lib/client/query-client'
import type { ListQuery } from '@/lib/web/list-href'
import { listInput } from './list-input'

/** Staff products on a list at most; a mall has few. */
const maxStaffGoods = 50

/** The staff products that belong to a list, for a signed-in staff member; cached for a minute. */
export const readStaffGoods = (userId: number, query: ListQuery) =>
  queryClient().fetchQuery({
    queryKey: ['staff-goods', userId, query],
    queryFn: async () => {
      const input = { ...listInput(query), page: 1, pageSize: maxStaffGoods, staff_goods: 1 }
      const { list, is_near } = await api.goods.list(input)
      // Another back end ignores the parameter.
      return { goods: list.filter(({ staff_goods }) => staff_goods === 1), isNear: is_near }
    },
    staleTime: 60_000,
    meta: { silent: true },
  })
