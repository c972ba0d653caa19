'use client'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { useClientNavigation } from '@/lib/client/page/use-client-navigation'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import { listPath } from './list-position'

/** 再次购买 and 删除订单. */
export function useOrderExtras() {
  const client = useQueryClient()
  const router = useClientNavigation()

  const rebuy = useSingleMutation({
    mutationFn: (orderId: string) => api.order.rebuy({ order_id: orderId }),
    onSuccess: ({ added, left_out: leftOut }) => {
      void client.invalidateQueries({ queryKey: query.cart.key() })
      const [first] = leftOut
      if (first)
        toast.info(
          leftOut.length === 1
            ? `${first.item_name}：${first.reason}`
            : `${leftOut.length}件商品暂时无法购买，未加入购物车`,
        )
      if (added.length > 0) router.push('/cart')
    },
  })
  const removal = useSingleMutation({
    mutationFn: (orderId: string) => api.order.remove({ order_id: orderId }),
    onSuccess: () => {
      toast.success('订单已删除')
      if (!window.location.pathname.endsWith(listPath)) router.push(listPath)
    },
    onSettled: () => client.invalidateQueries({ queryKey: query.order.key() }),
  })
  return {
    rebuy,
    removal,
    /** Asks for confirmation first, because it cannot be undone. */
    remove: async (orderId: string) => {
      const sure = await confirm({ text: '删除后订单不再显示，确定删除吗？', okText: '删除', danger: true })
      if (sure) removal.mutate(orderId)
    },
  }
}
