import { breadcrumbLd } from '@/components/seo/item-lists'
import { JsonLd } from '@/components/seo/json-ld'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { LocateFixed } from '@/components/ui/icons/locate-fixed'
import { ListEnd } from '@/components/ui/list-end'
import { pageCount } from '@/components/ui/page-window'
import { Pagination } from '@/components/ui/pagination'
import { placesHref } from '@/lib/web/shop-href'
import { toRowShop } from '../row-shop'
import { placeName, type PlacesData } from '../shop-data'
import { shopsLd } from '../structured-data'
import { PlaceItem } from './place-item'
import { PlacesMap } from './places-map'
import { PlacesSelect } from './places-select'
import { RegionPicker } from './region-picker'
import { ScrollPlaces } from './scroll-places'

/** The shop locator: regions, and the shops of the selected one beside a map (spec 3 §1, /store). */
export function PlacesView({ data }: { data: PlacesData }) {
  const { province, city, page, pageSize, regions, answer, origin } = data
  const before = (page - 1) * pageSize
  const shops = answer.list.map(toRowShop)
  const crumbs: Crumb[] = [
    { label: '首页', href: '/' },
    { label: '线下门店', ...(province ? { href: placesHref() } : {}) },
    ...(province ? [{ label: province, ...(city ? { href: placesHref(province) } : {}) }] : []),
    ...(city ? [{ label: city }] : []),
  ]
  return (
    <div className="column pb-12 max-md:pb-6">
      <Breadcrumb items={crumbs} className="py-4 max-md:hidden" />
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-md:my-3">
        <h1 className="text-section text-ink font-semibold max-md:text-lg">
          {`${placeName(data)}门店位置`}
          <span className="nums text-muted ml-3 text-sm font-normal">
            共 <span translate="no">{answer.total_count}</span> 家
          </span>
        </h1>
        <ButtonLink href="/shops/near" variant="outline" size="small" className="max-md:h-11!">
          <LocateFixed className="size-4" aria-hidden />
          使用我的当前位置
        </ButtonLink>
      </div>
      <PlacesSelect regions={regions} province={province} city={city} />
      <RegionPicker regions={regions} province={province} city={city} />
      {shops.length === 0 ? (
        <div className="rounded-card border-line bg-card mt-3 border">
          <Empty
            occasion="address"
            text="没有查询到店铺"
            action={{ href: '/items', label: '逛逛全部商品' }}
          />
        </div>
      ) : (
        <div className="mt-3 grid grid-cols-[min(22rem,35%)_minmax(0,1fr)] items-start gap-4 max-lg:grid-cols-1">
          <div className="sticky top-20 max-lg:hidden">
            <PlacesMap shops={shops} first={before + 1} />
          </div>
          <div className="min-w-0">
            <ul
              aria-label="门店"
              className="rounded-card border-line bg-card divide-line divide-y border max-md:-mx-4 max-md:rounded-none max-md:border-x-0"
            >
              {shops.map((shop, index) => (
                <PlaceItem key={shop.distributor_id} shop={shop} number={before + index + 1} />
              ))}
            </ul>
            <ScrollPlaces
              key={placesHref(province, city, page)}
              {...{ province, city, page, pageSize }}
              total={answer.total_count}
            />
            {page >= pageCount(answer.total_count, pageSize) && (
              <ListEnd className="scrolled-on-phones pb-0!" />
            )}
            <Pagination
              page={page}
              count={answer.total_count}
              pageSize={pageSize}
              href={(to) => placesHref(province, city, to)}
              isScrolledOnPhones
              className="mt-6"
            />
          </div>
        </div>
      )}
      <JsonLd data={shopsLd(answer.list, before, origin)} />
      <JsonLd data={breadcrumbLd(crumbs, origin)} />
    </div>
  )
}
