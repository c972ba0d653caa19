'use client'
import { useQuery } from '@tanstack/react-query'
import { CopyButton } from '@/components/ui/copy-button'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import type { Parcel } from '@/lib/contract/trade/delivery'
import { ParcelUnits } from './parcel-units'
import { TraceList } from './trace-list'

/** A parcel: courier, number, contents and where it is. */
export function ParcelTraces({ parcel }: { parcel: Parcel }) {
  const { data, isPending, isError, isRefetching, refetch } = useQuery({
    ...query.delivery.track.queryOptions({
      input: { delivery_id: parcel.delivery_id },
      meta: { silent: true },
    }),
    staleTime: 0,
  })
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="bg-page rounded-card max-md:bg-card max-md:border-line grid grid-cols-1 gap-3 p-4 max-md:border">
        <p className="nums text-text flex flex-wrap items-center gap-x-3 text-sm">
          <span>
            {parcel.delivery_corp_name}：
            <span translate="no" className="text-ink">
              {parcel.delivery_code}
            </span>
          </span>
          <CopyButton text={parcel.delivery_code} label="复制运单号" />
        </p>
        <ParcelUnits parcel={parcel} />
      </div>
      {isPending && (
        <div role="status" aria-label="加载中" className="grid gap-4">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />}
      {data && <TraceList traces={data} />}
    </div>
  )
}
