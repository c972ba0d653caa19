'use client'
import { cartSums } from '@/lib/client/cart/group-sums'
import type { CartChanges } from '@/lib/client/cart/use-cart-changes'
import type { CartGroup } from '@/lib/contract/trade/cart'
import { CartFoot } from './cart-foot'

interface CartShopFootProps {
  group: CartGroup
  changes: CartChanges
  onCheckout: (shopId: number) => void
  isCheckingOut: boolean
  isManaging: boolean
  /** The only shop of the cart: its foot is the sticky bar. */
  isOnly: boolean
}

/** Sums of the selected lines of a shop, and its 去结算 (spec 3 §1, /cart). */
export function CartShopFoot({ group, onCheckout, isOnly, ...foot }: CartShopFootProps) {
  return (
    <CartFoot
      {...foot}
      ids={group.list.map((line) => line.cart_id)}
      selected={group.list.filter((line) => line.is_checked).map((line) => line.cart_id)}
      sums={cartSums([group])}
      freightRule={group.freight_rule}
      onCheckout={() => onCheckout(group.shop_id)}
      look={isOnly ? 'only' : 'shop'}
    />
  )
}
