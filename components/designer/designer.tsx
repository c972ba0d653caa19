'use client'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Tabs } from '@/components/ui/tabs'
import { toast } from '@/lib/client/toast'
import { Announcer } from './announcer'
import { Canvas, canvasWidth, type CanvasHandle } from './canvas/canvas'
import { CommandPalette } from './command-palette'
import { ConflictDialog } from './conflict-dialog'
import { ContentProvider } from './content-provider'
import { copyText, paste } from './core/commands/clipboard'
import { removeWidgets } from './core/commands/remove'
import type { Editor } from './core/editor'
import { pressKey } from './core/keys'
import { EditorProvider, useEditorState } from './editor-context'
import { LayerTree } from './layer-tree'
import { Palette } from './palette'
import { Preview } from './preview'
import { ProblemList, problemsOfPage } from './problem-list'
import type { Autosave } from './saving/autosave'
import type { Conflict, SaveCalls } from './saving/calls'
import { SettingsPanel } from './settings/settings-panel'
import { Toolbar } from './toolbar'
import { useRemove } from './use-remove'

export interface DesignerProps {
  editor: Editor
  autosave: Autosave
  title: string
  /** The number of pages that share header and footer. */
  framePages: number
  /** Why the page can only be looked at; empty when it can be edited. */
  readOnly: string
  openDraft: SaveCalls['open']
  /** Makes the saved draft public. */
  publish: () => Promise<void>
}

/** The page designer: palette and layers on the left, the page in the middle, settings on the right. */
export function Designer(props: DesignerProps) {
  return (
    <EditorProvider value={props.editor}>
      <ContentProvider>
        <Workspace {...props} />
      </ContentProvider>
    </EditorProvider>
  )
}

type Side = 'palette' | 'layers' | 'problems'

const isTyping = (target: EventTarget | null): boolean =>
  Boolean((target as Element | null)?.closest?.('input, textarea, select, [contenteditable="true"], dialog'))

function Workspace({ editor, autosave, title, framePages, readOnly, openDraft, publish }: DesignerProps) {
  const remove = useRemove()
  const save = useSyncExternalStore(
    autosave.subscribe,
    () => autosave.state,
    () => autosave.state,
  )
  const problemCount = useEditorState((state) => problemsOfPage(state.document).length)
  const canvas = useRef<CanvasHandle>(null)
  const middle = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(0.7)
  const [side, setSide] = useState<Side>('palette')
  const [editing, setEditing] = useState<string | null>(null)
  const [isPreview, setPreview] = useState(false)
  const [hasCommands, setCommands] = useState(false)
  const [publishing, setPublishing] = useState(false)
  /** The conflict whose decision was put off. */
  const [later, setLater] = useState<Conflict | null>(null)

  const fit = () => {
    const width = middle.current?.clientWidth ?? canvasWidth
    setZoom(Math.max(0.2, Math.min(1, Math.floor(((width - 32) / canvasWidth) * 100) / 100)))
  }
  const fitOnce = useEffectEvent(fit)
  useEffect(() => {
    fitOnce()
  }, [])

  const saveNow = async () => {
    await autosave.flush()
    if (!autosave.hasUnsaved) toast.success('保存成功')
  }

  const goLive = async () => {
    if (publishing) return
    if (problemCount > 0) {
      setSide('problems')
      toast.error('请先解决页面中的问题')
      return
    }
    setPublishing(true)
    try {
      await autosave.flush()
      if (!autosave.hasUnsaved) await publish()
    } finally {
      setPublishing(false)
    }
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || isTyping(event.target)) return
    // Buttons keep their own keys; arrows and letters of the designer still work on them.
    const isOnButton = Boolean((event.target as Element | null)?.closest?.('button, a, [role="tab"]'))
    if (isOnButton && ['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(event.key))
      return
    const isHandled = pressKey(
      editor,
      { key: event.key, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey, alt: event.altKey },
      {
        remove,
        editText: setEditing,
        save: () => void saveNow(),
        openCommands: () => {
          setCommands(true)
        },
      },
    )
    if (isHandled) event.preventDefault()
  }

  const onClipboard = (event: ClipboardEvent) => {
    if (isTyping(event.target)) return
    if (event.type === 'paste') {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      event.preventDefault()
      editor.run(paste(text))
      return
    }
    const { selection } = editor.state
    const text = copyText(editor.state, selection)
    if (text === undefined) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
    if (event.type === 'cut') editor.run(removeWidgets(selection))
    else toast.success('已复制')
  }

  const key = useEffectEvent(onKey)
  const clipboard = useEffectEvent(onClipboard)
  useEffect(() => {
    const stop = new AbortController()
    const options = { signal: stop.signal }
    addEventListener(
      'keydown',
      (event) => {
        key(event)
      },
      options,
    )
    for (const type of ['copy', 'cut', 'paste'] as const)
      addEventListener(
        type,
        (event) => {
          clipboard(event)
        },
        options,
      )
    addEventListener(
      'beforeunload',
      (event) => {
        if (autosave.hasUnsaved) event.preventDefault()
      },
      options,
    )
    return () => {
      stop.abort()
    }
  }, [autosave])

  return (
    <div className="bg-page text-ink fixed inset-0 flex flex-col">
      <Toolbar
        title={title}
        zoom={zoom}
        onZoom={setZoom}
        onFit={fit}
        onCommands={() => {
          setCommands(true)
        }}
        onPreview={() => {
          setPreview(true)
        }}
        onPublish={() => void goLive()}
        publishing={publishing}
        save={save}
        onConflict={() => {
          setLater(null)
        }}
      />
      {readOnly && (
        <p role="alert" className="bg-brand-tint text-brand px-4 py-2 text-xs">
          {readOnly}，页面只能查看。
        </p>
      )}
      <div className="flex min-h-0 flex-1">
        <aside aria-label="组件和图层" className="border-line flex w-60 shrink-0 flex-col border-r bg-white">
          <Tabs<Side>
            label="组件和图层"
            items={[
              { value: 'palette', label: '组件' },
              { value: 'layers', label: '图层' },
              { value: 'problems', label: '问题', count: problemCount },
            ]}
            value={side}
            onChange={setSide}
            className="border-line shrink-0 border-b px-3"
          />
          <div className="min-h-0 flex-1 overflow-y-auto">
            {side === 'palette' && <Palette canvas={canvas} />}
            {side === 'layers' && <LayerTree framePages={framePages} />}
            {side === 'problems' && <ProblemList />}
          </div>
        </aside>
        <main ref={middle} className="relative flex min-w-0 flex-1 overflow-auto bg-[#e6e6ef]">
          <Canvas
            zoom={zoom}
            handle={canvas}
            onKey={onKey}
            onClipboard={onClipboard}
            editing={editing}
            onEdit={setEditing}
          />
        </main>
        <aside
          aria-label="设置"
          className="border-line w-[21.25rem] shrink-0 overflow-y-auto border-l bg-white"
        >
          <SettingsPanel />
        </aside>
      </div>
      <Announcer />
      {isPreview && (
        <Preview
          onClose={() => {
            setPreview(false)
          }}
        />
      )}
      {hasCommands && (
        <CommandPalette
          onClose={() => {
            setCommands(false)
          }}
          extra={[
            { label: '撤销', shortcut: 'Ctrl+Z', run: () => editor.undo() },
            { label: '重做', shortcut: 'Ctrl+Shift+Z', run: () => editor.redo() },
            { label: '保存', shortcut: 'Ctrl+S', run: () => void saveNow() },
            {
              label: '预览',
              run: () => {
                setPreview(true)
              },
            },
            { label: '发布', run: () => void goLive() },
            { label: '屏幕适中', run: fit },
          ]}
        />
      )}
      {save.kind === 'conflict' && save.conflict !== later && (
        <ConflictDialog
          conflict={save.conflict}
          autosave={autosave}
          open={openDraft}
          onClose={() => {
            setLater(save.conflict)
          }}
        />
      )}
    </div>
  )
}
