'use client'
import { useQuery } from '@tanstack/react-query'
import { cx } from '@/components/ui/cx'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import { pickupCodes, type PickupCodeKind } from '@/lib/domain/order/pickup/pickup-codes'

/** The codes of a pickup order and the QR code, which the buyer shows in the shop (spec 3 §5). */
export function PickupCode({ orderId }: { orderId: string }) {
  const { data, isPending } = useQuery({
    ...query.order.pickupCode.queryOptions({ input: { order_id: orderId }, meta: { silent: true } }),
    staleTime: 0,
    // A code is valid for five minutes; the page always shows one that can still be used.
    refetchInterval: 60_000,
  })
  if (isPending) return <Skeleton className="h-54 w-44" />
  if (!data?.code) return null
  return (
    <div className="text-text flex flex-col items-center gap-2 text-sm">
      <img src={data.qrcode_url} alt="提货二维码" width={128} height={128} className="size-32" />
      <CodeLine code={data.code} kind="order" className="text-brand text-lg" />
      {data.pickup_code && <CodeLine code={data.pickup_code} kind="pickup" className="text-ink" />}
    </div>
  )
}

/** A code, with its purpose for the clerk: both codes have six digits. */
function CodeLine({ code, kind, className }: { code: string; kind: PickupCodeKind; className: string }) {
  const { label, hint } = pickupCodes[kind]
  return (
    <p className="max-w-60">
      {label}：
      <span translate="no" className={cx('nums font-semibold', className)}>
        {code}
      </span>
      <span className="text-muted block text-xs">{hint}</span>
    </p>
  )
}
