import { breadcrumbLd, itemListLd } from '@/components/seo/item-lists'
import { JsonLd } from '@/components/seo/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Pagination } from '@/components/ui/pagination'
import { GoodsGrid } from '../goods-grid'
import { listCrumbs, listName, selectedFilters } from './describe'
import { ListFilters } from './filters'
import { ListEmpty } from './list-empty'
import { listHref } from '@/lib/web/list-href'
import { listPageSize } from './list-input'
import type { GoodsListData } from './list-data'
import { SelectedPills } from './selected-pills'
import { SortBar } from './sort-bar'
import { ListCount, StaffGoods } from './staff-goods'

/** Cards above the fold. */
const eager = 5

/** A product list: selected filters, facets, sort, products and pages. */
export function ListView({ data }: { data: GoodsListData }) {
  const { query, answer, origin } = data
  const count = answer?.total_count ?? 0
  const crumbs = listCrumbs(data)

  return (
    <div className="column pb-12 max-md:pb-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-4 max-md:py-3">
        <Breadcrumb items={crumbs} className="max-md:hidden" />
        <h1 className="text-ink text-base font-semibold md:sr-only">{listName(data)}</h1>
        <p className="text-muted ml-auto text-xs">
          共
          <span className="nums text-brand-deep mx-0.5">
            <ListCount query={query} count={count} />
          </span>
          件商品
        </p>
      </div>
      <SelectedPills filters={selectedFilters(data)} clearHref={listHref()} />
      <ListFilters data={data} />
      <SortBar query={query} count={count} />
      {answer?.is_near && (
        <p role="status" className="rounded-card border-line bg-card text-text mt-3 border px-5 py-3 text-sm">
          没有找到与“<span className="text-brand">{query.keywords}</span>”完全相符的商品，为您展示相近的结果
        </p>
      )}
      {answer && answer.list.length > 0 ? (
        <>
          <div data-list-goods className="mt-3">
            <GoodsGrid goods={answer.list} heading="h2" eager={eager} />
          </div>
          <StaffGoods query={query} />
          <Pagination
            page={query.page}
            count={count}
            pageSize={listPageSize}
            href={(page) => listHref(query, { page })}
            className="mt-8"
          />
          <JsonLd data={itemListLd(answer.list, (query.page - 1) * listPageSize, origin)} />
        </>
      ) : (
        <StaffGoods query={query}>
          <ListEmpty text={data.refusal} hotWords={data.hotWords} suggested={data.suggested} />
        </StaffGoods>
      )}
      <JsonLd data={breadcrumbLd(crumbs, origin)} />
    </div>
  )
}
