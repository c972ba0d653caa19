'use client'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ViewerPrices } from '@/components/goods/viewer-prices'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Providers } from '@/lib/client/call/providers'
import { query } from '@/lib/client/call/query'
import { toWidgetGoods, type WidgetGoods } from '@/widgets/loader'
import type { ShowcaseTab } from './showcase'
import { TabSkeleton } from './tab-skeleton'

interface TabGoodsProps {
  tab: ShowcaseTab
  children: (goods: readonly WidgetGoods[]) => ReactNode
}

/** The products of a tab that was opened: fetched on pages, stored ones elsewhere. */
export const TabGoods = ({ tab, children }: TabGoodsProps) =>
  tab.stored ? (
    children(tab.stored)
  ) : (
    <Providers>
      <Fetched ids={tab.goodsIds}>{children}</Fetched>
    </Providers>
  )

function Fetched({ ids, children }: { ids: readonly number[] } & Pick<TabGoodsProps, 'children'>) {
  const { data, isError, isFetching, refetch } = useQuery(
    query.goods.list.queryOptions({
      input: { page: 1, pageSize: ids.length, item_id: [...ids] },
      meta: { silent: true },
    }),
  )
  if (!data) {
    return isError ? (
      <ErrorState small retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <TabSkeleton />
    )
  }
  const byId = new Map(data.list.map((goods) => [goods.goods_id, toWidgetGoods(goods)]))
  const goods = ids.flatMap((id) => byId.get(id) ?? [])
  if (goods.length === 0) return <Empty occasion="search" small text="这里的商品刚刚下架，看看别的分类吧" />
  return (
    <>
      {children(goods)}
      <ViewerPrices goodsIds={goods.map(({ goodsId }) => goodsId)} />
    </>
  )
}
