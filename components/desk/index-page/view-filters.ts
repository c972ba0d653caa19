import { placeNames } from '@/lib/domain/desk/index-page'
import type { IndexValues } from '../list/use-index-place'

/** The part of an address that a view names: filters, search and sort, without the place in the list. */
export const viewFilters = (values: IndexValues): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value !== '' && !placeNames.includes(name) && /^[a-z][a-z_]{0,29}$/.test(name),
    ),
  )

export const haveSameFilters = (one: IndexValues, other: IndexValues): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value)
