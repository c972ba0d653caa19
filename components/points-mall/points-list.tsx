import { Slider } from '@/components/content/slider'
import { FacetRow } from '@/components/goods/list/facets'
import { SortTabs } from '@/components/goods/sort-tabs'
import { breadcrumbLd, itemListLd } from '@/components/seo/item-lists'
import { JsonLd } from '@/components/seo/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Empty } from '@/components/ui/empty'
import { PageBar } from '@/components/ui/page-bar'
import { Picture } from '@/components/ui/picture'
import { pointsGoodsHref, pointsMallHref } from '@/lib/web/points-href'
import { OwnPoints } from './own-points'
import { pointsPageSize, type PointsListData } from './points-data'
import { pointsFacets } from './points-facets'
import { PointsFilterButton } from './points-filter-button'
import { PointsRange, PointsSearch } from './points-form'
import { PointsGrid } from './points-grid'
import { ScrollPoints } from './scroll-points'

const crumbs = [{ label: '首页', href: '/' }, { label: '积分商城' }]

/** Cards above the fold. */
const eager = 5
/** Milliseconds between two banners. */
const bannerInterval = 5000

/** The points mall: banners, own points, filters, sort, products (spec 3 §7). */
export function PointsList({ data }: { data: PointsListData }) {
  const { query, setting, answer, origin } = data
  const facets = pointsFacets(data)
  const hasFilter = pointsMallHref(query) !== pointsMallHref({ goodsSort: query.goodsSort })
  return (
    <div className="column pb-12 max-md:pb-0">
      <PageBar title="积分商城" back="/" heading="p" className="mb-0!" />
      <Breadcrumb items={crumbs} className="py-4 max-md:hidden" />
      <h1 className="sr-only">积分商城</h1>
      {setting.pc_banner.length > 0 && <Banners pictures={setting.pc_banner} />}
      <div className="mt-3">
        <OwnPoints />
      </div>
      {facets.length > 0 && (
        <section aria-label="筛选" className="rounded-card border-line bg-card mt-3 border max-md:hidden">
          {facets.map(({ label, options, hasRange }) => (
            <FacetRow key={label} label={label} options={options}>
              {hasRange && <PointsRange query={query} />}
            </FacetRow>
          ))}
        </section>
      )}
      <div className="sticky top-16 z-20 mt-3 max-md:top-13">
        <div className="rounded-card border-line bg-card flex flex-wrap items-center gap-x-4 border px-3 max-md:-mx-4 max-md:gap-0 max-md:rounded-none max-md:border-x-0 max-md:px-1">
          <SortTabs
            sort={query.goodsSort}
            href={(goodsSort) => pointsMallHref(query, { goodsSort })}
            isBrief
          />
          <PointsSearch query={query} />
          {facets.length > 0 && <PointsFilterButton query={query} facets={facets} />}
        </div>
      </div>
      {answer.list.length > 0 ? (
        <div className="mt-3">
          <PointsGrid goods={answer.list} heading="h2" eager={eager} />
          <ScrollPoints
            key={pointsMallHref(query)}
            query={query}
            total={answer.total_count}
            shown={answer.list.slice(0, pointsPageSize).map(({ goods_id }) => goods_id)}
          />
          <JsonLd data={itemListLd(answer.list, 0, origin, pointsGoodsHref)} />
        </div>
      ) : (
        <div className="rounded-card border-line bg-card mt-3 border">
          <Empty
            text="暂无数据"
            action={
              hasFilter
                ? { href: pointsMallHref(), label: '查看全部积分商品' }
                : { href: '/items', label: '去逛逛' }
            }
          />
        </div>
      )}
      <JsonLd data={breadcrumbLd(crumbs, origin)} />
    </div>
  )
}

function Banners({ pictures }: { pictures: readonly string[] }) {
  const slides = pictures.map((picture, index) => (
    <Picture
      key={picture}
      src={picture}
      alt=""
      width={1200}
      priority={index === 0}
      // Whole on phones, too: its texts stand at one end and its products at the other.
      className="aspect-[1190/240] w-full shrink-0 snap-center"
    />
  ))
  return (
    <div className="md:rounded-card overflow-hidden max-md:-mx-4">
      {slides.length === 1 ? (
        slides
      ) : (
        <Slider count={slides.length} interval={bannerInterval} dots={false}>
          {slides}
        </Slider>
      )}
    </div>
  )
}
