import { CouponStrip } from '@/components/coupon/coupon-strip'
import { GoodsGrid } from '@/components/goods/goods-grid'
import { ScrollGoods } from '@/components/goods/scroll-goods'
import { SortTabs } from '@/components/goods/sort-tabs'
import { breadcrumbLd, itemListLd } from '@/components/seo/item-lists'
import { JsonLd } from '@/components/seo/json-ld'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { Empty } from '@/components/ui/empty'
import { ListEnd } from '@/components/ui/list-end'
import { pageCount } from '@/components/ui/page-window'
import { Pagination } from '@/components/ui/pagination'
import { placesHref, shopHref } from '@/lib/web/shop-href'
import type { ShopFrontData } from '../shop-data'
import { shopLd } from '../structured-data'
import { ShopCategories } from './shop-categories'
import { ShopFacts } from './shop-facts'
import { ShopHeader } from './shop-header'
import { shopGoodsInput, shopGoodsSize } from './shop-query'

/** Cards above the fold. */
const eager = 4

/** The page of a shop: header, categories and facts on the left, products on the right. */
export function ShopFront({ data }: { data: ShopFrontData }) {
  const { query, shop, tree, trail, coupons, answer, refusal, origin } = data
  const home = shopHref({ distributor_id: shop.distributor_id })
  const count = answer?.total_count ?? 0
  const category = trail.at(-1)?.category_name
  const crumbs: Crumb[] = [
    { label: '首页', href: '/' },
    { label: '线下门店', href: placesHref() },
    { label: shop.name, ...(category ? { href: home } : {}) },
    ...trail.map((node, index) => ({
      label: node.category_name,
      ...(index < trail.length - 1
        ? { href: shopHref({ distributor_id: shop.distributor_id, category_id: node.category_id }) }
        : {}),
    })),
  ]
  const found = query.keywords ? `“${query.keywords}”的搜索结果` : category
  return (
    <div className="column pb-12 max-md:pb-6">
      <Breadcrumb items={crumbs} className="py-4 max-md:hidden" />
      <ShopHeader shop={shop} keywords={query.keywords} isHeadline={!found} />
      <div className="mt-4 grid grid-cols-[min(13.75rem,25%)_minmax(0,1fr)] items-start gap-4 max-lg:grid-cols-1 max-md:mt-3 max-md:gap-3">
        <aside className="grid min-w-0 grid-cols-1 gap-4 max-lg:contents">
          <ShopCategories
            shopId={shop.distributor_id}
            tree={tree}
            selected={trail.map(({ category_id }) => category_id)}
          />
          <div className="max-lg:order-last">
            <ShopFacts shop={shop} />
          </div>
        </aside>
        <div className="min-w-0">
          {found && (
            <h1 className="text-section text-ink mb-3 font-semibold max-md:text-lg">
              {found}
              <span className="sr-only"> - {shop.name}</span>
            </h1>
          )}
          {!found && (
            <CouponStrip
              coupons={coupons}
              distributorId={shop.distributor_id}
              title="店铺优惠券"
              plain
              className="md:[&>ul]:cards-3 mb-4"
            />
          )}
          <div className="rounded-card border-line bg-card sticky top-16 z-20 flex items-center gap-4 border px-3 max-md:top-13 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-1">
            <SortTabs
              sort={query.goodsSort}
              href={(goodsSort) => shopHref({ ...query, goodsSort, page: 1 })}
            />
            <p className="text-muted ml-auto text-xs max-md:hidden">
              共
              <span translate="no" className="nums text-brand mx-0.5">
                {count}
              </span>
              件商品
            </p>
          </div>
          {answer && answer.list.length > 0 ? (
            <>
              <GoodsGrid goods={answer.list} heading="h2" eager={eager} className="wide:grid-cols-4! mt-3" />
              <ScrollGoods
                key={shopHref(query)}
                list={shopGoodsInput(query)}
                page={query.page}
                pageSize={shopGoodsSize}
                total={count}
                shown={answer.list.map(({ goods_id }) => goods_id)}
                phonesOnly
              />
              {query.page >= pageCount(count, shopGoodsSize) && (
                <ListEnd className="scrolled-on-phones pb-0!" />
              )}
              <Pagination
                page={query.page}
                count={count}
                pageSize={shopGoodsSize}
                href={(page) => shopHref({ ...query, page })}
                isScrolledOnPhones
                className="mt-8"
              />
              <JsonLd data={itemListLd(answer.list, (query.page - 1) * shopGoodsSize, origin)} />
            </>
          ) : (
            <div className="rounded-card border-line bg-card mt-3 border">
              <Empty
                occasion="search"
                text={refusal || '暂无数据'}
                action={
                  found
                    ? { href: home, label: '查看本店全部商品' }
                    : { href: '/items', label: '逛逛全部商品' }
                }
              />
            </div>
          )}
        </div>
      </div>
      <JsonLd data={shopLd(shop, origin)} />
      <JsonLd data={breadcrumbLd(crumbs, origin)} />
    </div>
  )
}
