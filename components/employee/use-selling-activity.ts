'use client'
import { useQuery } from '@tanstack/react-query'
import { api } from '@/lib/client/call/api'
import { ApiError } from '@/lib/client/call/api-error'
import { query } from '@/lib/client/call/query'
import { bySellingOrder, loadActivities } from '@/lib/client/trade/employee-activities'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import type { EmployeeRef } from '@/lib/web/staff-href'
import { contextOf, refOf } from './use-activities'

/** Where a product is sold to the member: in an activity, by the mall to its staff, or nowhere. */
interface Selling {
  employee: EmployeeRef | null
  goods: GoodsDetail | null
}

/** Null when the mall refuses to show the product. */
async function unlessRefused<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return null
    throw error
  }
}

async function findSelling(itemId: number): Promise<Selling> {
  const { activities } = await loadActivities()
  // One after the other: activities in which the member can buy come first, and few members have several.
  for (const activity of bySellingOrder(activities)) {
    const employee = refOf(activity)
    const input = { ...contextOf(employee), item_id: itemId }
    if (await unlessRefused(api.employee.item(input))) return { employee, goods: null }
  }
  const goods = await unlessRefused(api.goods.detail({ item_id: itemId }))
  return { employee: null, goods: goods && 'goods_id' in goods && goods.staff_goods === 1 ? goods : null }
}

/** The activity that sells a product to the member; the product itself where only the mall sells it. */
export const useSellingActivity = (itemId: number) =>
  useQuery({
    queryKey: [...query.employee.item.key(), 'of-any-activity', itemId],
    queryFn: () => findSelling(itemId),
    meta: { silent: true },
  })
