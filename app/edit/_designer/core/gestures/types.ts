import type { Slot } from '../commands/insert'
import type { Box } from '../geometry/box'
import type { Gap, Row } from '../geometry/gap'
import type { EqualGap, Guide, Handle } from '../geometry/snap'
import type { Point } from '../geometry/viewport'
import type { PageGuide } from '../page-guide'

/** The target under the pointer. The canvas finds it by the attributes of the elements. */
export type Hit =
  /** A widget of a zone that is no panel; it is moved by any point. */
  | { kind: 'widget'; id: string }
  /** The grip of a widget of a zone; a panel is moved by it, because its ground selects. */
  | { kind: 'grip'; id: string }
  /** A child of a free panel. */
  | { kind: 'child'; id: string }
  /** The ground of a free panel. */
  | { kind: 'panel'; id: string }
  /** A resize handle of the selected widget. */
  | { kind: 'handle'; id: string; handle: Handle }
  | { kind: 'page' }

/** A pointer event in design pixels of the page. */
export interface Pointer {
  at: Point
  /** Adds to the selection. */
  shift?: boolean
  /** Ctrl or ⌘: no snapping. */
  free?: boolean
}

/** Measurements of the screen, taken once when a gesture begins. */
export interface Layout {
  /** The widgets of the zones from top to bottom. */
  rows: () => readonly Row[]
  /** The area of a panel in which its children stand. */
  panel: (id: string) => Box | undefined
  /** The guides of the page in the same pixels as the panels; none while they are hidden. */
  guides: () => readonly PageGuide[]
}

/** Shapes drawn above the page while a gesture runs; they are not part of the document. */
export type Overlay =
  | { kind: 'none' }
  /** Children on their way, in pixels of their panel. */
  | {
      kind: 'boxes'
      panel: string
      /** How far they move; undefined while one is resized. */
      by: Point | undefined
      boxes: readonly (readonly [id: string, box: Box])[]
      guides: Guide[]
      gaps: EqualGap[]
    }
  /** The size of a widget of a zone. */
  | { kind: 'size'; id: string; width: number; height: number }
  /** A line at the place where a widget would be. */
  | { kind: 'line'; gap: Gap; id: string | undefined }
  /** The panel that would take a new child. */
  | { kind: 'drop'; panel: string; at: Point; isAllowed: boolean }
  | { kind: 'marquee'; panel: string; box: Box }

export const noOverlay: Overlay = { kind: 'none' }

export type GestureState =
  | { kind: 'idle' }
  /** The pointer is down and has not moved far enough to be a drag. */
  | { kind: 'pressed'; hit: Hit; from: Point; shift: boolean; wasSelected: boolean }
  | {
      kind: 'children'
      panel: string
      ids: readonly string[]
      from: Point
      bounds: Box
      boxes: readonly (readonly [id: string, box: Box])[]
      siblings: readonly Box[]
      frame: Box
      lines: readonly Box[]
      by: Point
    }
  | {
      kind: 'resizeChild'
      panel: string
      id: string
      handle: Handle
      from: Point
      start: Box
      box: Box
      siblings: readonly Box[]
      frame: Box
      lines: readonly Box[]
      ratio: number | undefined
    }
  | {
      kind: 'resizeWidget'
      id: string
      handle: Handle
      from: Point
      start: { width: number; height: number }
      size: { width: number; height: number }
      /** The smallest size of a free panel that holds its children. */
      least: { width: number; height: number }
      /** How much the width changes for one pixel: a centred widget grows on both sides. */
      factor: number
      widths: readonly number[]
    }
  | { kind: 'flow'; id: string; gaps: readonly Gap[]; gap: Gap | undefined }
  | { kind: 'palette'; type: string; rows: readonly Row[]; gaps: readonly Gap[]; target: Target | undefined }
  | { kind: 'marquee'; panel: string; from: Point; frame: Box; box: Box; selection: readonly string[] }

export type Target = { kind: 'slot'; slot: Slot } | { kind: 'panel'; panel: string; at: Point }
