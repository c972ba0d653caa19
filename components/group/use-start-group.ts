'use client'
import { useState } from 'react'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { loginHref, sessionUser } from '@/lib/client/person/session'
import { useAction } from '@/lib/client/press/use-action'
import { groupCheckoutHref } from '@/lib/web/group-href'
import { pendingHref } from '@/lib/web/purchase-href'

/** A purchase in an activity: opens a team, or joins `teamId`. */
export interface GroupPurchase {
  itemId: number
  /** Pieces; one without it. */
  num?: number
  distributorId: number
  activityId: number
  teamId?: number | undefined
}

/** Leads to the checkout of a group order. Guests come there through the login page. */
export function useStartGroup() {
  const router = useClientNavigation()
  const [leaving, setLeaving] = useState(false)
  const starting = useAction(async (purchase: GroupPurchase) => {
    const { api } = await import('@/lib/client/call/api')
    await api.cart.add({
      item_id: purchase.itemId,
      num: purchase.num ?? 1,
      shop_type: 'distributor',
      cart_type: 'fastbuy',
      distributor_id: purchase.distributorId,
    })
    setLeaving(true)
    router.push(groupCheckoutHref(purchase))
  })
  return {
    start: (purchase: GroupPurchase) => {
      if (!sessionUser()) {
        const pending = { itemId: purchase.itemId, num: purchase.num ?? 1, seckillId: null }
        return router.push(loginHref(pendingHref(groupCheckoutHref(purchase), pending)))
      }
      starting.go(purchase)
    },
    // Busy until the checkout has loaded.
    isStarting: starting.busy || leaving,
  }
}
