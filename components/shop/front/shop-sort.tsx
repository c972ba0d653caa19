import { SortTabs } from '@/components/goods/sort-tabs'
import { shopHref, type ShopQuery } from '@/lib/web/shop-href'

/** The orders of a shop's goods, and how many there are; stays under the header. */
export function ShopSort({ query, count }: { query: ShopQuery; count: number }) {
  return (
    <div className="rounded-card border-line bg-card sticky top-16 z-30 flex items-center gap-4 border px-3 max-md:top-13 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-1">
      <SortTabs sort={query.goodsSort} href={(goodsSort) => shopHref({ ...query, goodsSort, page: 1 })} />
      <p className="text-muted ml-auto text-xs max-md:hidden">
        共<span className="nums text-brand mx-0.5">{count}</span>件商品
      </p>
    </div>
  )
}
