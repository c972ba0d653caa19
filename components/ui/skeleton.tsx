import { cx } from './cx'

/** A grey placeholder of loading content. Give it the size of the content, so that nothing moves. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={cx('rounded-control bg-line/70 block animate-pulse', className)} aria-hidden />
}

/** Lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span className={cx('grid gap-2', className)} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cx('h-4', line === lines - 1 && 'w-3/5')} />
      ))}
    </span>
  )
}

/** Equal boxes of a grid. @param cell the height of each */
export const SkeletonGrid = ({
  count,
  className,
  cell,
}: {
  count: number
  className: string
  cell: string
}) => (
  <div className={className}>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} className={cell} />
    ))}
  </div>
)

/**
 * Cards of a product grid (`GoodsGrid`), with its columns and about as high as its cards: picture, two lines, price.
 */
export function SkeletonCards({ count, className }: { count: number; className?: string }) {
  return (
    <div
      role="status"
      aria-label="加载中"
      className={cx('wide:cards-5 cards-2 sm:cards-3 lg:cards-4 grid gap-2.5', className)}
    >
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className="rounded-card bg-card p-3 pb-25">
          <Skeleton className="aspect-square w-full" />
          <SkeletonText lines={2} className="mt-3" />
          <Skeleton className="mt-3 h-5 w-1/2" />
        </div>
      ))}
    </div>
  )
}
