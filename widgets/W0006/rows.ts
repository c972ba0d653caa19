import type { CommonSettings } from '@/widgets/common'

type Placed = Pick<CommonSettings, 'x' | 'y' | 'height' | 'paddingTop' | 'paddingBottom'>

/**
 * The widgets of a panel in reading order: rows from top to bottom, each from left to right. Widgets share a row when
 * their heights overlap. Narrow windows show the rows one below the other, and screen readers read them so.
 */
export function rowsOf<T extends { settings: Placed }>(children: readonly T[]): T[][] {
  const rows: { bottom: number; children: T[] }[] = []
  for (const child of children.toSorted((a, b) => a.settings.y - b.settings.y)) {
    const { y, height, paddingTop, paddingBottom } = child.settings
    const bottom = y + height + paddingTop + paddingBottom
    const row = rows.at(-1)
    if (row && y < row.bottom) {
      row.children.push(child)
      row.bottom = Math.max(row.bottom, bottom)
    } else rows.push({ bottom, children: [child] })
  }
  return rows.map((row) => row.children.toSorted((a, b) => a.settings.x - b.settings.x))
}
