'use client'
import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'
import { useCartHref } from '@/lib/client/cart/guest-presence'
import { showMiniCart } from '@/lib/client/trade/mini-cart'

/**
 * 我的购物车 of the top bar: a link to the cart, for guests without one to the login page (spec 1 §2). Pointing at it opens
 * the panel of the mini cart below, as pointing at the mini cart itself does.
 */
export function CartLink(props: Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <Link
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && showMiniCart()}
      {...props}
      href={useCartHref()}
    />
  )
}
