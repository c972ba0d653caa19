'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Checkbox } from '@/components/ui/checkbox'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'

/** 商家商品需审核: whether products of merchants wait for approval. It is stored at once. */
export function ApprovalSetting() {
  const client = useQueryClient()
  const { data } = useQuery(
    deskQuery.goodsProposal.setting.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } }),
  )
  const save = useSingleMutation({
    mutationFn: (isNeeded: boolean) => desk.goodsProposal.setSetting({ is_needed: isNeeded }),
    onSuccess: ({ is_needed: isNeeded }) =>
      toast.success(isNeeded ? '商家的商品和修改需要审核' : '商家的商品和修改立即生效，待审核的内容仍需处理'),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.goodsProposal.key() }),
  })
  if (!data) return null
  return (
    <div className="mb-4">
      <Checkbox
        checked={data.is_needed}
        disabled={save.isPending}
        onChange={({ target }) => save.mutate(target.checked)}
      >
        商家商品需审核
        <span className="text-muted text-xs">库存和下架不需要审核</span>
      </Checkbox>
    </div>
  )
}
