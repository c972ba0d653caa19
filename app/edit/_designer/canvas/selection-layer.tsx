'use client'
import { ArrowDown, ArrowUp, Copy, GripHorizontal, Trash2 } from 'lucide-react'
import { memo, useEffectEvent, useLayoutEffect, useReducer } from 'react'
import { positionOf, widgetOf, type DesignDocument, type StoredSettings } from '@/lib/domain/design/document'
import { useRemove } from '../actions/use-remove'
import { duplicate } from '../core/commands/clipboard'
import { shiftWidget } from '../core/commands/move'
import type { Box } from '../core/geometry/box'
import { childBox } from '../core/geometry/child-box'
import { handles, type Handle } from '../core/geometry/snap'
import { completeSettings } from '../document/catalogue'
import { useEditor, useEditorState } from '../document/editor-context'
import { panelArea, widgetBox } from './measure'

interface Frame {
  id: string
  box: Box
  isChild: boolean
  /** The panel around a selected child. */
  isWeak: boolean
}

function framesOf(page: Document, document: DesignDocument, selection: readonly string[]): Frame[] {
  const panels = new Set<string>()
  const frames = selection.flatMap((id): Frame[] => {
    const panel = positionOf(document, id)?.panel
    const settings = widgetOf(document, id)?.settings
    if (panel !== undefined && settings) {
      panels.add(panel)
      const area = panelArea(page, panel)
      const box = childBox(withSize(settings))
      return area
        ? [{ id, isChild: true, isWeak: false, box: { ...box, x: box.x + area.x, y: box.y + area.y } }]
        : []
    }
    const box = widgetBox(page, id)
    return box ? [{ id, isChild: false, isWeak: false, box }] : []
  })
  const around = [...panels]
    .filter((id) => !selection.includes(id))
    .flatMap((id): Frame[] => {
      const box = widgetBox(page, id)
      return box ? [{ id, isChild: false, isWeak: true, box }] : []
    })
  return [...around, ...frames]
}

/** Imported children may have no size of their own. */
const withSize = (settings: StoredSettings): StoredSettings => ({
  ...completeSettings(settings),
  ...settings,
})

/** The handles of a widget: eight for children, three for others, without locked sides (spec 4 §B3). */
function handlesOf(settings: StoredSettings | undefined, isChild: boolean): readonly Handle[] {
  const complete = settings && completeSettings(settings)
  if (!complete) return []
  const all = isChild ? handles : (['e', 's', 'w'] as const)
  return all.filter(
    (handle) =>
      !(complete.widthDisabled === true && /[ew]/.test(handle)) &&
      !(complete.heightDisabled === true && /[ns]/.test(handle)),
  )
}

const shares: Record<string, number> = { w: 0, n: 0, e: 1, s: 1 }

function handlePlace(handle: Handle): { left: string; top: string; cursor: string } {
  const x = [...handle].find((letter) => 'we'.includes(letter))
  const y = [...handle].find((letter) => 'ns'.includes(letter))
  const at = (letter: string | undefined) =>
    `${(letter === undefined ? 0.5 : (shares[letter] ?? 0.5)) * 100}%`
  return { left: at(x), top: at(y), cursor: `${handle}-resize` }
}

/**
 * Tools would cover what is in the corner of a widget: they are above it. At the top of the page they are below small
 * ones.
 */
function outside(box: Box, isChild: boolean): { top: number } | undefined {
  if (box.y >= 40) return { top: -32 }
  return isChild || box.height < 60 ? { top: box.height + 8 } : undefined
}

const isSameFrame = (one: Frame, other: Frame | undefined): boolean =>
  other !== undefined &&
  one.id === other.id &&
  one.isChild === other.isChild &&
  one.isWeak === other.isWeak &&
  (['x', 'y', 'width', 'height'] as const).every((key) => one.box[key] === other.box[key])

const keepSame = (known: readonly Frame[], next: readonly Frame[]): readonly Frame[] =>
  known.length === next.length && next.every((frame, index) => isSameFrame(frame, known[index]))
    ? known
    : next

/** The frames of the selected widgets; the same list as long as nothing moves. */
function useFrames(page: Document): readonly Frame[] {
  const document = useEditorState((state) => state.document)
  const selection = useEditorState((state) => state.selection)
  const [frames, show] = useReducer(keepSame, [])
  const measure = useEffectEvent(() => {
    show(framesOf(page, document, selection))
  })
  // The page is drawn before this layer, but pictures and fonts move things later.
  useLayoutEffect(() => {
    const Observer = page.defaultView?.ResizeObserver
    if (!Observer) return
    const observer = new Observer(() => {
      measure()
    })
    observer.observe(page.body)
    return () => {
      observer.disconnect()
    }
  }, [page])
  useLayoutEffect(() => {
    measure()
  }, [document, selection, page])
  return frames
}

/** Frames, handles and tools of the selected widgets, above the page. */
export function SelectionLayer({ page }: { page: Document }) {
  const frames = useFrames(page)
  const isSingle = frames.filter(({ isWeak }) => !isWeak).length === 1
  return frames.map((frame) => (
    <SelectionFrame key={frame.id} frame={frame} isSingle={isSingle && !frame.isWeak} />
  ))
}

const SelectionFrame = memo(function SelectionFrame({
  frame: { id, box, isChild, isWeak },
  isSingle,
}: {
  frame: Frame
  isSingle: boolean
}) {
  const editor = useEditor()
  const remove = useRemove()
  const type = useEditorState((state) => widgetOf(state.document, id)?.settings.type)
  // A text, which stays the same while other settings change.
  const shownHandles = useEditorState((state) =>
    handlesOf(widgetOf(state.document, id)?.settings, isChild).join(' '),
  )
  const name = type === undefined ? '' : editor.catalogue.nameOf(type)
  const toolsPlace = outside(box, isChild)
  return (
    <div
      className="design-frame"
      data-child={isChild ? '' : undefined}
      data-weak={isWeak ? '' : undefined}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
    >
      {isSingle && !editor.isReadOnly && (
        <>
          {!isChild && (
            <span className="design-grip" style={toolsPlace} data-grip={id} title="拖动排序">
              <GripHorizontal size={14} aria-hidden />
            </span>
          )}
          <span className="design-tools" style={toolsPlace}>
            {!isChild && (
              <>
                <button
                  type="button"
                  aria-label={`上移${name}`}
                  onClick={() => editor.run(shiftWidget(id, -1))}
                >
                  <ArrowUp size={14} aria-hidden />
                </button>
                <button
                  type="button"
                  aria-label={`下移${name}`}
                  onClick={() => editor.run(shiftWidget(id, 1))}
                >
                  <ArrowDown size={14} aria-hidden />
                </button>
              </>
            )}
            <button type="button" aria-label={`复制${name}`} onClick={() => editor.run(duplicate([id]))}>
              <Copy size={13} aria-hidden />
            </button>
            <button type="button" aria-label={`删除${name}`} onClick={() => remove([id])}>
              <Trash2 size={13} aria-hidden />
            </button>
          </span>
          {(shownHandles.split(' ') as Handle[])
            .filter((handle) => handles.includes(handle))
            .map((handle) => (
              <span
                key={handle}
                className="design-handle"
                data-handle={handle}
                data-of={id}
                style={handlePlace(handle)}
              />
            ))}
        </>
      )}
    </div>
  )
})
