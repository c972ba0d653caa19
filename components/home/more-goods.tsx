'use client'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { SkeletonCards } from '@/components/ui/skeleton'

const FurtherGoods = lazy(async () => ({ default: (await import('./infinite-goods')).InfiniteGoods }))

export interface MoreGoodsProps {
  /** Rows of the page that stands in the document already. */
  pageSize: number
  total: number
}

/** Further pages of the recommendations; what fetches them is loaded a screen before the first is reached. */
export function MoreGoods(props: MoreGoodsProps) {
  const [wanted, setWanted] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  const hasMore = props.total > props.pageSize

  useEffect(() => {
    const mark = end.current
    if (!mark || !hasMore) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWanted(true), {
      rootMargin: '0px 0px 600px',
    })
    observer.observe(mark)
    return () => observer.disconnect()
  }, [hasMore])

  if (wanted)
    return (
      <Suspense fallback={<SkeletonCards count={5} className="mt-2.5" />}>
        <FurtherGoods {...props} />
      </Suspense>
    )
  return (
    <div ref={end} className="text-muted min-h-8 py-6 text-center text-sm">
      {!hasMore && '--没有更多数据--'}
    </div>
  )
}
