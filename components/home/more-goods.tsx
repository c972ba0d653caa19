'use client'
import { lazy, Suspense, useRef, useState } from 'react'
import { SkeletonCards } from '@/components/ui/skeleton'
import { useNearViewport } from '@/components/ui/use-near-viewport'

const InfiniteGoods = lazy(async () => ({ default: (await import('./infinite-goods')).InfiniteGoods }))

/** Further products load this far before the end of the list is in view. */
export const nextPageMargin = '0px 0px 600px'

export interface MoreGoodsProps {
  /** Rows of the first page, which is in the document already. */
  pageSize: number
  total: number
}

/** Further pages of recommended products. Their code loads shortly before the end of the first page is in view. */
export function MoreGoods(props: MoreGoodsProps) {
  const [isNear, setNear] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  const hasMore = props.total > props.pageSize
  useNearViewport(end, nextPageMargin, () => setNear(true), hasMore)

  if (isNear)
    return (
      <Suspense fallback={<SkeletonCards count={5} className="mt-2.5" />}>
        <InfiniteGoods {...props} />
      </Suspense>
    )
  return (
    <div ref={end} className="text-muted min-h-8 py-6 text-center text-sm">
      {!hasMore && '--没有更多数据--'}
    </div>
  )
}
