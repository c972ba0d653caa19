import { Skeleton } from '@/components/ui/skeleton'

/** Placeholder of three orders. */
export function OrderListSkeleton() {
  return (
    <div role="status" aria-label="加载中" className="grid gap-4">
      {[1, 2, 3].map((row) => (
        <div key={row} className="rounded-card border-line overflow-hidden border">
          <div className="bg-page flex h-10 items-center gap-6 px-4">
            <Skeleton className="h-3 w-32" />
            <Skeleton className="h-3 w-40" />
          </div>
          <div className="flex gap-3 p-4">
            <Skeleton className="size-[4.375rem]" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-4 max-w-80" />
              <Skeleton className="h-3 max-w-40" />
            </div>
            <Skeleton className="h-5 w-24 self-center max-md:hidden" />
            <Skeleton className="h-7 w-20 self-center max-md:hidden" />
          </div>
        </div>
      ))}
    </div>
  )
}
