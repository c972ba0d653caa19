import { Frame, Image, Images, Search, ShoppingCart, SquareDashed, Type, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { entryOf, type PaletteType } from '@/lib/domain/design/widget-type'

/** A rectangle of a sketch: left, top, width, height; `true` for emphasised ones. */
type Rectangle = readonly [x: number, y: number, width: number, height: number, isStrong?: boolean]

const grid = (
  [left, top, width, height]: Rectangle,
  columns: number,
  rows: number,
  gap: number,
): readonly Rectangle[] => {
  const cell = { width: (width - gap * (columns - 1)) / columns, height: (height - gap * (rows - 1)) / rows }
  return Array.from({ length: columns * rows }, (_, index): Rectangle => [
    left + (index % columns) * (cell.width + gap),
    top + Math.floor(index / columns) * (cell.height + gap),
    cell.width,
    cell.height,
  ])
}

const title: Rectangle = [0, 0, 14, 4, true]
/** Tabs at the right of a title. */
const tabs: readonly Rectangle[] = [
  [20, 1, 6, 2],
  [28, 1, 6, 2],
  [36, 1, 6, 2],
]
const menu: readonly Rectangle[] = [
  [0, 0, 14, 5, true],
  [18, 1.5, 8, 2],
  [29, 1.5, 8, 2],
  [40, 1.5, 8, 2],
]

const symbol = (Icon: LucideIcon) => <Icon className="my-1.5 size-6" strokeWidth={1.5} aria-hidden />

const sketch = (parts: readonly Rectangle[]) => (
  <svg viewBox="0 0 48 32" className="h-9 w-13.5 fill-current" aria-hidden>
    {parts.map(([x, y, width, height, isStrong], index) => (
      <rect key={index} {...{ x, y, width, height }} rx={0.8} opacity={isStrong ? 0.75 : 0.3} />
    ))}
  </svg>
)

/**
 * The picture of each widget: a symbol (ideas of spec 4 §A0.8), or a sketch of its layout, 48 × 32 (geometry of spec
 * 4), where widgets have similar names.
 */
const pictures: Record<PaletteType, ReactNode> = {
  W0001: symbol(Images),
  W0002: sketch([[14, 0, 20, 4, true], ...grid([0, 8, 48, 24], 5, 1, 2)]),
  W0003: symbol(Image),
  W0004: sketch([[16, 0, 16, 3, true], ...grid([0, 7, 48, 25], 5, 3, 2)]),
  W0005: sketch([title, ...tabs, [0, 8, 17, 24, true], ...grid([20, 8, 28, 24], 2, 3, 2)]),
  W0006: symbol(SquareDashed),
  W0007: sketch([...menu, [0, 7, 14, 25], [17, 7, 31, 25]]),
  W0008: symbol(Search),
  W0010: symbol(ShoppingCart),
  W0011: symbol(Type),
  W0012: sketch([[9, 0, 20, 4, true], [9, 7, 30, 12], ...grid([9, 21, 30, 11], 2, 1, 2)]),
  W0013: sketch([...grid([0, 12, 38, 5], 4, 1, 4), [0, 19, 6.5, 2, true], [41, 12, 3, 5], [45, 12, 3, 5]]),
  W0014: sketch([title, ...tabs, [0, 8, 12, 24, true], ...grid([15, 8, 33, 24], 3, 3, 2)]),
  W0015: sketch([
    title,
    ...tabs,
    [0, 8, 12, 24, true],
    ...grid([15, 8, 21, 24], 2, 3, 2),
    [38, 8, 10, 24, true],
  ]),
  W0016: sketch([
    [9, 0, 12, 4, true],
    [28, 1, 11, 2],
    [9, 7, 30, 11],
    [9, 21, 30, 11],
  ]),
  W0017: sketch([title, ...tabs, [0, 8, 14, 24, true], ...grid([18, 8, 30, 24], 2, 2, 3)]),
  W0018: sketch([
    [12, 0, 10, 3, true],
    ...grid([28, 0, 8, 3], 3, 1, 1),
    ...grid([12, 6, 6, 26], 1, 4, 2),
    ...grid([20, 7, 16, 24], 1, 4, 4),
  ]),
  W0019: sketch([title, ...tabs, ...grid([0, 8, 48, 14], 5, 1, 2), ...grid([0, 24, 48, 8], 5, 1, 2)]),
  W0020: sketch([[14, 0, 20, 4, true], ...grid([0, 7, 48, 6], 2, 1, 3), ...grid([0, 15, 48, 17], 6, 1, 2)]),
  W0021: sketch([title, ...grid([0, 10, 48, 14], 3, 1, 2)]),
  W0022: sketch([...menu, ...grid([0, 7, 14, 25], 1, 4, 1.5), [17, 7, 31, 25]]),
}

/** A small picture of a widget for the palette. */
export const PalettePicture = ({ type }: { type: string }) => entryOf(pictures, type) ?? symbol(Frame)
