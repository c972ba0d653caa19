import type { Metadata } from 'next'
import { CartPage } from '@/components/cart/cart-page'
import { Recommend } from '@/components/cart/recommend'

export const metadata: Metadata = { title: '购物车', robots: { index: false } }

/** The same document for all visitors; the cart is fetched in the browser. */
export default function Page() {
  return (
    <div className="column pt-5 pb-12 max-md:pt-3">
      <h1 className="text-section text-ink mb-4 font-semibold max-md:mb-3 max-md:text-lg">购物车</h1>
      <CartPage />
      <Recommend />
    </div>
  )
}
