import { Skeleton } from '@/components/ui/skeleton'

/** A tab whose products are loading, in the place of the first tab. */
export const TabSkeleton = () => (
  <div
    role="status"
    aria-label="加载中"
    className="grid h-full min-h-40 grid-cols-4 gap-2.5 max-md:grid-cols-2"
  >
    {Array.from({ length: 8 }, (_, cell) => (
      <Skeleton key={cell} className="h-full max-md:nth-[n+5]:hidden" />
    ))}
  </div>
)
