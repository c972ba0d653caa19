import { api } from '@/lib/client/api'
import { queryClient } from '@/lib/client/query-client'
import type { MemberPrice } from './member-prices'

/** Member prices by goods id, for products that have one; cached for a minute. */
export const readMemberPrices = (
  userId: number,
  goodsIds: readonly number[],
): Promise<[goodsId: number, price: MemberPrice][]> =>
  queryClient().fetchQuery({
    queryKey: ['viewer-prices', userId, goodsIds],
    queryFn: async () => {
      const { list } = await api.goods.list({ page: 1, pageSize: goodsIds.length, item_id: [...goodsIds] })
      return list.flatMap(({ goods_id, member_price, subsidy_price }): [number, MemberPrice][] =>
        member_price === undefined ? [] : [[goods_id, { price: member_price, subsidised: subsidy_price }]],
      )
    },
    staleTime: 60_000,
    meta: { silent: true },
  })
