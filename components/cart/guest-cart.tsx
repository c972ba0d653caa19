'use client'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Price } from '@/components/ui/price'
import { query } from '@/lib/client/call/query'
import { useGuestLines } from '@/lib/client/cart/guest-cart'
import { loginHref } from '@/lib/client/person/session'
import { shownPrice } from '@/lib/domain/goods/price'
import { signInToCheckOut } from '@/lib/domain/messages/cart-page'
import { GuestCartLine } from './guest-line'

/** The guest's cart, at current prices. Ordering needs an account. */
export function GuestCart() {
  const lines = useGuestLines()
  const { data } = useQuery({
    ...query.goods.batch.queryOptions({ input: { item_ids: lines.map(({ itemId }) => itemId) } }),
    enabled: lines.length > 0,
    // A changed quantity or a removed line asks again; the known prices stay.
    placeholderData: (previous) => previous,
    meta: { silent: true },
  })
  if (lines.length === 0) {
    return (
      <div className="rounded-card border-line bg-card border">
        <Empty occasion="cart" text="购物车内暂时没有商品，登录后可查看已加入的商品" className="md:py-20">
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={loginHref('/cart')}>登录</ButtonLink>
            <ButtonLink href="/items" variant="outline">
              去购物
            </ButtonLink>
          </div>
        </Empty>
      </div>
    )
  }
  const current = new Map(data?.map((sku) => [sku.item_id, sku]))
  const priceOf = (itemId: number, price: number) => {
    const sku = current.get(itemId)
    return sku ? shownPrice(sku).cents : price
  }
  const isGone = (itemId: number) => data !== undefined && !current.has(itemId)
  const sold = lines.filter(({ itemId }) => !isGone(itemId))
  const hasSubsidy = sold.some(({ itemId }) => current.get(itemId)?.subsidy_price !== undefined)
  const total = sold.reduce((sum, { itemId, num, price }) => sum + priceOf(itemId, price) * num, 0)
  const pieces = sold.reduce((sum, { num }) => sum + num, 0)
  return (
    <section aria-label="购物车商品" className="rounded-card border-line bg-card @container border">
      <ul className="divide-line divide-y px-3 md:px-5">
        {lines.map((line) => (
          <GuestCartLine
            key={line.itemId}
            line={line}
            price={priceOf(line.itemId, line.price)}
            sku={current.get(line.itemId)}
            isGone={isGone(line.itemId)}
          />
        ))}
      </ul>
      {hasSubsidy && (
        <p className="bg-programme-tint text-programme px-3 py-2 text-sm md:px-5">
          登录并完成实名认证后，下单可享国家补贴，实际金额以结算页为准
        </p>
      )}
      <div className="rounded-b-card border-line bg-card sticky bottom-0 z-20 flex min-h-14 items-center justify-end gap-5 border-t pl-3 text-sm max-md:bottom-[calc(3.25rem+env(safe-area-inset-bottom))] max-md:gap-3 md:pl-5">
        <p className="text-muted max-md:hidden">
          共
          <span translate="no" className="nums text-brand px-0.5 font-semibold">
            {pieces}
          </span>
          件商品
        </p>
        <p className="text-text whitespace-nowrap">
          总计：
          <Price cents={total} className="text-lg md:text-2xl" />
        </p>
        <ButtonLink
          href={loginHref('/cart')}
          size="large"
          className="h-14! self-stretch rounded-none rounded-br-[7px] px-4! md:px-10!"
        >
          {signInToCheckOut}
        </ButtonLink>
      </div>
    </section>
  )
}
