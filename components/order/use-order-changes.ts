'use client'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'

/** `progress` of a cancellation that is done. */
const cancelled = 3

/** The buyer's actions on an order. Afterwards all lists and counts of orders are fetched again. */
export function useOrderChanges() {
  const client = useQueryClient()
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: query.order.key() }),
      // The receipt is the newest trace of its parcels.
      client.invalidateQueries({ queryKey: query.delivery.key() }),
      // A cancelled order gives points back.
      client.invalidateQueries({ queryKey: query.point.key() }),
    ])

  const receipt = useSingleMutation({
    mutationFn: (orderId: string) => api.order.confirmReceipt({ order_id: orderId }),
    onSuccess: () => toast.success('收货成功'),
    onSettled,
  })
  const cancel = useSingleMutation({
    mutationFn: ({ orderId, reason }: { orderId: string; reason: string }) =>
      api.order.cancel({ order_id: orderId, ...(reason ? { cancel_reason: reason } : {}) }),
    // Only an unpaid order is cancelled at once; the shop decides on a paid one (contract trade §8.4).
    onSuccess: ({ progress }) => toast.success(progress === cancelled ? '订单已取消' : '发起成功'),
    onSettled,
  })
  return {
    /** Asks for confirmation first, because it cannot be undone. */
    confirmReceipt: async (orderId: string) => {
      const sure = await confirm({ text: '请确认已经收到商品，确认后订单将完成', okText: '确认收货' })
      if (sure) receipt.mutate(orderId)
    },
    confirming: receipt.isPending ? receipt.variables : null,
    cancel,
  }
}
export type OrderChanges = ReturnType<typeof useOrderChanges>
