'use client'
import { skipToken, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Dialog } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { desk } from '@/lib/client/call/desk'
import { minuteText } from '@/lib/domain/time/china'

interface StockDialogProps {
  /** The SKU that is open; null for none. */
  sku: { itemId: number; name: string } | null
  onClose: () => void
}

/** 库存流水: what added pieces to a SKU and took them, the newest first. */
export function StockDialog({ sku, onClose }: StockDialogProps) {
  // While it fades out, the dialog shows what it showed.
  const [shown, setShown] = useState(sku)
  if (sku !== null && sku.itemId !== shown?.itemId) setShown(sku)
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['desk-stock', shown?.itemId ?? 0],
    queryFn: shown
      ? ({ pageParam }) =>
          desk.goods.stock({ item_id: shown.itemId, ...(pageParam !== null && { after: pageParam }) })
      : skipToken,
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    meta: { silent: true },
  })
  const rows = data?.pages.flatMap(({ list }) => list) ?? []
  return (
    <Dialog open={sku !== null} onClose={onClose} title={`库存流水 · ${shown?.name ?? ''}`} width={560}>
      {isError && <ErrorState small onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-48" />}
      {data && (
        <>
          <p className="text-ink nums text-sm">现有库存 {data.pages[0]?.store}</p>
          <ul className="divide-line mt-2 divide-y text-sm">
            {rows.map((row) => (
              <li key={row.ledger_id} className="flex flex-wrap items-center gap-x-4 py-2">
                <span className="text-muted nums">{minuteText(row.at)}</span>
                <span className="text-text min-w-0 flex-1 break-words">
                  {row.reason_name}
                  {row.order_id && <span className="text-muted nums ml-2 text-xs">{row.order_id}</span>}
                </span>
                <span className={cx('nums font-semibold', row.num > 0 ? 'text-programme' : 'text-brand')}>
                  {row.num > 0 ? `+${row.num}` : row.num}
                </span>
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <Button
              variant="ghost"
              className="mt-3"
              loading={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              更多
            </Button>
          )}
        </>
      )}
    </Dialog>
  )
}
