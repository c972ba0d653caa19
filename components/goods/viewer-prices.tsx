'use client'
import { useEffect } from 'react'
import { useSession } from '@/lib/client/session'
import { memberPrices } from './member-prices'

/** The list call takes at most this many rows. */
const most = 50

/** Asks once for the member prices of all cards of a list, and only for somebody who is signed in. */
export function ViewerPrices({ goodsIds }: { goodsIds: readonly number[] }) {
  const user = useSession()
  const userId = user?.userId
  const ids = goodsIds.slice(0, most).join()

  useEffect(() => {
    if (user === null) memberPrices.set(new Map())
  }, [user])
  useEffect(() => {
    if (!userId || !ids) return
    let wanted = true
    const load = async () => {
      const { readMemberPrices } = await import('./read-member-prices')
      const own = await readMemberPrices(userId, ids.split(',').map(Number))
      if (wanted && own.length > 0) memberPrices.set(new Map([...memberPrices.get(), ...own]))
    }
    // The page stands without them, with the price that everybody pays.
    load().catch(() => {})
    return () => {
      wanted = false
    }
  }, [userId, ids])

  return null
}
