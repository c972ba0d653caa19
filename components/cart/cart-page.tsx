'use client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { api } from '@/lib/client/api'
import { CartInvalid } from './cart-invalid'
import { CartShop } from './cart-shop'
import { CartSkeleton } from './cart-skeleton'
import { headColumns } from './columns'
import { useCart } from '@/lib/client/cart/use-cart'
import { useCartChanges } from '@/lib/client/cart/use-cart-changes'

/** The cart of the member: a card per shop, then what cannot be ordered any more. */
export function CartPage() {
  const router = useRouter()
  const { data: cart, isPending, isError, refetch, isRefetching } = useCart()
  const changes = useCartChanges()

  const settle = useMutation({
    // Checkout must see the last quantity: where a change was refused, which was said, the cart stays. A failed check
    // is silent (spec 1 §8): checkout itself says what is wrong.
    mutationFn: async (shopId: number) => {
      if (!(await changes.flush())) return false
      await api.cart.precheck({ mode: 'cart', distributor_id: shopId }).catch(() => undefined)
      return true
    },
    onSuccess: (isLeaving, shopId) => {
      if (isLeaving) router.push(`/cart/checkout?mode=cart&id=${shopId}`)
    },
  })

  if (isPending) return <CartSkeleton />
  if (isError && !cart) {
    return (
      <div className="rounded-card border-line bg-card border">
        <ErrorState
          text="购物车加载失败，请稍后再试"
          onRetry={() => void refetch()}
          retrying={isRefetching}
        />
      </div>
    )
  }
  const { valid_cart: groups, invalid_cart: invalid } = cart
  if (groups.length === 0 && invalid.length === 0) {
    return (
      <div className="rounded-card border-line bg-card border">
        <Empty
          occasion="cart"
          text="购物车内暂时没有商品"
          action={{ href: '/items', label: '去购物' }}
          className="md:py-20"
        />
      </div>
    )
  }
  const isLeaving = settle.isPending || settle.data === true
  return (
    <div className="grid gap-4 max-md:gap-3">
      {groups.length > 0 && (
        <div
          aria-hidden
          className={`${headColumns} rounded-card border-line bg-card text-muted border px-5 py-3 text-sm`}
        >
          <span className="col-span-3 pl-9">商品信息</span>
          <span className="text-center">单价</span>
          <span className="text-center">数量</span>
          <span className="text-center">金额</span>
          <span className="text-center">操作</span>
        </div>
      )}
      {groups.map((group) => (
        <CartShop
          key={group.shop_id}
          group={group}
          changes={changes}
          onSettle={settle.mutate}
          isSettling={isLeaving && settle.variables === group.shop_id}
        />
      ))}
      {invalid.length > 0 && <CartInvalid lines={invalid} changes={changes} />}
    </div>
  )
}
