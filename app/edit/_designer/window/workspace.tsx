'use client'
import { LayoutGrid, SlidersHorizontal } from 'lucide-react'
import { Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { useLeaveWarning } from '@/lib/client/page/use-leave-warning'
import { contextGroups, moreGroups } from '../actions/menu-groups'
import { useRemove } from '../actions/use-remove'
import { useWindowActions } from '../actions/use-window-actions'
import { otherActions, pageActions, viewActions, type WindowActions } from '../actions/window-actions'
import { Canvas, type CanvasHandle } from '../canvas/canvas'
import type { Point } from '../core/geometry/viewport'
import type { DesignerProps } from '../designer'
import { DesignerDialogs, type OpenDialog } from '../dialogs/designer-dialogs'
import { useSaveModule } from '../modules/use-save-module'
import type { Conflict } from '../saving/calls'
import { SettingsPanel } from '../settings/settings-panel'
import { rulerSize } from '../view/draw-ruler'
import { FrameNote } from '../view/frame-note'
import { GuidesProvider } from '../view/guides-context'
import { LeftPanel, type LeftTab } from '../view/left-panel'
import { Rulers } from '../view/rulers'
import { SidePanel } from '../view/side-panel'
import { useNarrowWindow, useTooNarrowWindow } from '../view/use-media'
import { useZoom } from '../view/use-zoom'
import { Announcer } from './announcer'
import { Tool, Toolbar } from './toolbar'
import { useInput } from './use-input'

// Not part of the first load: its commands are also in the command palette.
const Menu = lazyPart(() => import('../actions/menu'), 'Menu')
// For windows that are too narrow for the designer.
const TooNarrow = lazyPart(() => import('../view/too-narrow'), 'TooNarrow')

/** The window of the designer: toolbar, panels, canvas, menus and dialogs, and which of them are open. */
export function Workspace(props: DesignerProps) {
  const { editor, autosave, page, framePages, readOnly, publication, guides, exitHref } = props
  const remove = useRemove()
  const save = useSyncExternalStore(
    autosave.subscribe,
    () => autosave.state,
    () => autosave.state,
  )
  const canvas = useRef<CanvasHandle>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const { zoom, change: changeZoom, set: setZoom } = useZoom(scroller)
  const fullSize = () => setZoom(1)
  const [leftTab, setLeftTab] = useState<LeftTab>('palette')
  const [drawer, setDrawer] = useState<'left' | 'right' | null>(null)
  const [editing, setEditing] = useState<string | null>(null)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [menu, setMenu] = useState<{ kind: 'context' | 'more'; at: Point } | null>(null)
  const isNarrow = useNarrowWindow()
  const isTooNarrow = useTooNarrowWindow()
  /** The conflict whose decision was put off. */
  const [later, setLater] = useState<Conflict | null>(null)
  useLeaveWarning(() => autosave.hasUnsaved)

  const show: WindowActions['show'] = (what) => {
    if (what !== 'settings') setLeftTab(what)
    setDrawer(what === 'settings' ? 'right' : 'left')
  }
  const savedModule = useSaveModule(canvas)
  const { actions, publishing, problemCount } = useWindowActions({
    autosave,
    publication,
    guides,
    show,
    fullSize,
    open: setDialog,
    saveModule: savedModule.save,
    zoom: changeZoom,
  })
  const input = useInput(editor, {
    remove,
    editText: setEditing,
    save: actions.save,
    openCommands: () => setDialog('commands'),
    openMenu: () => {
      const at = canvas.current?.selectedPoint()
      if (at) setMenu({ kind: 'context', at })
    },
    openHelp: actions.openHelp,
    zoom: changeZoom,
  })
  const screen = { remove, editText: setEditing, copy: input.copy, cut: input.cut, paste: input.paste }

  if (isTooNarrow)
    return (
      <Suspense>
        <TooNarrow title={page.template_title} exitHref={exitHref} />
      </Suspense>
    )
  const inset = actions.rulers.isShown ? rulerSize : 0
  return (
    <GuidesProvider value={{ guides, isShown: actions.guides.isShown }}>
      <div className="bg-page text-ink fixed inset-0 flex flex-col">
        <Toolbar
          title={page.template_title}
          exitHref={exitHref}
          zoom={zoom}
          onZoom={changeZoom}
          onZoomTo={setZoom}
          onCommands={() => setDialog('commands')}
          onPreview={actions.preview}
          onPublish={actions.publish}
          publishing={publishing}
          publication={publication}
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
            <LeftPanel
              tab={leftTab}
              onTab={setLeftTab}
              canvas={canvas}
              framePages={framePages}
              problemCount={problemCount}
              onSaveModule={savedModule.save}
              onProblem={() => show('settings')}
            />
          </SidePanel>
          <main className="bg-canvas relative min-w-0 flex-1">
            {actions.rulers.isShown && (
              <Rulers
                zoom={zoom}
                scroller={scroller}
                frame={() => canvas.current?.frame() ?? null}
                guides={guides}
                onCorner={fullSize}
              />
            )}
            <div
              ref={scroller}
              className="absolute right-0 bottom-0 flex overflow-auto"
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
          <Suspense>
            <Menu
              label={menu.kind === 'context' ? '挂件' : '更多'}
              at={menu.at}
              groups={
                menu.kind === 'context'
                  ? contextGroups(editor, screen)
                  : moreGroups(editor, actions, isNarrow)
              }
              onClose={() => setMenu(null)}
              onLeave={menu.kind === 'context' ? () => canvas.current?.focus() : undefined}
            />
          </Suspense>
        )}
        {savedModule.dialog}
        <DesignerDialogs
          {...props}
          open={dialog}
          onClose={() => setDialog(null)}
          screen={screen}
          commands={[
            ...otherActions(editor, actions),
            ...pageActions(editor, actions),
            ...viewActions(actions),
          ]}
          conflict={save.kind === 'conflict' && save.conflict !== later ? save.conflict : null}
          onLater={setLater}
        />
      </div>
    </GuidesProvider>
  )
}
