import { Skeleton } from '@/components/ui/skeleton'

/** Placeholder of amount and payment methods. */
export function CashierSkeleton() {
  return (
    <div
      role="status"
      aria-label="加载中"
      className="rounded-card border-line bg-card border px-4 py-6 md:px-10 md:py-8"
    >
      <div className="border-line flex flex-wrap justify-between gap-5 border-b pb-6">
        <div className="grid gap-3">
          <Skeleton className="h-7 w-72 max-w-full" />
          <Skeleton className="h-4 w-56 max-w-full" />
          <Skeleton className="h-4 w-40" />
        </div>
        <Skeleton className="h-10 w-44" />
      </div>
      <div className="mt-6 grid gap-3 sm:grid-cols-2 md:grid-cols-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
      <Skeleton className="mt-8 ml-auto h-11 w-48" />
    </div>
  )
}
