'use client'
import { useEffect } from 'react'
import { useSession } from '@/lib/client/person/session'
import { memberPrices } from './member-prices'

/** Fetches the member prices of all cards of a list, for signed-in members only. */
export function ViewerPrices({ goodsIds }: { goodsIds: readonly number[] }) {
  const user = useSession()
  const userId = user?.userId
  const ids = goodsIds.join()

  useEffect(() => {
    if (user === null && memberPrices.get().size > 0) memberPrices.set(new Map())
  }, [user])
  useEffect(() => {
    if (!userId || !ids) return
    let isCurrent = true
    import('./read-member-prices')
      .then(({ loadMemberPrices }) => loadMemberPrices(userId, ids.split(',').map(Number), () => isCurrent))
      // If the call fails, the cards keep the prices for all visitors.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [userId, ids])

  return null
}
