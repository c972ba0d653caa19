import { Skeleton, SkeletonText } from '@/components/ui/skeleton'
import { layoutClass } from './layout-class'

/** Placeholder of addresses, lines and sums. */
export function CheckoutSkeleton() {
  return (
    <div role="status" aria-label="加载中" className={layoutClass}>
      <div className="grid gap-4">
        <div className="rounded-card border-line bg-card grid gap-4 border p-6 md:grid-cols-2">
          <Skeleton className="h-5 w-24 md:col-span-2" />
          <Skeleton className="h-28" />
          <Skeleton className="h-28 max-md:hidden" />
        </div>
        <div className="rounded-card border-line bg-card grid gap-4 border p-6">
          <Skeleton className="h-5 w-24" />
          <div className="flex gap-4">
            <Skeleton className="size-16" />
            <SkeletonText lines={2} className="flex-1" />
          </div>
        </div>
      </div>
      <div className="rounded-card border-line bg-card grid content-start gap-4 border p-5">
        <SkeletonText lines={4} />
        <Skeleton className="mt-2 h-11" />
      </div>
    </div>
  )
}
