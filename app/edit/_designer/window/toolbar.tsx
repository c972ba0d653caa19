'use client'
import {
  Clock,
  Ellipsis,
  ExternalLink,
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
import { cx } from '@/components/ui/cx'
import { pageIdOf, type DesignPart } from '@/lib/domain/design/document'
import { timeText } from '../dialogs/time-text'
import { useEditor, useEditorState } from '../document/editor-context'
import type { Publication } from '../entry/use-publication'
import type { SaveState } from '../saving/autosave'
import { UnpublishedNote } from '../view/unpublished-note'
import { ZoomSlider } from '../view/zoom-slider'
import { SaveStatus } from './save-status'

const toolClass =
  'rounded-control text-text hover:bg-page hover:text-ink flex h-8 min-w-8 shrink-0 items-center justify-center gap-1 px-1.5 text-xs whitespace-nowrap disabled:opacity-40'

interface ToolProps {
  label: string
  shortcut?: string
  onClick: (button: HTMLButtonElement) => void
  disabled?: boolean
  className?: string
  children: ReactNode
}

export function Tool({ label, shortcut, onClick, disabled, className, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={shortcut ? `${label}（${shortcut}）` : label}
      disabled={disabled}
      onClick={({ currentTarget }) => {
        onClick(currentTarget)
      }}
      className={cx(toolClass, className)}
    >
      {children}
    </button>
  )
}

interface Props {
  title: string
  /** The list of pages. */
  exitHref: string
  zoom: number
  onZoom: (steps: -1 | 0 | 1) => void
  /** Sets the zoom, 1 for the actual size. */
  onZoomTo: (zoom: number) => void
  onCommands: () => void
  onPreview: () => void
  onPublish: (part: DesignPart) => void
  publishing: DesignPart | null
  publication: Pick<Publication, 'mayPublish' | 'scheduled' | 'isPublic' | 'pageHref'>
  onSchedule: () => void
  save: SaveState
  /** Opens the question that a conflict asks. */
  onConflict: () => void
  /** Everything else, in a menu below a point of the window. */
  onMore: (at: { x: number; y: number }) => void
  /** Buttons of the drawers of a narrow window. */
  drawers: ReactNode
}

const rare = 'max-[1099px]:hidden'

/** The bar at the top: history, zoom, page, saving, publishing (spec 4 §B1). Narrow windows have the rest in 更多. */
export function Toolbar(props: Props) {
  const { title, zoom, onZoom, save } = props
  const { mayPublish, scheduled, isPublic, pageHref } = props.publication
  const editor = useEditor()
  const undoLabel = useEditorState(({ history }) => history.done.at(-1)?.label)
  const redoLabel = useEditorState(({ history }) => history.undone.at(-1)?.label)
  const isUnpublished = useEditorState(({ document }) => !isPublic.page(document))
  const isFrameUnpublished = useEditorState(({ document }) => !isPublic.frame(document))
  const isBlocked = editor.isReadOnly || save.kind === 'gone'
  return (
    <header className="border-line flex h-12 shrink-0 items-center gap-1 border-b bg-white px-3 max-[1099px]:px-1.5">
      {props.drawers}
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
        <span className={cx('bg-line mx-1 h-5 w-px', rare)} />
        <Tool label="缩小" shortcut="Ctrl+-" className={rare} onClick={() => onZoom(-1)}>
          <ZoomOut className="size-4" aria-hidden />
        </Tool>
        <ZoomSlider zoom={zoom} onChange={props.onZoomTo} className={cx(toolClass, rare)} />
        <Tool label="放大" shortcut="Ctrl++" className={rare} onClick={() => onZoom(1)}>
          <ZoomIn className="size-4" aria-hidden />
        </Tool>
        <Tool label="屏幕适中" shortcut="Ctrl+0" className={rare} onClick={() => onZoom(0)}>
          <Focus className="size-4" aria-hidden />
        </Tool>
        <span className={cx('bg-line mx-1 h-5 w-px', rare)} />
        <Tool
          label="页面设置"
          className={rare}
          onClick={() => {
            const id = pageIdOf(editor.state.document)
            editor.select(id === undefined ? [] : [id])
          }}
        >
          <Settings2 className="size-4" aria-hidden />
          <span>页面设置</span>
        </Tool>
        <Tool label="命令" shortcut="Ctrl+K" onClick={props.onCommands}>
          <SquareTerminal className="size-4" aria-hidden />
        </Tool>
        <Tool
          label="更多"
          onClick={(button) => {
            const { left, bottom } = button.getBoundingClientRect()
            props.onMore({ x: left, y: bottom + 4 })
          }}
        >
          <Ellipsis className="size-4" aria-hidden />
        </Tool>
      </div>
      <h1 className="text-ink mx-2 min-w-0 flex-1 truncate text-center text-sm font-semibold">{title}</h1>
      {scheduled && (
        <button
          type="button"
          disabled={!mayPublish}
          className={cx(toolClass, 'text-link disabled:opacity-100')}
          onClick={props.onSchedule}
        >
          <Clock className="size-3.5" aria-hidden />
          <span className="max-[1279px]:sr-only">{timeText(scheduled.publish_at)} 定时发布</span>
        </button>
      )}
      <SaveStatus save={save} onConflict={props.onConflict} exitHref={props.exitHref} />
      {isUnpublished && save.kind !== 'gone' && (
        <UnpublishedNote className="ml-2 shrink-0" textClassName="max-[1279px]:sr-only" />
      )}
      <div className="ml-2 flex items-center gap-2 max-[1099px]:ml-1 max-[1099px]:gap-1">
        <a href={props.exitHref} className={toolClass}>
          <LogOut className="size-4" aria-hidden />
          退出
        </a>
        {pageHref !== undefined && (
          <a
            href={pageHref}
            target="_blank"
            rel="noopener"
            title="在新窗口查看已发布的页面"
            className={toolClass}
          >
            <ExternalLink className="size-4" aria-hidden />
            <span className="max-[1099px]:sr-only">查看页面</span>
          </a>
        )}
        <Button variant="ghost" size="small" onClick={props.onPreview}>
          <Eye className="size-3.5" aria-hidden />
          预览
        </Button>
        {mayPublish && isFrameUnpublished && save.kind !== 'gone' && (
          <Button
            variant="ghost"
            size="small"
            title="头部和尾部有未发布的修改，它们由所有页面共用，单独发布"
            loading={props.publishing === 'frame'}
            disabled={isBlocked || props.publishing !== null}
            onClick={() => props.onPublish('frame')}
          >
            发布头尾
          </Button>
        )}
        {mayPublish && (
          <Button
            size="small"
            loading={props.publishing === 'page'}
            disabled={isBlocked || props.publishing !== null}
            onClick={() => props.onPublish('page')}
          >
            发布
          </Button>
        )}
      </div>
    </header>
  )
}
