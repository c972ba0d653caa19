'use client'
import { LayoutGrid, SlidersHorizontal } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { cx } from '@/components/ui/cx'
import { Tabs } from '@/components/ui/tabs'
import { toast } from '@/lib/client/toast'
import { arrangeActions, clipboardActions, layerActions, placeActions, selectActions } from './actions'
import { Announcer } from './announcer'
import { Canvas, type CanvasHandle } from './canvas/canvas'
import { ContentProvider } from './content-provider'
import type { Editor } from './core/editor'
import { fitZoom, zoomBy } from './core/geometry/viewport'
import type { Point } from './core/geometry/viewport'
import { DesignerDialogs, type OpenDialog } from './designer-dialogs'
import { EditorProvider, useEditorState } from './editor-context'
import { LayerTree } from './layer-tree'
import { Menu } from './menu'
import { useSaveModule } from './modules/use-save-module'
import { Palette } from './palette'
import { ProblemList, problemsOfPage } from './problem-list'
import type { Autosave } from './saving/autosave'
import type { Conflict, SaveCalls } from './saving/calls'
import { SettingsPanel } from './settings/settings-panel'
import { Tool, Toolbar } from './toolbar'
import { useInput } from './use-input'
import type { Publication } from './use-publication'
import { useRemove } from './use-remove'
import { FrameNote } from './view/frame-note'
import type { Guides } from './view/guides'
import { GuidesProvider } from './view/guides-context'
import { rulerSize } from './view/draw-ruler'
import { Rulers } from './view/rulers'
import { SidePanel } from './view/side-panel'
import { TooNarrow } from './view/too-narrow'
import { useKeptFlag } from './view/use-kept-flag'
import { useNarrowWindow, useTooNarrowWindow } from './view/use-media'
import { otherActions, pageActions, viewActions, type WindowActions } from './window-actions'
import { pageWidth } from '@/widgets/measure'

export interface DesignerProps {
  editor: Editor
  autosave: Autosave
  pageId: number
  title: string
  /** The number of pages that share header and footer. */
  framePages: number
  /** Why the page can only be looked at; empty when it can be edited. */
  readOnly: string
  /** The list of pages. */
  exitHref: string
  openDraft: SaveCalls['open']
  publication: Publication
  guides: Guides
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

function Workspace(props: DesignerProps) {
  const { editor, autosave, title, framePages, readOnly, publication, guides, exitHref } = props
  const remove = useRemove()
  const save = useSyncExternalStore(
    autosave.subscribe,
    () => autosave.state,
    () => autosave.state,
  )
  const problemCount = useEditorState((state) => problemsOfPage(state.document).length)
  const canvas = useRef<CanvasHandle>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(0.7)
  /** Whether the zoom follows the width of the window. */
  const isFitted = useRef(true)
  const [side, setSide] = useState<Side>('palette')
  const [drawer, setDrawer] = useState<'left' | 'right' | null>(null)
  const [editing, setEditing] = useState<string | null>(null)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [menu, setMenu] = useState<{ kind: 'context' | 'more'; at: Point } | null>(null)
  const [publishing, setPublishing] = useState(false)
  const [hasRulers, toggleRulers] = useKeptFlag('design-rulers', true)
  const [hasGuides, toggleGuides] = useKeptFlag('design-guides', true)
  const isNarrow = useNarrowWindow()
  const isTooNarrow = useTooNarrowWindow()
  /** The conflict whose decision was put off. */
  const [later, setLater] = useState<Conflict | null>(null)

  const changeZoom = (steps: -1 | 0 | 1) => {
    isFitted.current = steps === 0
    setZoom(
      steps === 0 ? fitZoom(scroller.current?.clientWidth ?? pageWidth, pageWidth) : zoomBy(zoom, steps),
    )
  }
  const fitAgain = useEffectEvent(() => {
    if (isFitted.current) changeZoom(0)
  })
  useEffect(() => {
    const element = scroller.current
    const Observer = globalThis.ResizeObserver as typeof ResizeObserver | undefined
    if (!element || !Observer) return
    const observer = new Observer(() => {
      fitAgain()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])

  const show: WindowActions['show'] = (what) => {
    if (what !== 'settings') setSide(what)
    setDrawer(what === 'settings' ? 'right' : 'left')
  }
  const saveNow = async () => {
    await autosave.flush()
    if (!autosave.hasUnsaved) toast.success('保存成功')
  }
  const hasProblems = () => {
    if (problemCount === 0) return false
    show('problems')
    toast.error('请先解决页面中的问题')
    return true
  }
  const goLive = async () => {
    if (publishing || hasProblems()) return
    setPublishing(true)
    await publication.publish()
    setPublishing(false)
  }
  const addGuide = (axis: 'x' | 'y') => {
    if (!hasGuides) toggleGuides()
    guides.add({ axis, at: axis === 'x' ? pageWidth / 2 : 200 })
  }
  const savedModule = useSaveModule(canvas)
  const windowActions: WindowActions = {
    saveModule: savedModule.save,
    save: () => void saveNow(),
    preview: () => setDialog('preview'),
    publish: () => void goLive(),
    schedule: () => {
      if (!hasProblems()) setDialog('schedule')
    },
    openVersions: () => setDialog('versions'),
    openImport: () => setDialog('import'),
    openHelp: () => setDialog('shortcuts'),
    zoom: changeZoom,
    fullSize: () => {
      isFitted.current = false
      setZoom(1)
    },
    show,
    rulers: { isShown: hasRulers, toggle: toggleRulers },
    guides: {
      isShown: hasGuides,
      toggle: toggleGuides,
      add: addGuide,
      clear: () => guides.clear(),
      count: guides.all.length,
    },
  }

  const input = useInput(editor, {
    remove,
    editText: setEditing,
    save: windowActions.save,
    openCommands: () => setDialog('commands'),
    openMenu: () => {
      const at = canvas.current?.selectedPoint()
      if (at) setMenu({ kind: 'context', at })
    },
    openHelp: windowActions.openHelp,
    zoom: changeZoom,
  })
  const screen = { remove, editText: setEditing, copy: input.copy, cut: input.cut, paste: input.paste }
  const menuGroups = () =>
    menu?.kind === 'context'
      ? [
          clipboardActions(editor, screen),
          placeActions(editor),
          layerActions(editor),
          editor.state.selection.length > 1 ? arrangeActions(editor) : [],
          selectActions(editor),
        ]
      : [
          pageActions(editor, windowActions),
          viewActions(windowActions),
          isNarrow ? selectActions(editor) : [],
          otherActions(editor, windowActions).filter(({ id }) => id === 'help'),
        ]

  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (autosave.hasUnsaved) event.preventDefault()
  })
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      warn(event)
    }
    addEventListener('beforeunload', onLeave)
    return () => {
      removeEventListener('beforeunload', onLeave)
    }
  }, [])

  if (isTooNarrow) return <TooNarrow title={title} exitHref={exitHref} />
  const inset = hasRulers ? rulerSize : 0
  return (
    <GuidesProvider value={{ guides, isShown: hasGuides }}>
      <div className="bg-page text-ink fixed inset-0 flex flex-col">
        <Toolbar
          title={title}
          exitHref={exitHref}
          zoom={zoom}
          onZoom={changeZoom}
          onFullSize={windowActions.fullSize}
          onCommands={() => setDialog('commands')}
          onPreview={windowActions.preview}
          onPublish={windowActions.publish}
          publishing={publishing}
          scheduled={publication.scheduled}
          onSchedule={() => setDialog('schedule')}
          save={save}
          onConflict={() => setLater(null)}
          onMore={(at) => setMenu({ kind: 'more', at })}
          drawers={
            isNarrow && (
              <>
                <Tool label="组件和图层" onClick={() => setDrawer(drawer === 'left' ? null : 'left')}>
                  <LayoutGrid className="size-4" aria-hidden />
                </Tool>
                <Tool label="设置" onClick={() => setDrawer(drawer === 'right' ? null : 'right')}>
                  <SlidersHorizontal className="size-4" aria-hidden />
                </Tool>
              </>
            )
          }
        />
        {readOnly && (
          <p role="alert" className="bg-brand-tint text-brand px-4 py-2 text-xs">
            {readOnly}，页面只能查看。
          </p>
        )}
        <FrameNote framePages={framePages} />
        <div className="relative flex min-h-0 flex-1">
          <SidePanel
            label="组件和图层"
            side="left"
            isDrawer={isNarrow}
            isOpen={drawer === 'left'}
            onClose={() => setDrawer(null)}
          >
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
              {side === 'palette' && <Palette canvas={canvas} onSaveModule={savedModule.save} />}
              {side === 'layers' && <LayerTree framePages={framePages} />}
              {side === 'problems' && <ProblemList />}
            </div>
          </SidePanel>
          <main className="relative min-w-0 flex-1 bg-[#e6e6ef]">
            {hasRulers && (
              <Rulers
                zoom={zoom}
                scroller={scroller}
                frame={() => canvas.current?.frame() ?? null}
                guides={guides}
                onCorner={windowActions.fullSize}
              />
            )}
            <div
              ref={scroller}
              className={cx('absolute right-0 bottom-0 flex overflow-auto')}
              style={{ top: inset, left: inset }}
            >
              <Canvas
                zoom={zoom}
                handle={canvas}
                onKey={input.onKey}
                onClipboard={input.onClipboard}
                editing={editing}
                onEdit={setEditing}
                onMenu={(at) => setMenu({ kind: 'context', at })}
                onZoom={changeZoom}
              />
            </div>
          </main>
          <SidePanel
            label="设置"
            side="right"
            isDrawer={isNarrow}
            isOpen={drawer === 'right'}
            onClose={() => setDrawer(null)}
          >
            <div className="min-h-0 flex-1 overflow-y-auto">
              <SettingsPanel />
            </div>
          </SidePanel>
        </div>
        <Announcer />
        {menu && (
          <Menu
            label={menu.kind === 'context' ? '挂件' : '更多'}
            at={menu.at}
            groups={menuGroups()}
            onClose={() => setMenu(null)}
            onLeave={menu.kind === 'context' ? () => canvas.current?.focus() : undefined}
          />
        )}
        {savedModule.dialog}
        <DesignerDialogs
          {...props}
          open={dialog}
          onClose={() => setDialog(null)}
          screen={screen}
          commands={[
            ...otherActions(editor, windowActions),
            ...pageActions(editor, windowActions),
            ...viewActions(windowActions),
          ]}
          conflict={save.kind === 'conflict' && save.conflict !== later ? save.conflict : null}
          onLater={setLater}
        />
      </div>
    </GuidesProvider>
  )
}
