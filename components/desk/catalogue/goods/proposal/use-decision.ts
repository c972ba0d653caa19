'use client'
import { useQueryClient } from '@tanstack/react-query'
import { deskKey } from '@/components/desk/frame/use-desk'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'

/** A proposal that is decided, with the revision that was shown. */
interface Item {
  goods_id: number
  revision: number
  overwrite?: string[]
}

/** Products are approved, or rejected for a reason. */
type Decision = { items: readonly Item[]; reason?: string }

/** 通过 and 驳回 of what merchants sent; lists and counts are read again afterwards. */
export function useDecision(onDone: () => void) {
  const client = useQueryClient()
  return useSingleMutation({
    mutationFn: async ({ items, reason }: Decision) => {
      const sent = JSON.stringify(items)
      if (reason === undefined)
        return `已通过${(await desk.goodsProposal.approve({ items: sent })).approved}个商品`
      return `已驳回${(await desk.goodsProposal.reject({ items: sent, reason })).rejected}个商品`
    },
    onSuccess: (text) => {
      toast.success(text)
      onDone()
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: deskQuery.goods.key() }),
        client.invalidateQueries({ queryKey: deskQuery.goodsProposal.key() }),
        // Its to-do counts.
        client.invalidateQueries({ queryKey: deskKey }),
      ]),
  })
}
