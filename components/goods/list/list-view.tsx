import { JsonLd } from '@/components/layout/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Pagination } from '@/components/ui/pagination'
import { GoodsGrid } from '../goods-grid'
import { breadcrumbLd, itemListLd } from '../structured-data'
import {
  brandOptions,
  categoryOptions,
  countText,
  listCrumbs,
  listName,
  paramRows,
  priceOptions,
  selectedFilters,
  tagOptions,
} from './describe'
import { FacetRow, type FacetOption } from './facets'
import { ListEmpty } from './list-empty'
import { listHref, listPageSize } from './list-query'
import type { GoodsListData } from './load'
import { PriceRange } from './price-range'
import { SelectedPills } from './selected-pills'
import { SortBar } from './sort-bar'

/** Pixels of a facet row for its options, at the design width. */
const lineWidth = 980
/** Cards in the first screen. */
const eager = 5

/** About what a row of links takes: 14 px a character, and the space around each. */
const widthOf = (options: readonly FacetOption[]): number =>
  options.reduce((sum, { label }) => sum + label.length * 14 + 28, 0)

/** A goods list: what is chosen, what it can be narrowed to, its order, the goods and the other pages. */
export function ListView({ data }: { data: GoodsListData }) {
  const { query, answer } = data
  const count = answer?.total_count ?? 0
  const crumbs = listCrumbs(data)
  const facets = [
    { label: '分类', options: categoryOptions(data) },
    { label: '品牌', options: brandOptions(data) },
    { label: '标签', options: tagOptions(data) },
    ...paramRows(data),
  ].filter(({ options }) => options.length > 1)
  const hasPrice = count > 0 || query.start_price !== undefined || query.end_price !== undefined

  return (
    <div className="column pb-12 max-md:pb-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-4 max-md:py-3">
        <Breadcrumb items={crumbs} className="max-md:hidden" />
        <h1 className="text-ink text-base font-semibold md:sr-only">{listName(data)}</h1>
        <p className="text-muted ml-auto text-xs">
          共<span className="nums text-brand-deep mx-0.5">{countText(count)}</span>件商品
        </p>
      </div>
      <SelectedPills filters={selectedFilters(data)} clearHref="/items" />
      {(facets.length > 0 || hasPrice) && (
        <section
          aria-label="筛选"
          className="rounded-card border-line bg-card mb-3 border max-md:-mx-4 max-md:rounded-none max-md:border-x-0"
        >
          {facets.map(({ label, options }) => (
            <FacetRow key={label} label={label} options={options} long={widthOf(options) > lineWidth} />
          ))}
          {hasPrice && (
            <FacetRow label="价格" options={priceOptions(data)}>
              <PriceRange query={query} />
            </FacetRow>
          )}
        </section>
      )}
      <SortBar query={query} count={count} />
      {answer?.is_near && (
        <p role="status" className="rounded-card border-line bg-card text-text mt-3 border px-5 py-3 text-sm">
          没有找到与“<span className="text-brand">{query.keywords}</span>”完全相符的商品，为您展示相近的结果
        </p>
      )}
      {answer && answer.list.length > 0 ? (
        <>
          <GoodsGrid goods={answer.list} heading="h2" eager={eager} className="mt-3" />
          <Pagination
            page={query.page}
            count={count}
            pageSize={listPageSize}
            href={(page) => listHref(query, { page })}
            className="mt-8"
          />
          <JsonLd data={itemListLd(answer.list, (query.page - 1) * listPageSize)} />
        </>
      ) : (
        <ListEmpty text={data.refusal} hotWords={data.hotWords} />
      )}
      <JsonLd data={breadcrumbLd(crumbs)} />
    </div>
  )
}
