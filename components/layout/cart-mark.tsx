import { cx } from '@/components/ui/cx'

/** The number of pieces on a cart icon; nothing for an empty cart. */
export function CartMark({ count, className }: { count: number; className?: string | undefined }) {
  if (count === 0) return null
  return (
    <span
      translate="no"
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
