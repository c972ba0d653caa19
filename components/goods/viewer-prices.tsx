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
    if (user === null && memberPrices.get().size > 0) memberPrices.set(new Map())
  }, [user])
  useEffect(() => {
    if (!userId || !ids) return
    let isCurrent = true
    const load = async () => {
      const { readMemberPrices } = await import('./read-member-prices')
      const asked = ids.split(',').map(Number)
      const memberOnly = await readMemberPrices(userId, asked)
      if (!isCurrent) return
      // What a product had before may be over, such as pieces of the programme that came back.
      const before = [...memberPrices.get()].filter(([id]) => !asked.includes(id))
      if (memberOnly.length > 0 || before.length < memberPrices.get().size)
        memberPrices.set(new Map([...before, ...memberOnly]))
    }
    // If the call fails, the cards keep the prices for all visitors.
    load().catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [userId, ids])

  return null
}
