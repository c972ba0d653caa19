'use client'
import { useEffect } from 'react'
import { useSession } from '@/lib/client/session'
import { memberPrices } from './member-prices'

/** Fetches the member prices of all cards of a list, for signed-in members only. */
export function ViewerPrices({ goodsIds }: { goodsIds: readonly number[] }) {
  const user = useSession()
  const userId = user?.userId
  const ids = goodsIds.join()

  useEffect(() => {
    if (user === null) memberPrices.set(new Map())
  }, [user])
  useEffect(() => {
    if (!userId || !ids) return
    let isCurrent = true
    const load = async () => {
      const { readMemberPrices } = await import('./read-member-prices')
      const memberOnly = await readMemberPrices(userId, ids.split(',').map(Number))
      if (isCurrent && memberOnly.length > 0)
        memberPrices.set(new Map([...memberPrices.get(), ...memberOnly]))
    }
    // If the call fails, the cards keep the prices for all visitors.
    load().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [userId, ids])

  return null
}
