import { breadcrumbLd, itemListLd } from '@/components/seo/item-lists'
import { JsonLd } from '@/components/seo/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ListEnd } from '@/components/ui/list-end'
import { pageCount } from '@/components/ui/page-window'
import { Pagination } from '@/components/ui/pagination'
import { listHref } from '@/lib/web/list-href'
import { GoodsGrid } from '../goods-grid'
import { ScrollGoods } from '../scroll-goods'
import { narrower } from './categories'
import { CouponBanner } from './coupon-banner'
import { listCrumbs, listName, selectedFilters } from './describe'
import { FilterButton } from './filter-button'
import { ListFilters } from './filters'
import type { GoodsListData } from './list-data'
import { ListEmpty } from './list-empty'
import { listInput, listPageSize } from './list-input'
import { MeantWord } from './meant-word'
import { ProgrammeTile } from './programme-tile'
import { SearchedWord } from './searched-word'
import { SelectedPills } from './selected-pills'
import { SortBar } from './sort-bar'
import { ListCount, NearGoods, StaffGoods } from './staff-goods'

/** Cards above the fold. */
const eager = 6

/** A product list: selected filters, facets, sort, products and pages. On phones the products begin below the sort. */
export function ListView({ data }: { data: GoodsListData }) {
  const { query, answer, programme, origin } = data
  const count = answer?.total_count ?? 0
  const meant = answer?.suggested_keyword
  const crumbs = listCrumbs(data)
  const selected = selectedFilters(data)
  const isLast = query.page >= pageCount(count, listPageSize)
  const found = { count, isNear: answer?.is_near ?? false }
  const products =
    answer && answer.list.length > 0 ? (
      <>
        {/* On phones the end text of the pages on scroll comes after the staff products. */}
        <div data-list-goods className="mt-3 max-md:flex max-md:flex-col">
          <GoodsGrid
            goods={answer.list}
            heading="h2"
            eager={eager}
            inSixes
            tail={programme && <ProgrammeTile programme={programme} count={answer.list.length} />}
          />
          <ScrollGoods
            key={listHref(query, { page: query.page })}
            list={listInput(query)}
            page={query.page}
            pageSize={listPageSize}
            total={count}
            shown={answer.list.map(({ goods_id }) => goods_id)}
            phonesOnly
          />
          <StaffGoods query={query} found={found} />
        </div>
        {isLast && <ListEnd className="scrolled-on-phones pb-0!" />}
        <Pagination
          page={query.page}
          count={count}
          pageSize={listPageSize}
          href={(page) => listHref(query, { page })}
          isScrolledOnPhones
          className="mt-8"
        />
        <JsonLd data={itemListLd(answer.list, (query.page - 1) * listPageSize, origin)} />
      </>
    ) : (
      <StaffGoods query={query} found={found}>
        <ListEmpty
          refusal={data.refusal}
          isSearch={query.keywords !== undefined}
          hotWords={data.hotWords}
          suggested={data.suggested}
          meant={meant}
        />
      </StaffGoods>
    )

  return (
    <div className="column pb-12 max-md:pb-0">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-4 max-md:sr-only">
        <Breadcrumb items={crumbs} className="max-md:hidden" />
        <h1 className="sr-only">{listName(data)}</h1>
        <p className="text-muted ml-auto text-xs">
          共
          <span translate="no" className="nums text-brand-deep mx-0.5">
            <ListCount query={query} found={found} />
          </span>
          件商品
        </p>
      </div>
      {query.card_id !== undefined && <CouponBanner cardId={query.card_id} />}
      {query.keywords !== undefined && <SearchedWord word={query.keywords} />}
      <SelectedPills filters={selected} clearHref={listHref()} />
      <ListFilters data={data} />
      <SortBar
        query={query}
        count={count}
        hasProgramme={programme !== null}
        filters={
          <FilterButton
            query={query}
            hasProgramme={programme !== null}
            categories={narrower(data.tree, data.trail).map(({ category_id, category_name }) => ({
              category_id,
              category_name,
            }))}
            selected={selected.filter(({ kind }) => kind !== '关键词' && kind !== '分类').length}
          />
        }
      />
      {found.isNear ? (
        <NearGoods query={query} found={found}>
          <p
            role="status"
            className="rounded-card border-line bg-card text-text mt-3 border px-5 py-3 text-sm"
          >
            没有找到与“<span className="text-brand">{query.keywords}</span>”完全相符的商品，为您展示相近的结果
            {meant && (
              <span className="block pt-1">
                <MeantWord word={meant} />
              </span>
            )}
          </p>
          {products}
        </NearGoods>
      ) : (
        products
      )}
      <JsonLd data={breadcrumbLd(crumbs, origin)} />
    </div>
  )
}
