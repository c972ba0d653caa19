'use client'
import { ScrollEnd } from '@/components/ui/scroll-end'
import { api } from '@/lib/client/call/api'
import { useScrolledRows, type LoadedRows } from '@/lib/client/page/use-scrolled-rows'
import type { PointsGoods } from '@/lib/contract/trade/points-mall'
import { pointsMallHref, type PointsQuery } from '@/lib/web/points-href'
import { pointsPageSize } from './points-data'
import { PointsGrid } from './points-grid'

const kept = new Map<string, LoadedRows<PointsGoods>>()

interface ScrollPointsProps {
  query: PointsQuery
  total: number
  /** The products in the document: a list that moved meanwhile must not repeat them. */
  shown: readonly number[]
}

/** Further products of the points mall, loaded on scroll, and the end of the list. */
export function ScrollPoints({ query, total, shown }: ScrollPointsProps) {
  const { rows, end } = useScrolledRows({
    kept,
    name: pointsMallHref(query),
    page: 1,
    pageSize: pointsPageSize,
    total,
    read: async (page) => (await api.pointsMall.list({ ...query, page, pageSize: pointsPageSize })).list,
  })
  const further = rows.filter(({ goods_id: id }) => !shown.includes(id))
  return (
    <>
      {further.length > 0 && <PointsGrid goods={further} heading="h2" className="mt-2.5" />}
      <ScrollEnd {...end} />
    </>
  )
}
