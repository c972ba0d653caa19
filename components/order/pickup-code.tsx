'use client'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/query'

/** The pickup code and its QR code, which the buyer shows in the shop. */
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
      <p>
        提货码：<span className="nums text-brand text-lg font-semibold">{data.code}</span>
      </p>
      {data.pickup_code && (
        <p>
          提货验证码：<span className="nums text-ink font-semibold">{data.pickup_code}</span>
        </p>
      )}
      <p className="text-muted text-xs">提货时请出示并告知店员提货验证码</p>
    </div>
  )
}
