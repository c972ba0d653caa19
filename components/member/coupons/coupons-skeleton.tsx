import { Skeleton } from '@/components/ui/skeleton'

/** Tickets beside each other. */
export const couponGrid =
  'cards-3 max-xl:cards-2 grid gap-4 [--card-min:16rem] max-md:grid-cols-1 max-md:gap-3'
/** Those of the member carry their number, too, and need more width. */
export const ownCouponGrid = 'cards-2 grid gap-4 [--card-min:18rem] max-md:grid-cols-1 max-md:gap-3'

export function CouponsSkeleton({ grid = couponGrid }: { grid?: string }) {
  return (
    <div role="status" aria-label="加载中" className={grid}>
      {[1, 2, 3, 4, 5, 6].map((ticket) => (
        <Skeleton key={ticket} className="rounded-card h-36" />
      ))}
    </div>
  )
}
