'use client'
import { useQuery } from '@tanstack/react-query'
import { query } from '@/lib/client/query'

/** Why the shop refused the voucher of a transfer; nothing while that is unknown. */
export function VoucherRefusal({ orderId }: { orderId: string }) {
  const { data } = useQuery({
    ...query.offlinePayment.voucher.queryOptions({
      input: { order_id: orderId },
      meta: { silent: true },
    }),
    staleTime: 0,
  })
  const reason = data && 'id' in data && data.check_status === 2 ? data.remark : ''
  return (
    <p className="text-brand max-w-full text-xs break-words">
      付款凭证未通过{reason !== '' && `：${reason}`}
    </p>
  )
}
