'use client'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { GoodsCard } from '@/components/goods/goods-card'
import { ViewerPrices } from '@/components/goods/viewer-prices'
import { cx } from '@/components/ui/cx'
import { Skeleton, SkeletonCards } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'

const arrow =
  'rounded-control border-line bg-card text-text hover:border-brand hover:text-brand flex size-8 items-center justify-center border transition-colors disabled:text-faint disabled:hover:border-line'

/** Part of a view that counts as a gap. */
const tolerance = 0.1

/** Products in the slider, and those that are read for it: some may be in the cart. */
const shownCount = 12
const readSize = 20

/**
 * 你可能还需要: a slider of twelve products that are not in the cart, three per view, two on phones (spec 1 §2). Renders
 * nothing without products. It is mounted together with the loaded cart, which would push it down otherwise.
 *
 * @param inCart ids of products
 */
export function Recommend({ inCart = [] }: { inCart?: readonly number[] }) {
  const { data, isPending } = useQuery(
    query.goods.recommend.queryOptions({ input: { page: 1, pageSize: readSize }, meta: { silent: true } }),
  )
  const list = (data?.list ?? []).filter(({ goods_id }) => !inCart.includes(goods_id)).slice(0, shownCount)
  const track = useRef<HTMLUListElement>(null)
  const [{ page, pages }, setPosition] = useState({ page: 0, pages: 1 })

  const measure = () => {
    const list = track.current
    if (!list || list.clientWidth === 0) return
    // The gaps between views make the slider a little longer than its views: they are no page of their own.
    const pages = 1 + Math.max(0, Math.ceil(list.scrollWidth / list.clientWidth - 1 - tolerance))
    const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1
    const page = atEnd ? pages - 1 : Math.round(list.scrollLeft / list.clientWidth)
    setPosition((was) => (was.page === page && was.pages === pages ? was : { page, pages }))
  }
  useEffect(() => {
    const list = track.current
    if (!list) return
    // The observer also reports the initial size.
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    return () => observer.disconnect()
  }, [data])
  if (isPending) return <RecommendSkeleton />
  if (list.length === 0) return null

  const scrollToPage = (page: number) =>
    track.current?.scrollTo({ left: page * track.current.clientWidth, behavior: 'smooth' })

  return (
    <section aria-labelledby="recommend" data-no-print className="mt-8">
      <div className="mb-3 flex items-center justify-between">
        <h2 id="recommend" className="text-ink text-lg font-semibold">
          你可能还需要
        </h2>
        <div className="flex gap-2 max-md:hidden">
          <button
            type="button"
            aria-label="上一组"
            disabled={page === 0}
            className={arrow}
            onClick={() => scrollToPage(page - 1)}
          >
            <ChevronLeft className="size-4" aria-hidden />
          </button>
          <button
            type="button"
            aria-label="下一组"
            disabled={page >= pages - 1}
            className={arrow}
            onClick={() => scrollToPage(page + 1)}
          >
            <ChevronRight className="size-4" aria-hidden />
          </button>
        </div>
      </div>
      <ul
        ref={track}
        onScroll={measure}
        className="recommend-slider -mx-1 flex snap-x snap-mandatory scroll-px-1 [scrollbar-width:none] gap-2.5 overflow-x-auto px-1 pb-2"
      >
        {list.map((goods) => (
          <li
            key={goods.goods_id}
            className="flex w-[max((100%-0.625rem)/2,min(100%,8.75rem))] shrink-0 snap-start md:w-[max((100%-1.25rem)/3,min(100%,14.5rem))]"
          >
            <GoodsCard goods={goods} className="w-full" />
          </li>
        ))}
      </ul>
      <ViewerPrices goodsIds={list.map((goods) => goods.goods_id)} />
      {pages > 1 && (
        <div className="flex justify-center pt-1 max-md:hidden">
          {Array.from({ length: pages }, (_, index) => (
            <button
              key={index}
              type="button"
              aria-label={`第 ${index + 1} 组`}
              aria-current={index === page || undefined}
              onClick={() => scrollToPage(index)}
              className="flex size-6.5 items-center justify-center"
            >
              <span
                className={cx(
                  'h-1.5 rounded-full transition-[width,background-color]',
                  index === page ? 'bg-brand w-4' : 'bg-line w-1.5',
                )}
              />
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

/** Placeholder of a view of the slider. */
const RecommendSkeleton = () => (
  <div data-no-print className="mt-8">
    <Skeleton className="mb-4 h-7 w-32" />
    <SkeletonCards count={3} className="md:cards-3! pb-8 max-md:pb-2 max-md:*:last:hidden" />
  </div>
)
