import { Skeleton } from '@/components/ui/skeleton'

/** Placeholder of two shops. */
export function CartSkeleton() {
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
