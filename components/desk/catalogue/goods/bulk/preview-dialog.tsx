'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { deskTaskHref } from '@/components/desk/menu/hrefs'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { BulkChange, BulkSelection } from './bulk-change'

interface PreviewDialogProps {
  selection: BulkSelection
  change: BulkChange | null
  onClose: () => void
  onDone: () => void
  /** A change is saved, and this task undoes it. */
  onUndoable: (text: string, taskId: number) => void
}

/** Whether a change writes figures of SKUs, which a sample tells as their range. */
const isOfSkus = ({ kind }: BulkChange) => kind === 'price' || kind === 'stock' || kind === 'member_price'

/** The preview of a change, and its confirmation. */
export function PreviewDialog({ selection, change, onClose, onDone, onUndoable }: PreviewDialogProps) {
  const router = useRouter()
  const client = useQueryClient()
  const [shown, setShown] = useState<BulkChange | null>(change)
  if (change !== null && change !== shown) setShown(change)
  const isForAll = 'filter' in selection
  const chosen = isForAll
    ? { filter: JSON.stringify(selection.filter) }
    : { goods_id: JSON.stringify(selection.ids) }
  const input = { ...chosen, change: JSON.stringify(shown) }
  const preview = useQuery({
    queryKey: ['desk-goods-bulk', input],
    queryFn: () => desk.goods.bulk({ ...input, dry: 1 }),
    enabled: change !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { silent: true },
  })
  const save = useSingleMutation({
    mutationFn: () => desk.goods.bulk(input),
    onSuccess: ({ changed, task_id: taskId }) => {
      if (isForAll && taskId !== null) router.push(deskTaskHref(taskId))
      else if (taskId === null) toast.success(`已修改${changed}个商品`)
      else onUndoable(`已修改${changed}个商品`, taskId)
      onDone()
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: deskQuery.goods.key() }),
        client.invalidateQueries({ queryKey: deskQuery.task.key() }),
      ]),
  })
  const { data, error } = preview
  return (
    <Dialog
      open={change !== null}
      onClose={onClose}
      title="确认修改"
      width={640}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button
            disabled={!data || data.changed === 0 || (!isForAll && data.refused > 0)}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            确认修改
          </Button>
        </>
      }
    >
      {error && (
        <p role="alert" className="text-brand text-sm">
          {error.message}
        </p>
      )}
      {!data && !error && <p className="text-muted text-sm">正在计算…</p>}
      {data && (
        <>
          <p className="text-ink text-sm">
            将修改 <span className="nums">{data.changed}</span> 个商品
            {data.same > 0 && `，${data.same}个无需修改`}
            {data.refused > 0 && `，${data.refused}个不能修改`}
          </p>
          {data.refused > 0 && (
            <p role="alert" className="text-brand mt-1 text-sm">
              {isForAll ? '不能修改的商品会跳过，原因见任务' : '请先去掉不能修改的商品，或换一种改法'}
            </p>
          )}
          <ul className="divide-line mt-3 divide-y text-sm">
            {data.samples.map((sample) => (
              <li key={sample.goods_id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2">
                <span className="text-ink min-w-0 flex-1 basis-48 break-words">
                  {sample.item_name}
                  {shown && isOfSkus(shown) && sample.sku_num > 1 && (
                    <span className="text-muted nums ml-2 text-xs">{sample.sku_num}个规格</span>
                  )}
                </span>
                <span className="text-muted nums">
                  {!sample.refused && sample.before && `${sample.before} → `}
                  <span className={sample.refused ? 'text-brand' : 'text-ink'}>{sample.after}</span>
                </span>
              </li>
            ))}
          </ul>
          {data.changed + data.refused > data.samples.length && (
            <p className="text-muted mt-2 text-xs">
              还有{data.changed + data.refused - data.samples.length}个商品
            </p>
          )}
        </>
      )}
    </Dialog>
  )
}
