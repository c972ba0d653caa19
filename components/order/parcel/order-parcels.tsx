'use client'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Package } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import type { Parcel } from '@/lib/contract/trade/delivery'
import type { Order } from '@/lib/contract/trade/order'
import { newestTrace, parcelLabel } from '@/lib/domain/order/labels'
import { ParcelTraces } from './parcel-traces'
import { ParcelUnits } from './parcel-units'

/** The parcels of a shipped order: one line each, with the newest trace; a click shows all traces (spec 3 §5). */
export function OrderParcels({ order }: { order: Order }) {
  const count = order.delivery_info.length
  const state = { orderStatus: order.order_status }
  const { data } = useQuery({
    ...query.delivery.parcels.queryOptions({
      input: { order_id: order.order_id },
      meta: { silent: true },
    }),
    enabled: count > 0,
    staleTime: 0,
  })
  const [shown, setShown] = useState<Parcel | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (count === 0) return null
  return (
    <section aria-labelledby="order-parcels" className="rounded-card border-line bg-card border">
      <h2
        id="order-parcels"
        className="text-ink nums flex items-center gap-2 px-5 py-4 text-sm font-semibold max-md:px-4"
      >
        <Package className="text-programme size-4" strokeWidth={1.5} aria-hidden />
        <span>{`${count}个包裹${parcelLabel('已发货', state)}`}</span>
      </h2>
      {!data && <ParcelsSkeleton order={order} />}
      <ul className="divide-line border-line divide-y border-t empty:hidden">
        {data?.list.map((parcel) => (
          <li key={parcel.delivery_id} className="px-5 py-4 max-md:px-4">
            {parcel.delivery_id === 0 ? (
              <p className="text-muted mb-3 text-sm">{parcel.status_msg}</p>
            ) : (
              <button
                type="button"
                onClick={() => {
                  setShown(parcel)
                  setOpen(true)
                }}
                className="group mb-3 flex w-full flex-wrap items-center gap-x-3 gap-y-1 text-left text-sm max-md:min-h-11"
              >
                <span className="min-w-[min(100%,12rem)] flex-1">
                  <span className="nums text-text flex flex-wrap gap-x-3">
                    <span className="text-programme">{parcelLabel(parcel.status_msg, state)}</span>
                    <span>
                      {parcel.delivery_corp_name}：<span translate="no">{parcel.delivery_code}</span>
                    </span>
                  </span>
                  <span className="text-muted mt-1 block truncate text-xs">{newestTrace(parcel, state)}</span>
                </span>
                <span className="text-link group-hover:text-brand flex shrink-0 items-center text-xs transition-colors">
                  查看物流
                  <ChevronRight className="size-4" aria-hidden />
                </span>
              </button>
            )}
            <ParcelUnits parcel={parcel} />
          </li>
        ))}
      </ul>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="查看物流" width={560} className="text-left">
        {shown && <ParcelTraces key={shown.delivery_id} parcel={shown} />}
      </Dialog>
    </section>
  )
}

/** One row per parcel, and one for unshipped units. */
function ParcelsSkeleton({ order }: { order: Order }) {
  const rows = order.delivery_info.map(({ delivery_id }) => delivery_id)
  return (
    <div role="status" aria-label="加载中" className="divide-line border-line divide-y border-t">
      {[...rows, ...(order.delivery_status === 'PARTAIL' ? [0] : [])].map((row) => (
        <div key={row} className="px-5 py-4 max-md:px-4">
          <Skeleton className={row === 0 ? 'mb-3 h-5 w-16' : 'mb-3 h-11'} />
          <Skeleton className="h-14" />
        </div>
      ))}
    </div>
  )
}
