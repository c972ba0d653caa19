'use client'
import { GuestCartPanel } from '@/components/layout/guest-cart-panel'
import { MiniCartSkeleton } from '@/components/layout/mini-cart-skeleton'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Providers } from '@/lib/client/call/providers'
import { useCart } from '@/lib/client/cart/use-cart'
import { useSession } from '@/lib/client/person/session'
import { shownPrice } from '@/lib/domain/goods/price'
import { cartWithoutGoods } from '@/lib/domain/messages/cart-page'
import { goodsHref } from '@/lib/web/hrefs'

/** The lines of the cart, their number and sum, and the way into it; for guests, the guest cart. */
export function CartPanel() {
  if (!useSession()) return <GuestCartPanel />
  return (
    <Providers>
      <Lines />
    </Providers>
  )
}

function Lines() {
  const { data, isPending, isError, refetch, isRefetching } = useCart()
  if (isPending) return <MiniCartSkeleton />
  if (isError && !data) return <ErrorState small onRetry={() => void refetch()} retrying={isRefetching} />
  const lines = data.valid_cart.flatMap((group) => group.list)
  if (lines.length === 0) return <Empty small occasion="cart" text={cartWithoutGoods} />
  const pieces = lines.reduce((sum, { num }) => sum + num, 0)
  const total = lines.reduce((sum, line) => sum + shownPrice(line).cents * line.num, 0)
  return (
    <>
      <ul className="cart-pill-lines">
        {lines.map((line) => (
          <li key={line.cart_id}>
            <Link href={goodsHref(line.item_id)} className="hover:text-brand flex gap-2.5">
              <Picture src={line.pics} alt="" width={240} className="rounded-control size-15 shrink-0" />
              <span className="min-w-0">
                <span className="line-clamp-2 h-10.5 text-[0.8125rem]">
                  {line.package_name ?? line.item_name}
                </span>
                <Price cents={shownPrice(line).cents} />{' '}
                <span translate="no" className="nums text-muted">
                  x {line.num}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="cart-pill-foot">
        <p>
          共
          <span translate="no" className="nums text-brand">
            {pieces}
          </span>
          件商品，合计 <Price cents={total} />
        </p>
        <ButtonLink href="/cart" size="small">
          进入购物车
        </ButtonLink>
      </div>
    </>
  )
}
