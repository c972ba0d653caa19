import 'server-only'
import type { GoodsListInput } from '@/lib/contract/catalogue/goods'
import type { Viewer } from '@/lib/domain/person/viewer'
import { countSearch } from '@/lib/server/catalogue/search/record-searches'

/** Parameters that narrow no search. */
const neutral = new Set([
  ...['keywords', 'page', 'pageSize', 'is_tdk', 'is_default', 'item_type', 'approve_status'],
])

/**
 * Counts the first page of a keyword for the search report. Further pages and filters belong to the same search; people
 * of the desk are no shoppers.
 * @param now epoch seconds
 */
export function countListSearch(
  input: GoodsListInput,
  { total_count, is_near }: { total_count: number; is_near: boolean },
  viewer: Viewer | null,
  now: number,
): void {
  if (!input.keywords || input.page !== 1 || (viewer && viewer.role !== 'shopper')) return
  const isNarrowed = Object.entries(input).some(
    ([name, value]) => !neutral.has(name) && value !== undefined && value !== '' && value !== false,
  )
  if (!isNarrowed) countSearch(input.keywords, is_near ? 0 : total_count, now)
}
