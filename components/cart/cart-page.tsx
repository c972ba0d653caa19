'use client'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { lazyPart } from '@/components/ui/lazy-part'
import { PageBar } from '@/components/ui/page-bar'
import { Skeleton } from '@/components/ui/skeleton'
import { api } from '@/lib/client/call/api'
import { hasGuestCart } from '@/lib/client/cart/guest-presence'
import { useCart } from '@/lib/client/cart/use-cart'
import { useCartChanges } from '@/lib/client/cart/use-cart-changes'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { useSession } from '@/lib/client/person/session'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { Cart } from '@/lib/contract/trade/cart'
import { cartWithoutGoods } from '@/lib/domain/messages/cart-page'
import { CartBar } from './cart-bar'
import { CartInvalid } from './cart-invalid'
import { CartShop } from './cart-shop'
import { headColumns } from './columns'
import { Recommend } from './recommend'

const GuestCart = lazyPart(() => import('./guest-cart'), 'GuestCart')

/** The cart of a member or of a guest. */
export function CartPage() {
  const user = useSession()
  if (user) return <MemberCart />
  return (
    <>
      <CartHead />
      {user === undefined ? (
        <CartSkeleton />
      ) : (
        <Suspense fallback={<CartSkeleton />}>
          <GuestCart />
          <Recommend />
        </Suspense>
      )}
    </>
  )
}

const CartHead = ({ action }: { action?: ReactNode }) => (
  <PageBar title="购物车" back="/" action={action} className="md:text-section md:mb-4" />
)

/** The products of all lines, with the parts of packages. */
const goodsIdsOf = (cart: Cart | undefined): number[] =>
  [...(cart?.valid_cart.flatMap(({ list }) => list) ?? []), ...(cart?.invalid_cart ?? [])].flatMap((line) => [
    line.goods_id,
    ...(line.packages ?? []).map(({ goods_id }) => goods_id),
  ])

/** The member's cart: a card per shop, then the lines that can no longer be ordered. */
function MemberCart() {
  const [isManaging, setManaging] = useState(false)
  const cart = useCart()
  const hasLines = (cart.data?.valid_cart.length ?? 0) > 0
  return (
    <>
      <CartHead
        action={
          hasLines && (
            <button
              type="button"
              className="text-text min-h-11 min-w-11 text-right text-sm md:hidden"
              onClick={() => setManaging(!isManaging)}
            >
              {isManaging ? '完成' : '管理'}
            </button>
          )
        }
      />
      <CartGroups isManaging={isManaging && hasLines} />
      {!cart.isPending && <Recommend inCart={goodsIdsOf(cart.data)} />}
    </>
  )
}

function CartGroups({ isManaging }: { isManaging: boolean }) {
  const router = useClientNavigation()
  const { data: cart, isPending, isError, refetch, isRefetching } = useCart()
  const changes = useCartChanges()

  // Merging failed at sign-in, for example without a connection.
  useEffect(() => {
    if (hasGuestCart())
      void import('@/lib/client/cart/merge-guest-cart').then(({ mergeGuestCart }) => mergeGuestCart())
  }, [])

  const checkout = useSingleMutation({
    // The server must have the last quantity before checkout; when a change fails, which shows a toast, the cart stays
    // open. A failed precheck is silent (spec 1 §8): the checkout itself shows the error.
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
          text={cartWithoutGoods}
          action={{ href: '/items', label: '去购物' }}
          className="md:py-20"
        />
      </div>
    )
  }
  const isLeaving = checkout.isPending || checkout.data === true
  return (
    <div className="@container grid grid-cols-1 gap-4 max-md:gap-3">
      {groups.length > 0 && (
        <div
          aria-hidden
          className={`${headColumns} rounded-card border-line bg-card text-muted border px-5 py-3 text-sm`}
        >
          <span className="col-span-3 pl-9">商品信息</span>
          <span className="text-center">单价</span>
          <span className="text-center">数量</span>
          <span className="text-center">金额</span>
          <span className="text-center print:invisible">操作</span>
        </div>
      )}
      {groups.map((group) => (
        <CartShop
          key={group.shop_id}
          group={group}
          changes={changes}
          onCheckout={checkout.mutate}
          isManaging={isManaging}
          isOnly={groups.length === 1}
          isCheckingOut={isLeaving && checkout.variables === group.shop_id}
        />
      ))}
      {invalid.length > 0 && <CartInvalid lines={invalid} changes={changes} />}
      {groups.length > 1 && (
        <CartBar
          groups={groups}
          changes={changes}
          onCheckout={checkout.mutate}
          isManaging={isManaging}
          isCheckingOut={isLeaving}
        />
      )}
    </div>
  )
}

/** Placeholder of two shops. */
function CartSkeleton() {
  return (
    <div role="status" aria-label="加载中" className="grid gap-4">
      {[2, 1].map((rows) => (
        <div key={rows} className="rounded-card border-line bg-card border">
          <div className="border-line border-b p-4 md:px-5">
            <Skeleton className="h-4 w-40" />
          </div>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className="flex gap-4 p-4 md:px-5">
              <Skeleton className="size-4 self-center" />
              <Skeleton className="size-20" />
              <div className="grid flex-1 content-start gap-2">
                <Skeleton className="h-4 w-full max-w-80" />
                <Skeleton className="h-3 w-1/3 max-w-40" />
              </div>
              <Skeleton className="h-5 w-24 max-md:hidden" />
              <Skeleton className="h-7 w-28 max-md:hidden" />
              <Skeleton className="h-5 w-24 max-md:hidden" />
            </div>
          ))}
          <div className="border-line flex justify-end border-t p-4">
            <Skeleton className="h-6 w-48" />
          </div>
        </div>
      ))}
    </div>
  )
}
