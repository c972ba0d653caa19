'use client'
import { useQuery } from '@tanstack/react-query'
import { GoodsCard } from '@/components/goods/goods-card'
import { ViewerPrices } from '@/components/goods/viewer-prices'
import { SkeletonCards } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'

/** Two rows of the widest window. */
const shownGoods = 8

/** 为你推荐 at the end of the member centre, where it pushes nothing. */
export function RecommendedGoods() {
  const input = { page: 1, pageSize: shownGoods }
  const { data, isError } = useQuery(query.goods.recommend.queryOptions({ input, meta: { silent: true } }))
  if (isError || data?.list.length === 0) return null
  return (
    <section aria-labelledby="recommended" className="max-md:px-3 max-md:pb-3">
      <h2 id="recommended" className="text-ink mb-3 text-lg font-semibold max-md:text-base">
        为你推荐
      </h2>
      {data ? (
        <>
          <ul className="cards-2 sm:cards-3 lg:cards-4 grid gap-2.5">
            {data.list.map((goods) => (
              <li key={goods.goods_id} className="flex min-w-0">
                <GoodsCard goods={goods} heading="h3" className="w-full" />
              </li>
            ))}
          </ul>
          <ViewerPrices goodsIds={data.list.map(({ goods_id }) => goods_id)} />
        </>
      ) : (
        <SkeletonCards count={shownGoods} className="wide:cards-4!" />
      )}
    </section>
  )
}
