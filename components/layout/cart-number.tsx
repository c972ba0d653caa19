'use client'
import { Providers } from '@/lib/client/call/providers'
import { useCartCount } from '@/lib/client/cart/cart-count'
import { useGuestLines } from '@/lib/client/cart/guest-cart'
import { useSession } from '@/lib/client/person/session'
import { CartMark } from './cart-mark'

interface CartNumberProps {
  className?: string | undefined
}

/** The number of pieces in the cart of the member or guest. */
export function CartNumber(props: CartNumberProps) {
  if (!useSession()) return <OfGuest {...props} />
  return (
    <Providers>
      <OfMember {...props} />
    </Providers>
  )
}

const OfMember = ({ className }: CartNumberProps) => <CartMark count={useCartCount()} className={className} />

function OfGuest({ className }: CartNumberProps) {
  const count = useGuestLines().reduce((sum, { num }) => sum + num, 0)
  return <CartMark count={count} className={className} />
}
