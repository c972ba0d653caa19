'use client'
import { Button } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Price } from '@/components/ui/price'
import { api } from '@/lib/client/call/api'
import { Providers } from '@/lib/client/call/providers'
import { useCart } from '@/lib/client/cart/use-cart'
import { useCartChanges } from '@/lib/client/cart/use-cart-changes'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { useSession } from '@/lib/client/person/session'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { bagEmpty } from '@/lib/domain/messages/cart-page'
import { listHref, newArrivalsTag } from '@/lib/web/list-href'
import { GuestCartPanel } from './guest-cart-panel'
import { MiniCartLine } from './mini-cart-line'
import { MiniCartSkeleton } from './mini-cart-skeleton'

/** The valid lines, the sum of the selected ones, and 结算 (spec 1 §2); for guests, the guest cart. */
export function MiniCartPanel(props: { onLeave: () => void }) {
  if (!useSession()) return <GuestCartPanel />
  return (
    <Providers>
      <Lines {...props} />
    </Providers>
  )
}

function Lines({ onLeave }: { onLeave: () => void }) {
  const router = useClientNavigation()
  const { data, isPending, isError, refetch, isRefetching } = useCart()
  const changes = useCartChanges()

  // An order belongs to one shop: with lines of several shops, or when the precheck fails (silent, spec 1 §8), the cart
  // page opens instead of checkout.
  const checkout = useSingleMutation({
    mutationFn: async () => {
      if (!(await changes.flush())) return null
      const [shop, otherShop] = data?.valid_cart ?? []
      if (!shop || otherShop) return '/cart'
      const { status } = await api.cart.precheck({ mode: 'cart', distributor_id: shop.shop_id })
      return status ? `/cart/checkout?mode=cart&id=${shop.shop_id}` : '/cart'
    },
    meta: { silent: true },
    onSettled: (href) => {
      // A change failed and was rolled back: the panel stays open, so that the shopper sees the actual cart.
      if (href === null) return
      onLeave()
      router.push(href ?? '/cart')
    },
  })

  if (isPending) return <MiniCartSkeleton />
  if (isError && !data) return <ErrorState small onRetry={() => void refetch()} retrying={isRefetching} />

  const lines = data.valid_cart.flatMap((group) => group.list)
  if (lines.length === 0) {
    return (
      <Empty
        small
        occasion="cart"
        text={bagEmpty}
        action={{ href: listHref({ tag: newArrivalsTag }), label: '立即选购' }}
      />
    )
  }
  // Only selected lines are ordered (contract trade §2.2), at the price that the line shows.
  const pieces = data.valid_cart.reduce((sum, group) => sum + group.cart_total_num, 0)
  const subtotal = data.valid_cart.reduce(
    (sum, group) => sum + group.cart_total_price - group.member_discount,
    0,
  )
  return (
    <>
      <ul className="divide-line max-h-90 divide-y overflow-y-auto overscroll-contain px-4">
        {lines.map((line) => (
          <MiniCartLine
            key={line.cart_id}
            line={line}
            onNum={(num) => changes.setNum(line.cart_id, num)}
            onRemove={() => changes.remove([line.cart_id])}
          />
        ))}
      </ul>
      <div className="rounded-b-card bg-page flex items-center justify-between px-4 py-3 text-sm">
        <span>
          共{' '}
          <span translate="no" className="nums text-brand">
            {pieces}
          </span>{' '}
          件，小计 <Price cents={subtotal} className="text-lg" />
        </span>
        <Button loading={checkout.isPending} onClick={() => checkout.mutate()}>
          结算
        </Button>
      </div>
    </>
  )
}
