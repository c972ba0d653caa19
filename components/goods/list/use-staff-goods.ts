'use client'
import { useEffect, useState } from 'react'
import { useSession } from '@/lib/client/session'
import type { GoodsListItem } from '@/lib/contract/goods'
import type { ListQuery } from '@/lib/web/list-href'

const none: readonly GoodsListItem[] = []

/**
 * The staff products of a list: cached pages are the same for everybody and have none of them (spec 1 §4). Empty for
 * everybody else, and until they are fetched.
 */
export function useStaffGoods(query: ListQuery): readonly GoodsListItem[] {
  const user = useSession()
  const userId = user?.isStaff ? user.userId : 0
  const key = JSON.stringify(query)
  const [found, setFound] = useState({ key: '', userId: 0, goods: none })

  useEffect(() => {
    if (userId === 0) return
    let isCurrent = true
    const load = async () => {
      const { readStaffGoods } = await import('./read-staff-goods')
      const goods = await readStaffGoods(userId, JSON.parse(key) as ListQuery)
      if (isCurrent) setFound({ key, userId, goods })
    }
    // If the call fails, the list stays as all visitors see it.
    load().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [userId, key])

  return userId > 0 && found.userId === userId && found.key === key ? found.goods : none
}
