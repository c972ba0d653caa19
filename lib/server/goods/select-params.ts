import 'server-only'

/** Most parameters of a list. */
const maxParams = 8
/** Most values of a parameter. */
const maxValues = 12
/** A parameter with more values than this must repeat its values, or it is as individual as a model number. */
const fewValues = 3

interface ValueCount {
  value: number
  count: number
}

/** A parameter that a list offers, with its values, the most frequent first. */
export interface SelectedParam {
  parameter: number
  values: ValueCount[]
}

const byCount = (one: ValueCount, other: ValueCount) => other.count - one.count || one.value - other.value

/**
 * The parameters that distinguish products: none that all products share or in which nearly all differ. The most frequent
 * ones first, and of each the most frequent values. Values in `selected` are always included: the shopper must be able to
 * deselect them.
 */
export function selectParams(
  counts: ReadonlyMap<number, ReadonlyMap<number, number>>,
  selected: ReadonlySet<number>,
): SelectedParam[] {
  const distinguishing = [...counts].flatMap(([parameter, values]) => {
    const isSelected = [...selected].some((value) => values.has(value))
    let total = 0
    for (const count of values.values()) total += count
    const isIndividual = values.size > fewValues && values.size * 2 > total
    if (!isSelected && (values.size < 2 || isIndividual)) return []
    const sorted = [...values].map(([value, count]) => ({ value, count })).sort(byCount)
    const shown = sorted.filter(({ value }, index) => index < maxValues || selected.has(value))
    return [{ parameter, values: shown, total, isSelected, first: sorted[0] ?? { value: 0, count: 0 } }]
  })
  return distinguishing
    .sort((one, other) => other.total - one.total || byCount(one.first, other.first))
    .filter(({ isSelected }, index) => isSelected || index < maxParams)
    .map(({ parameter, values }) => ({ parameter, values }))
}
