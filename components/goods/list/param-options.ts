import { facetChoices } from '@/lib/domain/goods/facet-values'
import { facetValueLimit } from '@/lib/domain/search/limits'
import { listHref } from '@/lib/web/list-href'
import { facetCountText, unknownName, type FacetData } from './facet-options'
import type { FacetOption } from './facets'
import type { SelectedFilter } from './selected-pills'

/**
 * One row per product parameter, its values by their meaning; a click selects or deselects a value or a band of values.
 */
export const paramRows = (data: FacetData): { label: string; options: FacetOption[] }[] =>
  paramChoices(data).map(({ attribute_id, attribute_name, choices }) => ({
    label: attribute_name,
    options: choices.map(({ label, ids, count }) => {
      const { query } = data
      const others = query.item_params.filter(({ attribute_value_id }) => !ids.includes(attribute_value_id))
      const isSelected = others.length < query.item_params.length
      const added = isSelected ? [] : ids.map((attribute_value_id) => ({ attribute_id, attribute_value_id }))
      return {
        key: ids.join(),
        label,
        count: facetCountText(data, 'params', count),
        isSelected,
        href: listHref(query, { item_params: [...others, ...added] }),
      }
    }),
  }))

const paramChoices = ({ answer }: FacetData) =>
  (answer?.item_params_list ?? []).map(({ values, ...parameter }) => ({
    ...parameter,
    choices: facetChoices(
      values.map(({ attribute_value_id, attribute_value_name, count }) => ({
        id: attribute_value_id,
        name: attribute_value_name,
        count,
      })),
      values.length < facetValueLimit,
    ),
  }))

/** The selected values of parameters; a band whose values are all selected is one filter. */
export function selectedParams(data: FacetData): SelectedFilter[] {
  const { query, answer } = data
  const selected = new Set(query.item_params.map(({ attribute_value_id }) => attribute_value_id))
  const without = (ids: readonly number[]) =>
    listHref(query, {
      item_params: query.item_params.filter(({ attribute_value_id }) => !ids.includes(attribute_value_id)),
    })
  const bands = paramChoices(data).flatMap(({ attribute_name, choices }) =>
    choices
      .filter(({ ids }) => ids.length > 1 && ids.every((id) => selected.has(id)))
      .map(({ label, ids }) => ({ kind: attribute_name, label, href: without(ids), ids })),
  )
  const inBands = new Set(bands.flatMap(({ ids }) => ids))
  const singles = query.item_params
    .filter(({ attribute_value_id }) => !inBands.has(attribute_value_id))
    .map((pair) => {
      const facet = answer?.item_params_list.find(({ attribute_id }) => attribute_id === pair.attribute_id)
      const value = facet?.values.find(
        ({ attribute_value_id }) => attribute_value_id === pair.attribute_value_id,
      )
      return {
        kind: facet?.attribute_name ?? '参数',
        label: value?.attribute_value_name ?? unknownName,
        href: without([pair.attribute_value_id]),
      }
    })
  return [...bands.map(({ kind, label, href }) => ({ kind, label, href })), ...singles]
}
