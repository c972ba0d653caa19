'use client'
import { Suspense, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { cartSums } from '@/lib/client/cart/group-sums'
import type { CartChanges } from '@/lib/client/cart/use-cart-changes'
import type { CartGroup } from '@/lib/contract/trade/cart'
import { CartFoot } from './cart-foot'

const ShopChooser = lazyPart(() => import('./shop-chooser'), 'ShopChooser')

interface CartBarProps {
  groups: CartGroup[]
  changes: CartChanges
  onCheckout: (shopId: number) => void
  isCheckingOut: boolean
  isManaging: boolean
}

/** The sticky bar of a cart with several shops. An order belongs to one shop: with several ticked it asks for one. */
export function CartBar({ groups, onCheckout, ...foot }: CartBarProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const lines = groups.flatMap((group) => group.list)
  const ticked = groups.filter((group) => group.list.some((line) => line.is_checked))
  const checkout = () => {
    const [first, ...others] = ticked
    if (first && others.length === 0) return onCheckout(first.shop_id)
    setWasOpened(true)
    setOpen(true)
  }
  return (
    <section aria-label="合计" className="contents">
      <CartFoot
        {...foot}
        ids={lines.map((line) => line.cart_id)}
        selected={lines.filter((line) => line.is_checked).map((line) => line.cart_id)}
        sums={cartSums(groups)}
        onCheckout={checkout}
        look="bar"
      />
      {wasOpened && (
        <Suspense>
          <ShopChooser open={isOpen} onClose={() => setOpen(false)} groups={ticked} onChoose={onCheckout} />
        </Suspense>
      )}
    </section>
  )
}
