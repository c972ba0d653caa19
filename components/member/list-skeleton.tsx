import { cx } from '@/components/ui/cx'
import { Skeleton } from '@/components/ui/skeleton'

interface ListSkeletonProps {
  /** Before hydration: the height of tabs and search, which are not rendered yet. */
  head?: string
}

/** Placeholder of three orders or after-sales, below the head of their table. */
export function ListSkeleton({ head }: ListSkeletonProps) {
  return (
    <div role="status" aria-label="加载中">
      {head && <div className={cx('border-line mb-4 border-b max-md:-mt-4', head)} />}
      <Skeleton className="mb-3 h-10 max-md:hidden" />
      <div className="grid gap-4">
        {[1, 2, 3].map((row) => (
          <div key={row} className="rounded-card border-line bg-card overflow-hidden border">
            <div className="bg-page flex h-10 items-center gap-6 px-4 max-md:h-14">
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
            <div className="border-line flex h-26 items-end justify-end gap-2 border-t p-4 md:hidden">
              <Skeleton className="h-9 w-20" />
              <Skeleton className="h-9 w-20" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
