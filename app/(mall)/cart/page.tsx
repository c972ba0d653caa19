import type { Metadata } from 'next'
import { CartPage } from '@/components/cart/cart-page'

export const metadata: Metadata = { title: '购物车', robots: { index: false } }

/** The same document for all visitors; the cart is fetched in the browser. */
export default function Page() {
  return (
    <div className="column pt-5 pb-12 max-md:pt-0">
      <CartPage />
    </div>
  )
}
