'use client'
import { CircleAlert } from 'lucide-react'
import type { SaveState } from './saving/autosave'

const texts: Record<SaveState['kind'], string> = {
  saved: '已保存',
  waiting: '未保存',
  saving: '保存中…',
  offline: '网络异常，正在重试',
  refused: '保存失败',
  conflict: '保存冲突',
}

/** Whether everything is saved, and what stands in the way. */
export function SaveStatus({ save, onConflict }: { save: SaveState; onConflict: () => void }) {
  const isWrong = save.kind === 'offline' || save.kind === 'refused' || save.kind === 'conflict'
  return (
    <p
      role="status"
      className={`flex min-w-0 shrink-0 items-center gap-1 text-xs ${isWrong ? 'text-brand' : 'text-muted'}`}
    >
      {isWrong && <CircleAlert className="size-3.5 shrink-0" aria-hidden />}
      {save.kind === 'refused' ? save.message : texts[save.kind]}
      {save.kind === 'conflict' && (
        <button type="button" className="text-link ml-1" onClick={onConflict}>
          处理
        </button>
      )}
    </p>
  )
}
