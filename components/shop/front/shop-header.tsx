import { FollowToggle } from '@/components/favourite/follow-toggle'
import { buttonClass } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Search } from '@/components/ui/icons/search'
import { Picture } from '@/components/ui/picture'
import { Tag } from '@/components/ui/pill'
import { Stars } from '@/components/ui/star-rate'
import type { Shop } from '../shop-data'
import { ShopLogo } from '../shop-logo'
import { ShopTags } from '../shop-tags'

interface ShopHeaderProps {
  shop: Shop
  /** The current search in the shop. */
  keywords?: string | undefined
  /** False where an element below is the page's h1. */
  isHeadline: boolean
}

/** Header of a shop: banner, logo, name, score, sales, follow button and search. */
export function ShopHeader({ shop, keywords, isHeadline }: ShopHeaderProps) {
  const Name = isHeadline ? 'h1' : 'p'
  const score = shop.scoreList
  return (
    <header className="rounded-card border-line bg-card overflow-hidden border max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
      {shop.banner && (
        <Picture
          src={shop.banner}
          alt=""
          width={1920}
          priority
          className="h-40 max-md:h-24 [&>img]:object-left"
        />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 px-6 py-4 max-md:gap-x-3 max-md:px-4">
        <ShopLogo
          logo={shop.logo}
          className={cx('border-card size-20 border-3 max-md:size-14', shop.banner && '-mt-10 max-md:-mt-8')}
        />
        <div className="min-w-[min(100%,9rem)] flex-1">
          <Name className="text-ink truncate text-xl font-bold max-md:text-base">{shop.name}</Name>
          <div className="text-muted mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs">
            {score && (
              <span className="inline-flex items-center gap-1.5">
                {score.rate_count > 0 ? (
                  <>
                    <Stars value={Number(score.avg_star)} />
                    <span translate="no" className="nums text-ink font-semibold">
                      {score.avg_star}
                    </span>
                    {score.rate_count} 条评价
                  </>
                ) : (
                  '暂无评价'
                )}
              </span>
            )}
            <span>
              在售商品{' '}
              <span translate="no" className="nums text-ink">
                {shop.goods_count}
              </span>
            </span>
            <span>
              累计销量{' '}
              <span translate="no" className="nums text-ink">
                {shop.sales_count ?? 0}
              </span>
            </span>
            <span className="flex flex-wrap gap-1">
              {shop.distribution_type === 0 && <Tag>直营</Tag>}
              <ShopTags tags={shop.tagList} className="contents" />
            </span>
          </div>
        </div>
        <div className="ml-auto flex max-w-full flex-wrap items-center gap-3 max-md:ml-0 max-md:w-full">
          <form
            role="search"
            aria-label="店内搜索"
            action="/shops/info"
            className="rounded-control border-line focus-within:border-brand flex h-9 max-w-full min-w-0 border max-md:h-11 max-md:min-w-[min(100%,12rem)] max-md:flex-1"
          >
            <input
              type="search"
              name="keywords"
              aria-label="在本店搜索"
              placeholder="搜本店商品"
              defaultValue={keywords}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              className="text-ink placeholder:text-faint w-48 min-w-0 bg-transparent px-3 text-sm outline-none max-md:w-full max-md:flex-1"
            />
            {/* Only this button submits the shop: the search of the mall takes none. */}
            <button
              type="submit"
              name="distributor_id"
              value={shop.distributor_id}
              className="text-brand hover:bg-brand-tint flex shrink-0 items-center gap-1 px-3 text-sm transition-colors"
            >
              <Search className="size-4" aria-hidden />
              搜本店
            </button>
            <button
              type="submit"
              formAction="/items"
              className={cx(
                buttonClass({ variant: 'primary' }),
                'h-full! rounded-l-none! px-3! max-md:hidden',
              )}
            >
              搜商城
            </button>
          </form>
          <FollowToggle distributorId={shop.distributor_id} shopName={shop.name} className="max-md:h-11!" />
        </div>
      </div>
    </header>
  )
}
