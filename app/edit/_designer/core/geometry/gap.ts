import type { Zone } from '@/lib/domain/design/document'

/** A widget of a zone as it is drawn, from top to bottom. */
export interface Row {
  id: string
  zone: Zone
  /** Its index among the widgets of the zone. */
  index: number
  top: number
  bottom: number
}

/** A place between two rows, where the line indicator is drawn. */
export interface Gap {
  zone: Zone
  index: number
  y: number
}

/** How far below the header the place of an empty body is. */
const emptyBody = 24

/**
 * All places of a page: before, between and after the rows of each zone, and one in a body without rows.
 *
 * @param bodyCount the widgets of the body, with the page settings, which have no row
 */
export function gapsOf(rows: readonly Row[], bodyCount: number): Gap[] {
  const gaps = rows.flatMap((row, at) => {
    const before = rows[at - 1]
    const after = rows[at + 1]
    const isFirst = before?.zone !== row.zone
    const isLast = after?.zone !== row.zone
    return [
      {
        zone: row.zone,
        index: row.index,
        y: isFirst ? row.top : ((before?.bottom ?? row.top) + row.top) / 2,
      },
      ...(isLast ? [{ zone: row.zone, index: row.index + 1, y: row.bottom }] : []),
    ]
  })
  if (rows.some(({ zone }) => zone === 'body')) return gaps
  const header = rows.filter(({ zone }) => zone === 'header').map(({ bottom }) => bottom)
  return [...gaps, { zone: 'body', index: bodyCount, y: Math.max(0, ...header) + emptyBody }]
}

/** The place that is nearest to `y`; undefined without places. */
export function nearestGap(gaps: readonly Gap[], y: number): Gap | undefined {
  let best: Gap | undefined
  for (const gap of gaps) if (!best || Math.abs(gap.y - y) < Math.abs(best.y - y)) best = gap
  return best
}
