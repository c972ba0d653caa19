import type { ListQuery } from './list-href'
import { listSelectors } from './list-path.ts'
import { parseListQuery } from './list-query'

/** The list of a static path, such as `/list/category/5/2`; null when the path is invalid. */
export function staticListQuery(kind: string, value: string, page: string): ListQuery | null {
  if (kind === 'all') return parseListQuery({ page })
  const key = listSelectors.find((selector) => selector.kind === kind)?.key
  if (!key) return null
  const query = parseListQuery({ [key]: value, page })
  // Without its category, brand or tag it would be the list of all products.
  return [query[key]].flat().some(Boolean) ? query : null
}
