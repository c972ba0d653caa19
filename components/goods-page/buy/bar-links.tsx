import { CartBadge } from '@/components/layout/cart-badge'
import { Headset } from '@/components/ui/icons/headset'
import { ShoppingCart } from '@/components/ui/icons/shopping-cart'
import { Store } from '@/components/ui/icons/store'
import { Link } from '@/components/ui/link'
import { phoneHref } from '@/lib/web/shop-href'

const icon =
  'text-muted relative flex h-11 w-10 shrink-0 flex-col items-center justify-center text-xs whitespace-nowrap'

interface BarLinksProps {
  /** The page of the shop that sells the product. */
  shopHref: string
  /** Customer service of the shop, else of the mall. */
  phone: string
}

/**
 * 店铺, 客服 and 购物车 with its number of pieces, at the left end of the bars of a product on phones. The server renders it
 * and the bars get it as markup: their code stays small.
 */
export const BarLinks = ({ shopHref, phone }: BarLinksProps) => (
  <div className="flex shrink-0">
    <Link href={shopHref} className={icon}>
      <Store className="size-5" aria-hidden />
      店铺
    </Link>
    <a href={phoneHref(phone)} className={icon}>
      <Headset className="size-5" aria-hidden />
      客服
    </a>
    <Link href="/cart" className={icon}>
      <ShoppingCart className="size-5" aria-hidden />
      购物车
      <CartBadge className="absolute -top-0.5 left-1/2 ml-0.5" />
    </Link>
  </div>
)
