'use client'
import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import { staffGoodsTag } from '@/lib/domain/goods/staff-goods'
import type { ListQuery } from '@/lib/web/list-href'
import { countText } from './count-text'
import { useStaffGoods, type PublicResult } from './use-staff-goods'

const Grid = lazyPart(() => import('../goods-grid'), 'GoodsGrid')

interface ListProps {
  query: ListQuery
  /** The result without staff products. */
  found: PublicResult
}

/** The number of products of a list, for staff with their own products. */
export function ListCount({ query, found }: ListProps) {
  const { goods, replaces } = useStaffGoods(query, found)
  return countText((replaces ? 0 : found.count) + goods.length)
}

interface StaffGoodsProps extends ListProps {
  /** Shown when there are no staff products either: the note that the list is empty. */
  children?: ReactNode
}

/** The staff products of a list, on its first page and for signed-in staff only. */
export function StaffGoods({ query, found, children }: StaffGoodsProps) {
  const { goods } = useStaffGoods(query, found)
  if (goods.length === 0 || query.page > 1) return children
  return <StaffSection goods={goods}>{children}</StaffSection>
}

/** Products that match a keyword nearly; staff products that match it exactly replace them. */
export function NearGoods({ query, found, children }: StaffGoodsProps) {
  const { goods, replaces } = useStaffGoods(query, found)
  return replaces ? <StaffSection goods={goods}>{children}</StaffSection> : children
}

function StaffSection({ goods, children }: { goods: readonly GoodsListItem[]; children: ReactNode }) {
  return (
    <section aria-labelledby="staff-goods" className="mt-6 max-md:order-1">
      <h2 id="staff-goods" className="text-ink mb-3 text-base font-semibold">
        {staffGoodsTag}
        <span className="text-muted ml-2 text-xs font-normal">仅员工可见、可购买</span>
      </h2>
      <Suspense fallback={children}>
        <Grid goods={goods} heading="h3" />
      </Suspense>
    </section>
  )
}
