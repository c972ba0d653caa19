'use client'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskGoodsRow } from '@/lib/contract/operator/catalogue/goods-shape'

/** 恢复: takes a product out of the recycle bin, off the shelf. */
export function RestoreGoods({ row: { goods_id, item_name } }: { row: DeskGoodsRow }) {
  const client = useQueryClient()
  const restore = useSingleMutation({
    mutationFn: () => desk.goods.restore({ goods_id }),
    onSuccess: () => toast.success('已恢复到仓库'),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.goods.key() }),
  })
  return (
    <Button
      variant="text"
      aria-label={`恢复${item_name}`}
      loading={restore.isPending}
      onClick={() => restore.mutate()}
    >
      恢复
    </Button>
  )
}
