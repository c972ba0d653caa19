'use client'
import {
  CircleAlert,
  Eye,
  Focus,
  LogOut,
  Redo2,
  Settings2,
  SquareTerminal,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { pageIdOf } from '@/lib/domain/design/document'
import { zoomBy } from './core/geometry/viewport'
import { useEditor, useEditorState } from './editor-context'
import type { SaveState } from './saving/autosave'

const tool =
  'rounded-control text-text hover:bg-page hover:text-ink flex h-8 min-w-8 items-center justify-center gap-1 px-1.5 text-xs disabled:opacity-40'

function Tool({
  label,
  shortcut,
  onClick,
  disabled,
  children,
}: {
  label: string
  shortcut?: string
  onClick: () => void
  disabled?: boolean
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={shortcut ? `${label}（${shortcut}）` : label}
      disabled={disabled}
      onClick={onClick}
      className={tool}
    >
      {children}
    </button>
  )
}

const saveTexts: Record<SaveState['kind'], string> = {
  saved: '已保存',
  waiting: '未保存',
  saving: '保存中…',
  offline: '网络异常，正在重试',
  refused: '保存失败',
  conflict: '保存冲突',
}

interface Props {
  title: string
  zoom: number
  onZoom: (zoom: number) => void
  onFit: () => void
  onCommands: () => void
  onPreview: () => void
  onPublish: () => void
  publishing: boolean
  save: SaveState
  /** Opens the question that a conflict asks. */
  onConflict: () => void
}

/** The bar at the top: history, zoom, page, saving, publishing (spec 4 §B1). */
export function Toolbar({
  title,
  zoom,
  onZoom,
  onFit,
  onCommands,
  onPreview,
  onPublish,
  publishing,
  save,
  onConflict,
}: Props) {
  const editor = useEditor()
  const undoLabel = useEditorState(({ history }) => history.done.at(-1)?.label)
  const redoLabel = useEditorState(({ history }) => history.undone.at(-1)?.label)
  const text = save.kind === 'refused' ? save.message : saveTexts[save.kind]
  const isWrong = save.kind === 'offline' || save.kind === 'refused' || save.kind === 'conflict'
  return (
    <header className="border-line flex h-12 shrink-0 items-center gap-1 border-b bg-white px-3">
      <div role="toolbar" aria-label="编辑" className="flex items-center gap-1">
        <Tool
          label={undoLabel === undefined ? '撤销' : `撤销：${undoLabel}`}
          shortcut="Ctrl+Z"
          disabled={undoLabel === undefined}
          onClick={() => editor.undo()}
        >
          <Undo2 className="size-4" aria-hidden />
        </Tool>
        <Tool
          label={redoLabel === undefined ? '重做' : `重做：${redoLabel}`}
          shortcut="Ctrl+Shift+Z"
          disabled={redoLabel === undefined}
          onClick={() => editor.redo()}
        >
          <Redo2 className="size-4" aria-hidden />
        </Tool>
        <span className="bg-line mx-1 h-5 w-px" />
        <Tool label="缩小" onClick={() => onZoom(zoomBy(zoom, -1))}>
          <ZoomOut className="size-4" aria-hidden />
        </Tool>
        <Tool label="实际大小" onClick={() => onZoom(1)}>
          <span className="nums w-10 text-center">{Math.round(zoom * 100)}%</span>
        </Tool>
        <Tool label="放大" onClick={() => onZoom(zoomBy(zoom, 1))}>
          <ZoomIn className="size-4" aria-hidden />
        </Tool>
        <Tool label="屏幕适中" onClick={onFit}>
          <Focus className="size-4" aria-hidden />
        </Tool>
        <span className="bg-line mx-1 h-5 w-px" />
        <Tool
          label="页面设置"
          onClick={() => {
            const id = pageIdOf(editor.state.document)
            editor.select(id === undefined ? [] : [id])
          }}
        >
          <Settings2 className="size-4" aria-hidden />
          <span>页面设置</span>
        </Tool>
        <Tool label="命令" shortcut="Ctrl+K" onClick={onCommands}>
          <SquareTerminal className="size-4" aria-hidden />
        </Tool>
      </div>
      <h1 className="text-ink mx-4 min-w-0 flex-1 truncate text-center text-sm font-semibold">{title}</h1>
      <p
        role="status"
        className={
          isWrong
            ? 'text-brand flex items-center gap-1 text-xs'
            : 'text-muted flex items-center gap-1 text-xs'
        }
      >
        {isWrong && <CircleAlert className="size-3.5" aria-hidden />}
        {text}
        {save.kind === 'conflict' && (
          <button type="button" className="text-link ml-1" onClick={onConflict}>
            处理
          </button>
        )}
      </p>
      <div className="ml-3 flex items-center gap-2">
        <a href="/shopadmin/index" className={tool}>
          <LogOut className="size-4" aria-hidden />
          退出
        </a>
        <Button variant="ghost" size="small" onClick={onPreview}>
          <Eye className="size-3.5" aria-hidden />
          预览
        </Button>
        <Button size="small" loading={publishing} disabled={editor.isReadOnly} onClick={onPublish}>
          发布
        </Button>
      </div>
    </header>
  )
}
