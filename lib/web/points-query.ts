import { idOf } from '@/lib/domain/id'
import type { PointsQuery } from './points-href'
import { lastValue, type RawQuery } from './raw-query'

/** The largest number of points that the list call takes. */
const maxPoints = 2147483647
const points = (text: string): number | undefined =>
  /^\d{1,10}$/.test(text) && Number(text) <= maxPoints ? Number(text) : undefined

/** Reads the query of the points mall; invalid parameters are ignored, bounds in the wrong sequence are swapped. */
export function parsePointsQuery(raw: RawQuery): PointsQuery {
  const text = (key: string) => lastValue(raw[key])
  const sort = Number(text('goodsSort'))
  const [start, end] = [points(text('score_start')), points(text('score_end'))]
  const isSwapped = start !== undefined && end !== undefined && start > end
  return {
    keywords: text('keywords').slice(0, 100) || undefined,
    brand_id: idOf(text('brand_id')),
    cat_id: idOf(text('cat_id')),
    score_start: isSwapped ? end : start,
    score_end: isSwapped ? start : end,
    goodsSort: [1, 2, 3, 4].includes(sort) ? sort : undefined,
  }
}
