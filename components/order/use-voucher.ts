'use client'
import { useQuery } from '@tanstack/react-query'
import { query } from '@/lib/client/call/query'
import type { Voucher } from '@/lib/contract/trade/offline-payment'
import type { Order } from '@/lib/contract/trade/order'

/** The voucher of an unpaid order that is paid by transfer; null without one, and while it is unknown. */
export function useVoucher(order: Order): Voucher | null {
  const { data } = useQuery({
    ...query.offlinePayment.voucher.queryOptions({
      input: { order_id: order.order_id },
      meta: { silent: true },
    }),
    enabled: order.order_status === 'NOTPAY' && order.offline_pay_check_status !== null,
    staleTime: 0,
  })
  return data && 'id' in data ? data : null
}
