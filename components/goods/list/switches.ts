import { subsidyTag } from '@/lib/domain/goods/subsidy'
import { listHref, type ListQuery } from '@/lib/web/list-href'
import type { FacetOption } from './facets'

/**
 * 国补, 自营 and 仅看有货: switches beside the sort.
 * @param hasProgramme whether the mall has a renewal programme; without one 国补 finds nothing
 */
export const listSwitches = (query: ListQuery, hasProgramme: boolean): FacetOption[] => [
  ...[subsidySwitch(query)].filter(({ isSelected }) => hasProgramme || isSelected),
  switchOf('自营', query.distributor_id === 0, query, { distributor_id: 0 }),
  switchOf('仅看有货', query.in_stock === true, query, { in_stock: true }),
]

/** A list of the tag 国补 has it switched on, too. */
const subsidySwitch = (query: ListQuery): FacetOption => {
  const isByTag = query.tag === subsidyTag
  const withoutTag = isByTag ? { ...query, tag: undefined } : query
  return switchOf('国补', isByTag || query.subsidy === true, withoutTag, { subsidy: true })
}

const switchOf = (
  label: string,
  isSelected: boolean,
  query: ListQuery,
  change: Pick<ListQuery, 'subsidy' | 'distributor_id' | 'in_stock'>,
): FacetOption => {
  const off = Object.fromEntries(Object.keys(change).map((key) => [key, undefined]))
  return { key: label, label, isSelected, href: listHref(query, isSelected ? off : change) }
}
