'use client'
import { useState } from 'react'
import type { Purchase } from '@/components/goods/buy'
import { chooseSpecText } from '@/components/goods/use-buy'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { toast } from '@/lib/client/press/toast'
import { useAction } from '@/lib/client/press/use-action'

/**
 * 立即兑换 of pieces of a SKU, which leads to its checkout; without a SKU it says so. Busy until the checkout has loaded.
 */
export function useExchange() {
  const [isLeaving, setLeaving] = useState(false)
  const router = useClientNavigation()
  const exchanging = useAction(async (purchase: Purchase) => {
    const { exchange } = await import('./exchange')
    const href = await exchange(purchase)
    setLeaving(true)
    router.push(href)
  })
  const go = ({ sku, ...purchase }: Omit<Purchase, 'sku'> & { sku: Purchase['sku'] | null }) => {
    if (sku) exchanging.go({ ...purchase, sku })
    else toast.error(chooseSpecText)
  }
  return { go, isBusy: exchanging.busy || isLeaving }
}
