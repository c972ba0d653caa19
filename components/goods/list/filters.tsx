import { ChevronDown } from '@/components/ui/icons/chevron-down'
import { narrower } from './categories'
import { brandOptions, categoryOptions, priceOptions, tagOptions } from './facet-options'
import { FacetRow, type FacetOption } from './facets'
import type { GoodsListData } from './list-data'
import { paramRows } from './param-options'
import { PriceRange } from './price-range'

/** Width in pixels for the options of a facet row, at the design width. */
const lineWidth = 980
/** Parameter rows that are always visible; more would push the products below the fold. */
const maxRows = 2

/** Approximate width of a text: 14 px per Chinese character, 8 px otherwise. */
const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character > '\u2e80' ? 14 : 8), 0)

/** Approximate width of a row of links: labels, counts in brackets and gaps. */
const widthOf = (options: readonly FacetOption[]): number =>
  options.reduce(
    (sum, { label, count }) => sum + textWidth(label) + (count ? 18 + 7 * count.length : 0) + 28,
    0,
  )

interface Row {
  label: string
  options: FacetOption[]
}

const rowsOf = (rows: readonly Row[]) =>
  rows.map(({ label, options }) => (
    <FacetRow key={label} label={label} options={options} long={widthOf(options) > lineWidth} />
  ))

/** The filters of a list: category, brand, tag, price, parameters. Phones have a sheet instead (filter-sheet.tsx). */
export function ListFilters({ data }: { data: GoodsListData }) {
  const { query, answer } = data
  const hasOptions = ({ options }: Row) => options.length > 1
  const facets = [
    { label: '分类', options: categoryOptions(data, narrower(data.tree, data.trail)) },
    { label: '品牌', options: brandOptions(data) },
    { label: '标签', options: tagOptions(data) },
  ].filter(hasOptions)
  const params = paramRows(data).filter(hasOptions)
  const more = params.slice(maxRows)
  const hasPrice =
    (answer?.total_count ?? 0) > 0 || query.start_price !== undefined || query.end_price !== undefined
  if (facets.length === 0 && params.length === 0 && !hasPrice) return null

  return (
    <section
      aria-label="筛选"
      className="rounded-card border-line bg-card scrolled-on-phones mb-3 border max-md:-mx-4 max-md:rounded-none max-md:border-x-0"
    >
      {rowsOf(facets)}
      {hasPrice && (
        <FacetRow label="价格" options={priceOptions(data)}>
          <PriceRange query={query} />
        </FacetRow>
      )}
      {rowsOf(params.slice(0, maxRows))}
      {more.length > 0 && (
        <details
          open={more.some(({ options }) => options.some(({ isSelected: chosen }) => chosen))}
          className="group/more"
        >
          <summary className="text-muted hover:text-brand flex h-9 list-none items-center justify-center gap-1 px-5 text-xs max-md:h-11 [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 truncate group-open/more:hidden">
              更多筛选：{more.map(({ label }) => label).join('、')}
            </span>
            <span className="hidden group-open/more:inline">收起筛选</span>
            <ChevronDown className="size-3.5 transition-transform group-open/more:rotate-180" aria-hidden />
          </summary>
          <div className="border-line border-t border-dashed">{rowsOf(more)}</div>
        </details>
      )}
    </section>
  )
}
