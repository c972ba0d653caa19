import { Skeleton } from '@/components/ui/skeleton'

/** Placeholder of two lines. */
export function MiniCartSkeleton() {
  return (
    <div className="grid gap-4 p-4" role="status" aria-label="加载中">
      {[1, 2].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-16" />
          <div className="grid flex-1 content-start gap-2">
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}
