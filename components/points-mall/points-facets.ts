import type { FacetOption } from '@/components/goods/list/facets'
import { pointsMallHref, type PointsQuery } from '@/lib/web/points-href'
import type { PointsListData } from './points-data'

/** A filter of the points mall with its choices; another click on a choice takes it back. */
export interface PointsFacet {
  label: string
  options: FacetOption[]
  /** Has fields for own bounds. */
  hasRange?: boolean
}

/** The filters that the operator has switched on: 品牌, 分类, 积分区间 (spec 3 §7). */
export function pointsFacets({
  query,
  setting,
  answer,
  categories,
}: Pick<PointsListData, 'query' | 'setting' | 'answer' | 'categories'>): PointsFacet[] {
  const { brand_openstatus, cat_openstatus, point_openstatus, point_section } = setting.screen
  const option = (key: number | string, label: string, isSelected: boolean, change: PointsQuery) => {
    const off = Object.fromEntries(Object.keys(change).map((name) => [name, undefined]))
    return { key, label, isSelected, href: pointsMallHref(query, isSelected ? off : change) }
  }
  const facets: PointsFacet[] = [
    {
      label: '品牌',
      options: brand_openstatus
        ? answer.brand_list.list.map(({ attribute_id: id, attribute_name: name }) =>
            option(id, name, query.brand_id === id, { brand_id: id }),
          )
        : [],
    },
    {
      label: '分类',
      options: cat_openstatus
        ? categories.map(({ category_id: id, category_name: name }) =>
            option(id, name, query.cat_id === id, { cat_id: id }),
          )
        : [],
    },
    {
      label: '积分区间',
      hasRange: point_openstatus,
      options: point_openstatus
        ? point_section.map(([from, to]) =>
            option(
              `${from}-${to}`,
              `${from}~${to}积分`,
              query.score_start === from && query.score_end === to,
              {
                score_start: from,
                score_end: to,
              },
            ),
          )
        : [],
    },
  ]
  return facets.filter(
    ({ options, hasRange }) => hasRange || options.length > 1 || options.some(({ isSelected }) => isSelected),
  )
}
