import { api } from '@/lib/client/api'
import { queryClient } from '@/lib/client/query-client'

/** Member prices in cents by goods, for those that have one; remembered for a minute. */
export const readMemberPrices = (
  userId: number,
  goodsIds: readonly number[],
): Promise<[goodsId: number, cents: number][]> =>
  queryClient().fetchQuery({
    queryKey: ['viewer-prices', userId, goodsIds],
    queryFn: async () => {
      const { list } = await api.goods.list({ page: 1, pageSize: goodsIds.length, item_id: [...goodsIds] })
      return list.flatMap(({ goods_id, member_price }): [number, number][] =>
        member_price === undefined ? [] : [[goods_id, member_price]],
      )
    },
    staleTime: 60_000,
    meta: { silent: true },
  })
