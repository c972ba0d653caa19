'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { GoodsGrid } from '@/components/goods/goods-grid'
import { ErrorState } from '@/components/ui/error-state'
import { SkeletonCards } from '@/components/ui/skeleton'
import { useNearViewport } from '@/components/ui/use-near-viewport'
import { Providers } from '@/lib/client/providers'
import { query } from '@/lib/client/query'
import { nextPageMargin, type MoreGoodsProps } from './more-goods'

/** Recommended products from the second page on; each page is fetched shortly before the end of the last is in view. */
export function InfiniteGoods(props: MoreGoodsProps) {
  return (
    <Providers>
      <Pages {...props} />
    </Providers>
  )
}

function Pages({ pageSize, total }: MoreGoodsProps) {
  const end = useRef<HTMLDivElement>(null)
  const pages = Math.ceil(total / pageSize)
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    query.goods.recommend.infiniteOptions({
      input: (page: number) => ({ page, pageSize }),
      initialPageParam: 2,
      getNextPageParam: (_last, _all, page) => (page < pages ? page + 1 : undefined),
      meta: { silent: true },
    }),
  )
  const done = data !== undefined && !hasNextPage
  useNearViewport(end, nextPageMargin, () => void fetchNextPage(), !done && !isError && !isFetching)

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
