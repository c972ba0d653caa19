'use client'
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { widgetOf } from '@/lib/domain/design/document'
import type { Point } from '../core/geometry/viewport'
import { toWindow } from '../core/geometry/viewport'
import { Gestures } from '../core/gestures/gestures'
import type { Overlay, Pointer } from '../core/gestures/types'
import { useEditor, useEditorState } from '../document/editor-context'
import { GuideLines } from '../view/guide-lines'
import { useGuides } from '../view/guides-context'
import { CanvasDocument } from './canvas-document'
import { canvasWidth } from './canvas-size'
import { canvasStyles } from './canvas-styles'
import { dragFromPalette } from './drag-from-palette'
import { overlayDrawer } from './draw-overlay'
import { edgeScroll } from './edge-scroll'
import { hitAt, hitOf } from './hit'
import { boxOf, layoutOf, nodeOf } from './measure'
import { PageView, pageColors } from './page-view'
import { SelectionLayer } from './selection-layer'
import { TextEditor } from './text-editor'

const minHeight = 800

/** Actions on the canvas for other parts of the designer. */
export interface CanvasHandle {
  /** A widget is dragged from the palette until the pointer is released. */
  startPalette: (type: string) => void
  /** The element around the canvas. */
  frame: () => HTMLElement | null
  /** Where the selected widget is in the window; undefined while nothing is selected. */
  selectedPoint: () => Point | undefined
  /** Gives the keyboard back to the page. */
  focus: () => void
  /** The drawn element of a free panel, without the row around it. */
  panelElement: (id: string) => HTMLElement | null
}

interface Props {
  zoom: number
  handle: RefObject<CanvasHandle | null>
  onKey: (event: KeyboardEvent) => void
  /** copy, cut and paste of the page's document. */
  onClipboard: (event: ClipboardEvent) => void
  /** The id of the text that is edited in place. */
  editing: string | null
  onEdit: (id: string | null) => void
  /** The context menu is wanted at a point of the window. */
  onMenu: (at: Point) => void
  /** Ctrl and the wheel: one step of zoom. */
  onZoom: (steps: -1 | 1) => void
}

/** The page in a document of its own, with the gestures of the pointer. */
export function Canvas({ zoom, handle, onKey, onClipboard, editing, onEdit, onMenu, onZoom }: Props) {
  const editor = useEditor()
  const [page, setPage] = useState<Document | null>(null)
  const [height, setHeight] = useState(minHeight)
  const frame = useRef<HTMLDivElement>(null)
  const backgroundColor = useEditorState((state) => pageColors(state.document).backgroundColor)

  const { guides, isShown } = useGuides()
  const gestures = useMemo(() => {
    if (!page) return null
    let draw: ((overlay: Overlay) => void) | undefined
    const layout = layoutOf(
      page,
      () => editor.state.document,
      () => (isShown ? guides.all : []),
    )
    return new Gestures(editor, layout, (overlay) => {
      const element = page.querySelector<HTMLElement>('[data-overlay]')
      if (element) draw ??= overlayDrawer(element)
      draw?.(overlay)
    })
  }, [editor, page, guides, isShown])

  const key = useEffectEvent((event: KeyboardEvent) => {
    // A key in the middle of a drag must not change what is dragged.
    if (!gestures || gestures.state.kind === 'idle') onKey(event)
    else if (event.key === 'Escape') gestures.cancel()
  })
  const clipboard = useEffectEvent((event: ClipboardEvent) => {
    if (!gestures || gestures.state.kind === 'idle') onClipboard(event)
  })
  const edit = useEffectEvent(onEdit)
  const inWindow = (point: Point): Point => {
    const box = frame.current?.getBoundingClientRect()
    return toWindow(point, { left: box?.left ?? 0, top: box?.top ?? 0, zoom })
  }
  const pointInWindow = useEffectEvent(inWindow)
  const inPage = useEffectEvent(({ x, y }: Point): Point => ({ x: x / zoom, y: y / zoom }))
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    onZoom(event.deltaY < 0 ? 1 : -1)
  })
  const openMenu = useEffectEvent((event: MouseEvent) => {
    if ((event.target as Element | null)?.closest?.('textarea')) return
    event.preventDefault()
    const hit = hitOf(event.target)
    const id = hit && 'id' in hit ? hit.id : undefined
    if (hit?.kind === 'page') editor.select([])
    else if (id !== undefined && !editor.state.selection.includes(id)) editor.select([id])
    onMenu(inWindow({ x: event.clientX, y: event.clientY }))
  })

  useEffect(() => {
    if (!page || !gestures) return
    const stop = new AbortController()
    const on = <K extends keyof DocumentEventMap>(
      type: K,
      listener: (event: DocumentEventMap[K]) => void,
    ) => {
      page.addEventListener(type, listener, { signal: stop.signal })
    }
    let last: Pointer | null = null
    const scroller = frame.current?.parentElement
    const scroll =
      scroller &&
      edgeScroll(scroller, (by) => {
        const { x, y } = inPage(by)
        last = last && { ...last, at: { x: last.at.x + x, y: last.at.y + y } }
        if (last) gestures.pointerMove(last)
      })
    const pointer = (event: PointerEvent): Pointer => ({
      at: { x: event.clientX, y: event.clientY },
      shift: event.shiftKey,
      free: event.ctrlKey || event.metaKey,
    })
    on('pointerdown', (event) => {
      const hit = event.button === 0 ? hitOf(event.target) : undefined
      if (!hit) return
      // The browser's own drag of pictures and its text selection would end the gesture.
      event.preventDefault()
      page.defaultView?.focus()
      page.body.setPointerCapture(event.pointerId)
      gestures.pointerDown(hit, pointer(event))
    })
    on('pointermove', (event) => {
      if (gestures.state.kind === 'idle' || gestures.state.kind === 'palette') return
      last = pointer(event)
      gestures.pointerMove(last)
      if (gestures.isDragging) scroll?.moveTo(pointInWindow(last.at))
    })
    on('pointerup', () => {
      scroll?.stop()
      if (gestures.state.kind !== 'palette') gestures.pointerUp()
    })
    on('pointercancel', () => {
      scroll?.stop()
      gestures.cancel()
    })
    on('dblclick', (event) => {
      const hit = hitAt(page, event)
      const id = hit && 'id' in hit ? hit.id : undefined
      if (id !== undefined && widgetOf(editor.state.document, id)?.settings.type === 'W0011') edit(id)
    })
    page.addEventListener(
      'wheel',
      (event) => {
        turnWheel(event)
      },
      // Otherwise the browser zooms the window, too.
      { passive: false, signal: stop.signal },
    )
    on('contextmenu', (event) => {
      openMenu(event)
    })
    on('keydown', (event) => {
      key(event)
    })
    for (const type of ['copy', 'cut', 'paste'] as const)
      on(type, (event) => {
        clipboard(event)
      })
    const observer = new ResizeObserver(() => {
      setHeight(Math.max(minHeight, page.body.scrollHeight))
    })
    observer.observe(page.body)
    return () => {
      stop.abort()
      scroll?.stop()
      observer.disconnect()
    }
  }, [page, gestures, editor])

  const selected = useEditorState((state) => state.selection.at(-1))
  const shownId = useRef<string>(undefined)
  const showSelected = useEffectEvent((id: string) => {
    const node = page && nodeOf(page, id)
    const shown = frame.current
    const scroller = shown?.parentElement
    // During a gesture the selected widget must not scroll away from the pointer.
    if (!node || !shown || !scroller || gestures?.state.kind !== 'idle') return
    const { y, height: size } = boxOf(node)
    const top = () => shown.offsetTop + y * zoom - scroller.scrollTop
    const isVisible = () =>
      top() >= 0 && (top() + size * zoom <= scroller.clientHeight || top() < scroller.clientHeight / 2)
    if (!isVisible()) scroller.scrollBy({ top: top() - scroller.clientHeight / 4 })
    if (isVisible()) shownId.current = id
  })
  useEffect(() => {
    // The canvas gets the height of a new widget later, and cannot be scrolled there before.
    if (selected !== undefined && shownId.current !== selected) showSelected(selected)
  }, [selected, height])

  useImperativeHandle(handle, () => ({
    startPalette: (type) => {
      if (gestures && frame.current) dragFromPalette(gestures, type, frame.current, zoom)
    },
    frame: () => frame.current,
    selectedPoint: () => {
      const node = page && selected !== undefined ? nodeOf(page, selected) : null
      if (!node) return undefined
      const { x, y } = boxOf(node)
      return inWindow({ x: x + 8, y: y + 8 })
    },
    focus: () => {
      page?.defaultView?.focus()
    },
    panelElement: (id) =>
      (page && nodeOf(page, id)?.querySelector<HTMLElement>('[data-widget] > div')) ?? null,
  }))

  return (
    <div
      ref={frame}
      className="relative mx-auto my-10 shrink-0 shadow-sm"
      style={{ width: canvasWidth * zoom, height: height * zoom, backgroundColor }}
    >
      <div style={{ transform: `scale(${zoom})`, transformOrigin: '0 0', width: canvasWidth, height }}>
        <CanvasDocument
          title="页面画布"
          width={canvasWidth}
          height={height}
          styles={canvasStyles}
          onReady={setPage}
        >
          <PageView />
          <div className="design-layer">
            {page && <SelectionLayer page={page} />}
            {page && editing !== null && (
              <TextEditor
                page={page}
                id={editing}
                onEnd={() => {
                  onEdit(null)
                }}
              />
            )}
          </div>
          <div className="design-layer" data-overlay />
        </CanvasDocument>
      </div>
      <GuideLines zoom={zoom} width={canvasWidth} height={height} />
    </div>
  )
}
