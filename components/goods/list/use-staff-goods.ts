'use client'
import { useEffect, useState } from 'react'
import { useSession } from '@/lib/client/person/session'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import type { ListQuery } from '@/lib/web/list-href'

/** The result of a list without staff products. */
export interface PublicResult {
  count: number
  /** No product matches the keyword exactly; these match nearly. */
  isNear: boolean
}

interface StaffResult {
  goods: readonly GoodsListItem[]
  isNear: boolean
}

const none: StaffResult = { goods: [], isNear: false }

/** Near matches are shown only when neither result has exact ones, as for a search without staff products. */
const besides = (staff: StaffResult, { count, isNear }: PublicResult) => ({
  goods: staff.isNear && !isNear && count > 0 ? none.goods : staff.goods,
  /** The staff products match exactly, and take the place of products that match nearly. */
  replaces: isNear && !staff.isNear && staff.goods.length > 0,
})

/**
 * The staff products of a list: cached pages are the same for all visitors and contain none of them (spec 1 §4). Empty
 * for other members and guests, and until they are fetched.
 */
export function useStaffGoods(query: ListQuery, found: PublicResult) {
  const user = useSession()
  const userId = user?.isStaff ? user.userId : 0
  const key = JSON.stringify(query)
  const [fetched, setFetched] = useState({ key: '', userId: 0, result: none })

  useEffect(() => {
    if (userId === 0) return
    let isCurrent = true
    const load = async () => {
      const { readStaffGoods } = await import('./read-staff-goods')
      const result = await readStaffGoods(userId, JSON.parse(key) as ListQuery)
      if (isCurrent) setFetched({ key, userId, result })
    }
    // If the call fails, the list stays as all visitors see it.
    load().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [userId, key])

  const isFetched = userId > 0 && fetched.userId === userId && fetched.key === key
  return besides(isFetched ? fetched.result : none, found)
}
