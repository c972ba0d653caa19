import type { GoodsView, Portrait } from '@/lib/demo/types'
import { createTone, safeColor } from '@/lib/demo/art/parts/color'
import type { Tone } from '@/lib/demo/art/parts/color'
import { createSheet } from '@/lib/demo/art/parts/sheet'
import type { Sheet } from '@/lib/demo/art/parts/sheet'

/** What a product is drawn with: the document's definitions, the body colour, and what varies it. */
export interface Pen {
  sheet: Sheet
  tone: Tone
  seed: number
  view: GoodsView
}

/** Rooms in which products stand. */
export const sceneNames = [
  'kitchen',
  'laundry',
  'livingWall',
  'livingFloor',
  'media',
  'builtin',
  'bath',
  'cooker',
  'desk',
  'counter',
  'door',
] as const
export type SceneName = (typeof sceneNames)[number]

/** How a body is turned to its side by projection, in the product's units. */
export interface Turn {
  depth: number
  radius?: number
  /** Colour of the sides; the body colour when absent. */
  color?: string
  /** Drawing of the right side: x runs to the back. */
  art?: string
  /** Drawing of the top: y runs to the back. */
  top?: string
  /** Drawing on the rear plane that rises above the top. */
  rear?: string
  /** How far that drawing rises. */
  rise?: number
  /** The upper and right contour from the left top to the right foot; a rounded box when absent. */
  outline?: readonly (readonly [x: number, y: number])[]
}

/** A product drawn in its own units; the foot is at y = height. */
export interface Product {
  width: number
  height: number
  art: string
  /** The square that the close-up shows: left, top, side. */
  focus: readonly [x: number, y: number, size: number]
  /** Whether it stands (contact shadow) or hangs (shadow on the wall). */
  stance: 'stand' | 'hang'
  scene: SceneName
  turn?: Turn
  /** Width of the foot, when it is narrower than the product. */
  foot?: number
  /** Boxes that cast the shadow of a hanging product: left, top, width, height, radius. Its whole box when absent. */
  cast?: readonly (readonly [x: number, y: number, width: number, height: number, radius: number])[]
  /** How much of a room's place the product takes, 0 to 1. */
  share?: number
  /** The body that dimension lines measure, when it is smaller than the drawing. */
  body?: readonly [x: number, y: number, width: number, height: number]
}

/** Draws one form of a class. */
export type Draw = (pen: Pen) => Product

export function createPen(portrait: Portrait, view: GoodsView, sheet: Sheet = createSheet()): Pen {
  return { sheet, tone: createTone(safeColor(portrait.color)), seed: wholeSeed(portrait.seed), view }
}

/** The seed as the pictures use it: a whole number from 0 to 9999. */
export function wholeSeed(seed: number): number {
  return Number.isFinite(seed) ? Math.abs(Math.trunc(seed)) % 10000 : 0
}

/** One of the choices, fixed by seed; `salt` keeps independent details independent. */
export function vary<T>(seed: number, salt: number, choices: readonly [T, ...T[]]): T {
  let hash = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash ^= hash >>> 13
  return choices[(hash >>> 0) % choices.length] ?? choices[0]
}
