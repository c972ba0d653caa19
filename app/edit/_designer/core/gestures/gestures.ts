import type { Editor } from '../editor'
import {
  dropChildren,
  dropResizedChild,
  moveChildrenTo,
  resizeChildTo,
  startChildren,
  startResizeChild,
} from './children'
import { dropMarquee, moveMarqueeTo, startMarquee } from './marquee'
import { noOverlay, type GestureState, type Hit, type Layout, type Overlay, type Pointer } from './types'
import {
  dropFlow,
  dropPalette,
  dropResizedWidget,
  moveFlowTo,
  movePaletteTo,
  resizeWidgetTo,
  startFlow,
  startPalette,
  startResizeWidget,
} from './widgets'

/** How far the pointer moves before a press becomes a drag. */
const dragDistance = 4

const idle: GestureState = { kind: 'idle' }

/**
 * The gestures of the pointer as a state machine: idle → pressed → one of the drags → idle. It knows nothing of React
 * and of the DOM: the canvas tells it the pointer, a listener draws the overlay, and a drop runs one command.
 */
export class Gestures {
  private current: GestureState = idle
  private shown: Overlay = noOverlay

  private readonly editor: Editor
  private readonly layout: Layout
  private readonly onOverlay: (overlay: Overlay) => void

  constructor(editor: Editor, layout: Layout, onOverlay: (overlay: Overlay) => void) {
    this.editor = editor
    this.layout = layout
    this.onOverlay = onOverlay
  }

  get state(): GestureState {
    return this.current
  }

  get overlay(): Overlay {
    return this.shown
  }

  get isDragging(): boolean {
    return this.current.kind !== 'idle' && this.current.kind !== 'pressed'
  }

  pointerDown(hit: Hit, { at, shift = false }: Pointer): void {
    this.cancel()
    const wasSelected = hit.kind !== 'page' && this.editor.state.selection.includes(hit.id)
    this.current = { kind: 'pressed', hit, from: at, shift, wasSelected }
    // A press selects at once, so that a drag moves what is under the pointer.
    if (!wasSelected) this.select(hit, shift)
  }

  /** A widget is dragged from the palette. */
  startPalette(type: string): void {
    this.cancel()
    this.current = startPalette(this.editor, this.layout, type)
  }

  pointerMove(pointer: Pointer): void {
    if (this.current.kind === 'pressed') {
      const { from } = this.current
      if (Math.hypot(pointer.at.x - from.x, pointer.at.y - from.y) < dragDistance) return
      this.current = this.startDrag(this.current)
    }
    this.turn(this.moved(this.current, pointer))
  }

  pointerUp(): void {
    const state = this.current
    this.turn([idle, noOverlay])
    if (state.kind === 'pressed') this.click(state)
    else this.drop(state)
  }

  /** Escape, or the pointer is lost: everything stays as it was. */
  cancel(): void {
    if (this.current.kind !== 'idle') this.turn([idle, noOverlay])
  }

  private startDrag({ hit, from, shift }: Extract<GestureState, { kind: 'pressed' }>): GestureState {
    if (this.editor.isReadOnly) return idle
    switch (hit.kind) {
      case 'grip':
      case 'widget':
        return startFlow(this.editor, this.layout, hit.id)
      case 'child':
        return startChildren(this.editor, this.layout, hit.id, from) ?? idle
      case 'handle':
        return (
          startResizeChild(this.editor, this.layout, hit.id, hit.handle, from) ??
          startResizeWidget(this.editor, hit.id, hit.handle, from) ??
          idle
        )
      case 'panel':
        return startMarquee(this.editor, this.layout, hit.id, from, shift) ?? idle
      default:
        return idle
    }
  }

  private moved(state: GestureState, pointer: Pointer): [GestureState, Overlay] {
    switch (state.kind) {
      case 'children':
        return moveChildrenTo(state, pointer)
      case 'resizeChild':
        return resizeChildTo(state, pointer)
      case 'resizeWidget':
        return resizeWidgetTo(state, pointer)
      case 'flow':
        return moveFlowTo(state, pointer)
      case 'palette':
        return movePaletteTo(this.editor, this.layout, state, pointer)
      case 'marquee':
        return moveMarqueeTo(state, pointer)
      default:
        return [state, noOverlay]
    }
  }

  private drop(state: GestureState): void {
    switch (state.kind) {
      case 'children':
        dropChildren(this.editor, state)
        return
      case 'resizeChild':
        dropResizedChild(this.editor, state)
        return
      case 'resizeWidget':
        dropResizedWidget(this.editor, state)
        return
      case 'flow':
        dropFlow(this.editor, state)
        return
      case 'palette':
        dropPalette(this.editor, state)
        return
      case 'marquee':
        dropMarquee(this.editor, state)
    }
  }

  /** A press without a drag: it removes from a selection, or makes one of several the only one. */
  private click({ hit, shift, wasSelected }: Extract<GestureState, { kind: 'pressed' }>): void {
    if (!wasSelected || hit.kind === 'page' || hit.kind === 'handle') return
    this.select(hit, shift)
  }

  private select(hit: Hit, shift: boolean): void {
    if (hit.kind === 'page') this.editor.select([])
    else if (shift) this.editor.toggle(hit.id)
    else this.editor.select([hit.id])
  }

  private turn([state, overlay]: [GestureState, Overlay]): void {
    this.current = state
    if (overlay === this.shown) return
    this.shown = overlay
    this.onOverlay(overlay)
  }
}
