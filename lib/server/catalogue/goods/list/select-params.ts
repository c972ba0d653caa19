import 'server-only'
import { facetValueLimit } from '@/lib/domain/search/limits'
import type { ParamCounts, ValueCount } from './count-facets'

/** Most parameters that a list offers. */
const maxParams = 8
/**
 * A parameter with more values than this is offered only if its values repeat; otherwise it is as individual as a model
 * number.
 */
const fewValues = 3

/** A parameter that a list offers, with its values, the most frequent first. */
export interface SelectedParam {
  parameter: number
  values: ValueCount[]
}

const byCount = (one: ValueCount, other: ValueCount) => other.count - one.count || one.value - other.value

const totalOf = (values: readonly ValueCount[]): number => {
  let total = 0
  for (const { count } of values) total += count
  return total
}

/**
 * The parameters that distinguish products: none that all products share or in which nearly all differ. Sorted by
 * frequency, each with its most frequent values. Values in `selected` are always included: the shopper must be able to
 * deselect them.
 */
export function selectParams({ byParameter }: ParamCounts, selected: readonly number[]): SelectedParam[] {
  const all: { parameter: number; values: readonly ValueCount[]; total: number; isSelected: boolean }[] = []
  for (const [parameter, values] of byParameter) {
    const isSelected = selected.length > 0 && values.some(({ value }) => selected.includes(value))
    if (!isSelected && values.length < 2) continue
    const total = totalOf(values)
    const isIndividual = values.length > fewValues && values.length * 2 > total
    if (isSelected || !isIndividual) all.push({ parameter, values, total, isSelected })
  }
  all.sort((one, other) => other.total - one.total)
  // Only the values of parameters that may be shown are sorted.
  const least = all[maxParams - 1]?.total ?? 0
  return all
    .filter(({ total, isSelected }) => isSelected || total >= least)
    .map((one) => ({ ...one, values: one.values.toSorted(byCount) }))
    .sort((one, other) => other.total - one.total || compareFirst(one, other))
    .filter(({ isSelected }, index) => isSelected || index < maxParams)
    .map(({ parameter, values }) => ({
      parameter,
      values: values.filter(({ value }, index) => index < facetValueLimit || selected.includes(value)),
    }))
}

const compareFirst = ({ values: [one] }: SelectedParam, { values: [other] }: SelectedParam): number =>
  one && other ? byCount(one, other) : 0
