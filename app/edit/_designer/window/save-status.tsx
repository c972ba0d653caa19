'use client'
import { CircleAlert } from 'lucide-react'
import { pageMissing } from '@/lib/domain/messages/content'
import { loginHref } from '../entry/login-href'
import type { SaveState } from '../saving/autosave'

const texts: Record<SaveState['kind'], string> = {
  saved: '已保存',
  waiting: '未保存',
  saving: '保存中…',
  offline: '网络异常，正在重试',
  signedOut: '登录已失效，修改留在本机',
  refused: '保存失败',
  conflict: '保存冲突',
  gone: pageMissing,
}

const wrong: readonly SaveState['kind'][] = ['offline', 'signedOut', 'refused', 'conflict', 'gone']

interface Props {
  save: SaveState
  onConflict: () => void
  /** The list of pages. */
  exitHref: string
}

/** The state of saving, the obstacle if there is one, and the way to resolve it. */
export function SaveStatus({ save, onConflict, exitHref }: Props) {
  const isWrong = wrong.includes(save.kind)
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
      {save.kind === 'signedOut' && (
        <a href={loginHref(exitHref)} target="_blank" rel="opener" className="text-link ml-1">
          重新登录
        </a>
      )}
      {save.kind === 'gone' && (
        <a href={exitHref} className="text-link ml-1">
          返回页面列表
        </a>
      )}
    </p>
  )
}
