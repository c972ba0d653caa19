'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { GoodsGrid } from '@/components/goods/goods-grid'
import { ErrorState } from '@/components/ui/error-state'
import { SkeletonCards } from '@/components/ui/skeleton'
import { query } from '@/lib/client/query'

interface MoreGoodsProps {
  /** Rows of the page that stands in the document already. */
  pageSize: number
  total: number
}

/** Further pages of the recommendations, fetched a screen before their end is reached. */
export function MoreGoods({ pageSize, total }: MoreGoodsProps) {
  const [wanted, setWanted] = useState(false)
  const end = useRef<HTMLDivElement>(null)
  const pages = Math.ceil(total / pageSize)
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    query.goods.recommend.infiniteOptions({
      input: (page: number) => ({ page, pageSize }),
      initialPageParam: 2,
      getNextPageParam: (_last, _all, page) => (page < pages ? page + 1 : undefined),
      enabled: wanted && pages > 1,
      meta: { silent: true },
    }),
  )
  const done = pages <= 1 || (data !== undefined && !hasNextPage)

  useEffect(() => {
    const mark = end.current
    if (!mark || done || isError) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || isFetching) return
        if (wanted) void fetchNextPage()
        else setWanted(true)
      },
      { rootMargin: '0px 0px 600px' },
    )
    observer.observe(mark)
    return () => observer.disconnect()
  }, [done, isError, isFetching, wanted, fetchNextPage])

  return (
    <>
      {data?.pages.map((page, index) => (
        <GoodsGrid key={index} goods={page.list} className="mt-2.5" />
      ))}
      {isFetching && <SkeletonCards count={5} className="mt-2.5" />}
      {isError && <ErrorState small onRetry={() => void refetch()} />}
      <div ref={end} className="text-muted py-6 text-center text-sm" aria-live="polite">
        {done && '--没有更多数据--'}
      </div>
    </>
  )
}
