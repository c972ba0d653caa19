'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { EditConflict } from '@/lib/contract/operator/desk/edit-conflict'
import { minuteText } from '@/lib/domain/time/china'

interface ConflictDialogProps {
  conflicts: readonly EditConflict[]
  isSaving: boolean
  onClose: () => void
  /** 重新载入: the own changes are given up. */
  onReload: () => void
  /** 仍要保存: the changes of the others are overwritten. */
  onOverwrite: () => void
  /** The name of a field. */
  nameOf: (field: string) => string
}

/** The changes of other people since the form was opened, with 重新载入 and 仍要保存. */
export function ConflictDialog({
  conflicts,
  isSaving,
  onClose,
  onReload,
  onOverwrite,
  nameOf,
}: ConflictDialogProps) {
  // While it fades out, the dialog shows what it showed.
  const [shown, setShown] = useState(conflicts)
  if (conflicts.length > 0 && conflicts !== shown) setShown(conflicts)
  return (
    <Dialog
      open={conflicts.length > 0}
      onClose={onClose}
      title="有人修改了同样的内容"
      width={520}
      dismissable={false}
      footer={
        <>
          <Button variant="ghost" onClick={onReload}>
            重新载入
          </Button>
          <Button loading={isSaving} onClick={onOverwrite}>
            仍要保存
          </Button>
        </>
      }
    >
      <ul className="divide-line divide-y text-sm">
        {shown.map(({ field, by, at }) => (
          <li key={field} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="text-ink">{nameOf(field)}</span>
            <span className="text-muted nums">
              {by || '其他人'} · {minuteText(at)}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-muted mt-3 text-sm">
        重新载入会放弃您的修改；仍要保存会覆盖以上内容，其他内容会合并。
      </p>
    </Dialog>
  )
}
