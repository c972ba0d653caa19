import { api } from '@/lib/client/call/api'
import { queryClient } from '@/lib/client/call/query-client'
import { bySellingOrder, loadActivities } from '@/lib/client/trade/employee-activities'
import type { ListQuery } from '@/lib/web/list-href'
import { listInput } from './list-input'

/** Staff products on a list at most; a mall has few. */
const maxStaffGoods = 50

/**
 * Prices of products in employee-purchase activities, in cents by product id: those of the pages to which the cards
 * link. Empty when the mall has no such calls.
 */
async function readActivityPrices(): Promise<Map<number, number>> {
  const prices = new Map<number, number>()
  try {
    const { activities } = await loadActivities()
    const lists = await Promise.all(
      bySellingOrder(activities).map(({ id, enterprise_id }) =>
        api.employee.items({ activity_id: id, enterprise_id, page: 1, pageSize: maxStaffGoods }),
      ),
    )
    for (const { goods_id, activity_price } of lists.flatMap(({ list }) => list))
      if (!prices.has(goods_id)) prices.set(goods_id, activity_price)
  } catch {
    // The list shows the mall's own prices for staff then.
  }
  return prices
}

/** The staff products that belong to a list, for a signed-in staff member; cached for a minute. */
export const readStaffGoods = (userId: number, query: ListQuery) =>
  queryClient().fetchQuery({
    queryKey: ['staff-goods', userId, query],
    queryFn: async () => {
      const input = { ...listInput(query), page: 1, pageSize: maxStaffGoods, staff_goods: 1 }
      const [{ list, is_near }, prices] = await Promise.all([api.goods.list(input), readActivityPrices()])
      // Another back end ignores the parameter.
      const goods = list.filter(({ staff_goods }) => staff_goods === 1)
      const atActivityPrice = goods.map((one) => {
        const activity_price = prices.get(one.goods_id)
        return activity_price === undefined ? one : { ...one, activity_price }
      })
      return { goods: atActivityPrice, isNear: is_near }
    },
    staleTime: 60_000,
    meta: { silent: true },
  })
