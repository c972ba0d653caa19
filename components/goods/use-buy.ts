'use client'
import { useState } from 'react'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { toast } from '@/lib/client/press/toast'
import { useAction } from '@/lib/client/press/use-action'
import { showMiniCart } from '@/lib/client/trade/mini-cart'
import type { PickSku } from '@/lib/domain/goods/goods-choice'
import type { Purchase } from './buy'

/** A purchase; its SKU is null while a spec group has no selection. */
export type IntendedPurchase = Omit<Purchase, 'sku'> & { sku: PickSku | null }

/** Toast for a spec group without a selection (spec 1 §5). */
export const chooseSpecText = '请选择规格'

interface BuyOptions {
  onAdded?: () => void
  /** Toast for a spec group without a selection, where a page has its own. */
  specText?: string | undefined
}

/**
 * 加入购物车 and 立即购买. A guest's products are kept in the browser until sign-in; 立即购买 sends guests to the login page, which
 * leads on to the checkout with SKU and quantity.
 */
export function useBuy({ onAdded, specText = chooseSpecText }: BuyOptions = {}) {
  const router = useClientNavigation()
  const [leaving, setLeaving] = useState(false)

  const adding = useAction(async (purchase: Purchase) => {
    const { addToCart } = await import('./buy')
    await addToCart(purchase)
    toast.success('成功加入购物车')
    showMiniCart()
    onAdded?.()
  })
  const buying = useAction(async (purchase: Purchase) => {
    const { buyNow } = await import('./buy')
    const href = await buyNow(purchase)
    setLeaving(true)
    router.push(href)
  })

  const checked = (purchase: IntendedPurchase, go: (complete: Purchase) => void) => {
    const { sku } = purchase
    if (!sku) return toast.error(specText)
    go({ ...purchase, sku })
  }

  return {
    add: (purchase: IntendedPurchase) => checked(purchase, adding.go),
    buyNow: (purchase: IntendedPurchase) => checked(purchase, buying.go),
    isAdding: adding.busy,
    // Busy until the checkout has loaded: a second click would add the product twice.
    isBuying: buying.busy || leaving,
  }
}
