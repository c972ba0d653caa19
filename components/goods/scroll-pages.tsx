'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { listEndText } from '@/components/ui/list-end'
import { SkeletonCards } from '@/components/ui/skeleton'
import { nextPageMargin, useNearViewport } from '@/components/ui/use-near-viewport'
import { api } from '@/lib/client/call/api'
import { Providers } from '@/lib/client/call/providers'
import type { CardGoods } from './goods-card'
import { GoodsGrid } from './goods-grid'
import type { ScrollGoodsProps } from './scroll-goods'

/** Milliseconds. A shopper who comes back from a product finds the same pages; they are not fetched again. */
const keptFor = 30 * 60_000

/** The pages of a product list after the one in the document; each is fetched shortly before the last one ends. */
export function ScrollPages(props: ScrollGoodsProps) {
  return (
    <Providers>
      <Pages {...props} />
    </Providers>
  )
}

const readPage = async ({ list, pageSize }: ScrollGoodsProps, page: number): Promise<CardGoods[]> =>
  (
    await (list
      ? api.goods.list({ ...list, page, pageSize })
      : api.goods.recommend({ page, pageSize, newest: true }))
  ).list

function usePages(props: ScrollGoodsProps) {
  const { list, page, pageSize, total } = props
  const last = Math.ceil(total / pageSize)
  return useInfiniteQuery({
    queryKey: ['scrolled-goods', list, page, pageSize],
    queryFn: ({ pageParam }) => readPage(props, pageParam),
    initialPageParam: page + 1,
    getNextPageParam: (_last, _all, at) => (at < last ? at + 1 : undefined),
    meta: { silent: true },
    staleTime: keptFor,
    gcTime: keptFor,
  })
}

/** Each product once: it may move to a later page while the list is read. */
function eachOnce(pages: readonly (readonly CardGoods[])[], shown: readonly number[]): CardGoods[][] {
  const seen = new Set(shown)
  return pages.map((page) => page.filter(({ goods_id: id }) => !seen.has(id) && seen.add(id)))
}

function Pages(props: ScrollGoodsProps) {
  const end = useRef<HTMLDivElement>(null)
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = usePages(props)
  const done = data !== undefined && !hasNextPage
  useNearViewport(end, nextPageMargin, () => void fetchNextPage(), !done && !isError && !isFetching)
  const pages = eachOnce(data?.pages ?? [], props.shown ?? [])

  return (
    <>
      {pages.map((goods, index) => (
        <GoodsGrid key={index} goods={goods} className="mt-2.5" />
      ))}
      {isFetching && <SkeletonCards count={4} className="no-anchor mt-2.5" />}
      {isError && <ErrorState small onRetry={() => void (data ? fetchNextPage() : refetch())} />}
      <div
        ref={end}
        data-loads-more={!done || undefined}
        className="text-muted no-anchor min-h-8 py-6 text-center text-sm"
        aria-live="polite"
      >
        {done && listEndText}
      </div>
    </>
  )
}
