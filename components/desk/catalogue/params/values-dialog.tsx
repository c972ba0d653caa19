'use client'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Pagination } from '@/components/ui/pagination'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskAttribute, DeskAttributeValue } from '@/lib/contract/operator/catalogue/attribute'
import { useDialogRow } from '../../form/use-dialog-row'
import { RenameDialog, type OpenName } from './rename-dialog'

interface ValuesDialogProps {
  open: DeskAttribute | null
  mayWrite: boolean
  onClose: () => void
}

/** The values of a parameter or specification: renamed, and merged into another one. */
export function ValuesDialog({ open, mayWrite, onClose }: ValuesDialogProps) {
  const { shown, round } = useDialogRow(open)
  return (
    <Dialog open={open !== null} onClose={onClose} title={`${shown?.attribute_name ?? ''}的值`} width={640}>
      {shown && <Values key={round} id={shown.attribute_id} mayWrite={mayWrite} />}
    </Dialog>
  )
}

const pageSize = 50

function Values({ id, mayWrite }: { id: number; mayWrite: boolean }) {
  const [page, setPage] = useState(1)
  const [renamed, setRenamed] = useState<OpenName | null>(null)
  const optionsOf = (at: number) =>
    deskQuery.attribute.values.queryOptions({
      input: { attribute_id: id, page: at, pageSize },
      staleTime: 0,
      meta: { silent: true },
    })
  const { data, isError, refetch } = useQuery(optionsOf(page))
  // Values are merged into one of the first, which the others are usually misspellings of.
  const targets = useQuery(
    deskQuery.attribute.values.queryOptions({
      input: mayWrite ? { attribute_id: id, page: 1, pageSize: 100 } : skipToken,
      staleTime: 0,
      meta: { silent: true },
    }),
  ).data
  if (isError && !data) return <ErrorState small onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-60" />
  if (data.list.length === 0) return <Empty text="还没有值" />
  return (
    <>
      <ul className="divide-line divide-y">
        {data.list.map((row) => (
          <ValueLine
            key={row.attribute_value_id}
            row={row}
            targets={targets?.list ?? []}
            {...(mayWrite && {
              onRename: () =>
                setRenamed({ kind: 'value', id: row.attribute_value_id, text: row.attribute_value }),
            })}
          />
        ))}
      </ul>
      <Pagination
        page={page}
        count={data.total_count}
        pageSize={pageSize}
        onChange={setPage}
        className="mt-4"
      />
      <RenameDialog open={renamed} onClose={() => setRenamed(null)} />
    </>
  )
}

interface ValueLineProps {
  row: DeskAttributeValue
  targets: readonly DeskAttributeValue[]
  /** Absent for people who may only see. */
  onRename?: () => void
}

function ValueLine({ row, targets, onRename }: ValueLineProps) {
  const client = useQueryClient()
  const { attribute_value_id: id, attribute_value: value } = row
  const merge = useSingleMutation({
    mutationFn: (into: number) => desk.attribute.mergeValues({ attribute_value_id: id, into }),
    onSuccess: () => toast.success('已合并，商品已更新'),
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.attribute.key() }),
  })
  const choose = async (into: DeskAttributeValue | undefined) => {
    if (!into) return
    const text = `确定把“${value}”合并到“${into.attribute_value}”？${row.goods_num}个商品会一起修改，不能撤销。`
    if (await confirm({ text, danger: true })) merge.mutate(into.attribute_value_id)
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-sm">
      <span className="text-ink min-w-0 flex-1 break-words">
        {value}
        <span className="text-muted nums ml-2 text-xs">{row.goods_num}个商品</span>
      </span>
      {onRename && (
        <>
          <Button variant="text" className="px-2" aria-label={`修改 ${value}`} onClick={onRename}>
            修改
          </Button>
          <Select
            aria-label={`把${value}合并到`}
            placeholder="合并到…"
            disabled={merge.isPending}
            options={targets
              .filter((one) => one.attribute_value_id !== id)
              .map((one) => ({ value: String(one.attribute_value_id), label: one.attribute_value }))}
            value=""
            onChange={({ target }) =>
              void choose(targets.find((one) => String(one.attribute_value_id) === target.value))
            }
            className="w-36"
          />
        </>
      )}
    </li>
  )
}
