'use client'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Price } from '@/components/ui/price'
import { query } from '@/lib/client/query'
import { MiniCartLine } from './mini-cart-line'
import { MiniCartSkeleton } from './mini-cart-skeleton'

/** The lines that can be ordered, their sum, and the way to the cart (spec 1 §2). */
export function MiniCartPanel() {
  const { data, isPending, isError, refetch, isRefetching } = useQuery(
    query.cart.list.queryOptions({ input: { cart_type: 'cart' }, meta: { silent: true } }),
  )
  if (isPending) return <MiniCartSkeleton />
  if (isError) return <ErrorState small onRetry={() => void refetch()} retrying={isRefetching} />

  const lines = data.valid_cart.flatMap((group) => group.list)
  if (lines.length === 0) {
    return (
      <Empty
        small
        occasion="cart"
        text="购物袋中还没有商品，赶紧选购吧！"
        action={{ href: '/items?tag=新品', label: '立即选购' }}
      />
    )
  }
  const pieces = lines.reduce((sum, line) => sum + line.num, 0)
  const subtotal = lines.reduce((sum, line) => sum + line.num * line.price, 0)
  return (
    <>
      <ul className="divide-line max-h-90 divide-y overflow-y-auto overscroll-contain px-4">
        {lines.map((line) => (
          <MiniCartLine key={line.cart_id} line={line} />
        ))}
      </ul>
      <div className="rounded-b-card bg-page flex items-center justify-between px-4 py-3 text-sm">
        <span>
          共 <span className="nums text-brand">{pieces}</span> 件，小计{' '}
          <Price cents={subtotal} className="text-lg" />
        </span>
        <ButtonLink href="/cart">结算</ButtonLink>
      </div>
    </>
  )
}
