'use client'
import { cx } from '@/components/ui/cx'
import { Providers } from '@/lib/client/providers'
import { useCartCount } from '@/lib/client/cart/cart-count'

/** The number of pieces in the member's cart; renders nothing for an empty cart. */
export function CartNumber({ className }: { className?: string | undefined }) {
  return (
    <Providers>
      <Mark className={className} />
    </Providers>
  )
}

function Mark({ className }: { className?: string | undefined }) {
  const count = useCartCount()
  if (count === 0) return null
  return (
    <span
      className={cx(
        'nums bg-brand inline-flex h-4 min-w-4 items-center justify-center rounded-full px-1 text-[0.625rem] leading-none text-white',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
      <span className="sr-only">件商品</span>
    </span>
  )
}
