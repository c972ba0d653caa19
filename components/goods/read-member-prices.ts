import { api } from '@/lib/client/call/api'
import { queryClient } from '@/lib/client/call/query-client'
import { memberPrices, viewerPricesKey, type MemberPrice } from './member-prices'

/** Rows that the list call returns at most. */
const maxRows = 50

type Priced = [goodsId: number, price: MemberPrice]

async function readRows(ids: readonly number[]): Promise<Priced[]> {
  const { list } = await api.goods.list({ page: 1, pageSize: ids.length, item_id: [...ids] })
  return list.flatMap(
    ({ goods_id, member_price: price, subsidy_price: subsidised, subsidy_state }): Priced[] => {
      const isUsedUp = subsidy_state !== undefined
      return price === undefined && !isUsedUp ? [] : [[goods_id, { price, subsidised, isUsedUp }]]
    },
  )
}

/** The member's view of products, for those that differ from the public view; cached for a minute. */
const readMemberPrices = (userId: number, goodsIds: readonly number[]): Promise<Priced[]> =>
  queryClient().fetchQuery({
    queryKey: [...viewerPricesKey, userId, goodsIds],
    queryFn: async () => {
      const ids = [...new Set(goodsIds)]
      const pages = Array.from({ length: Math.ceil(ids.length / maxRows) }, (_, page) =>
        ids.slice(page * maxRows, (page + 1) * maxRows),
      )
      return (await Promise.all(pages.map(readRows))).flat()
    },
    staleTime: 60_000,
    meta: { silent: true },
  })

/** Shows a member the own prices of products, unless they are no longer on the page when the answer arrives. */
export async function loadMemberPrices(
  userId: number,
  goodsIds: readonly number[],
  isCurrent: () => boolean,
): Promise<void> {
  const memberOnly = await readMemberPrices(userId, goodsIds)
  if (!isCurrent()) return
  // The former prices of these products go, also where there are no new ones: a subsidy may have ended.
  const before = [...memberPrices.get()].filter(([id]) => !goodsIds.includes(id))
  if (memberOnly.length > 0 || before.length < memberPrices.get().size)
    memberPrices.set(new Map([...before, ...memberOnly]))
}
