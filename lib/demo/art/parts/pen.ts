import type { GoodsView, Portrait } from '../../types'
import { createTone, safeColor } from './color'
import type { Tone } from './color'
import { createSheet } from './sheet'
import type { Sheet } from './sheet'

/** The tools of a product drawing: definitions of the document, body colour, seed of the variations. */
export interface Pen {
  sheet: Sheet
  tone: Tone
  seed: number
  view: GoodsView
}

/** The rooms of the `scene` view. */
export type SceneName =
  | 'kitchen'
  | 'laundry'
  | 'livingWall'
  | 'livingFloor'
  | 'media'
  | 'builtin'
  | 'bath'
  | 'cooker'
  | 'desk'
  | 'counter'
  | 'door'

/** How the `side` view turns a body by projection. Lengths in the product's units. */
export interface Turn {
  depth: number
  radius?: number
  /** Colour of the sides; the body colour when absent. */
  color?: string
  /** Drawing of the right side: x runs to the back. */
  art?: string
  /** Drawing of the top: y runs to the back. */
  top?: string
  /** Drawing on the rear plane that is taller than the body. */
  rear?: string
  /** Height of that drawing above the top. */
  rise?: number
  /** The upper and right contour from the left top to the right foot; a rounded box when absent. */
  outline?: readonly (readonly [x: number, y: number])[]
}

/** A drawn product in its own units. Its foot is at y = height. */
export interface Product {
  width: number
  height: number
  art: string
  /** The square of the `detail` view: left, top, size. */
  focus: readonly [x: number, y: number, size: number]
  /** Whether it stands (contact shadow) or hangs (shadow on the wall). */
  stance: 'stand' | 'hang'
  scene: SceneName
  turn?: Turn
  /** Width of the foot, when it is narrower than the product; 0 when the drawing has its own shadow. */
  foot?: number
  /** Boxes that cast the shadow of a hanging product: left, top, width, height, radius. Absent: the whole product. */
  cast?: readonly (readonly [x: number, y: number, width: number, height: number, radius: number])[]
  /** Share of the room's height for products that this one uses, 0 to 1. */
  share?: number
  /** The part that the main picture shows, when the drawing is larger or smaller than width × height. */
  drawn?: readonly [x: number, y: number, width: number, height: number]
  /** The part that dimension lines measure, when it is smaller than the drawing. */
  body?: readonly [x: number, y: number, width: number, height: number]
}

/** Draws one form of a class. */
export type Draw = (pen: Pen) => Product

export function createPen(portrait: Portrait, view: GoodsView, sheet: Sheet = createSheet()): Pen {
  return { sheet, tone: createTone(safeColor(portrait.color)), seed: normalizeSeed(portrait.seed), view }
}

/** A valid seed: an integer from 0 to 9999. */
export function normalizeSeed(seed: number): number {
  return Number.isFinite(seed) ? Math.abs(Math.trunc(seed)) % 10000 : 0
}

/** One of the choices, determined by the seed. Different `salt` values give independent choices. */
export function vary<T>(seed: number, salt: number, choices: readonly [T, ...T[]]): T {
  let hash = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash ^= hash >>> 13
  return choices[(hash >>> 0) % choices.length] ?? choices[0]
}
