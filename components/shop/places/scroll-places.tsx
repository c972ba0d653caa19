'use client'
import { ScrollEnd } from '@/components/ui/scroll-end'
import { api } from '@/lib/client/call/api'
import { type LoadedRows, useScrolledRows } from '@/lib/client/page/use-scrolled-rows'
import { placesInput } from '@/lib/web/places-input'
import { toRowShop } from '../row-shop'
import type { RowShop } from '../shop-row'
import { PlaceItem } from './place-item'

interface ScrollPlacesProps {
  province: string
  city: string
  /** The page in the document. */
  page: number
  pageSize: number
  total: number
}

const kept = new Map<string, LoadedRows<RowShop>>()

/** Phones: further shops of the region on scroll, and the end of the list. Wider windows have links to the pages. */
export function ScrollPlaces({ province, city, page, pageSize, total }: ScrollPlacesProps) {
  const { rows, end } = useScrolledRows({
    kept,
    name: `${province}/${city}/${page}`,
    page,
    pageSize,
    total,
    read: async (at) => (await api.shop.list(placesInput(province, city, at, pageSize))).list.map(toRowShop),
  })
  return (
    <div className="md:hidden noscript:hidden">
      <ul
        aria-label="更多门店"
        className="border-line bg-card divide-line -mx-4 divide-y border-b empty:hidden"
      >
        {rows.map((shop, index) => (
          <PlaceItem key={shop.distributor_id} shop={shop} number={page * pageSize + index + 1} />
        ))}
      </ul>
      <ScrollEnd {...end} />
    </div>
  )
}
