import { FollowToggle } from '@/components/favourite/follow-toggle'
import type { Shop } from '@/components/shop/shop-data'
import { ShopLogo } from '@/components/shop/shop-logo'
import { ButtonLink } from '@/components/ui/button'
import { Search } from '@/components/ui/icons/search'
import { Link } from '@/components/ui/link'
import { Tag } from '@/components/ui/pill'
import { shopHref } from '@/lib/web/shop-href'

/** The shop that sells the product: logo, score, follow button, and search in the shop or the mall (spec 1 §2). */
export function ShopBar({ shop }: { shop: Shop }) {
  const id = shop.distributor_id
  const href = shopHref({ distributor_id: id })
  const score = shop.scoreList
  return (
    <section
      aria-label="店铺"
      className="md:rounded-card border-line bg-card mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 px-6 py-3 max-md:order-1 max-md:-mx-4 max-md:mt-3 max-md:mb-0 max-md:px-4 md:border"
    >
      <ShopLogo logo={shop.logo} className="size-11" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2">
          <Link href={href} className="text-ink hover:text-brand truncate text-sm font-semibold">
            {shop.name}
          </Link>
          {shop.distribution_type === 0 && <Tag>直营</Tag>}
        </p>
        <p className="text-muted mt-0.5 truncate text-xs">
          {score && score.rate_count > 0 && (
            <span className="mr-3">
              店铺评分{' '}
              <span translate="no" className="nums text-brand font-semibold">
                {score.avg_star}
              </span>
            </span>
          )}
          主营 {shop.business}
        </p>
      </div>
      <FollowToggle distributorId={id} shopName={shop.name} size="small" className="max-md:h-11!" />
      <ButtonLink href={href} variant="ghost" size="small" className="max-md:hidden">
        进店逛逛
      </ButtonLink>
      <form
        role="search"
        action="/shops/info"
        className="rounded-control border-line focus-within:border-brand flex h-8 border max-md:hidden"
      >
        <input
          type="search"
          name="keywords"
          aria-label="在本店搜索"
          placeholder="请输入"
          maxLength={100}
          autoComplete="off"
          className="text-ink placeholder:text-faint w-36 min-w-0 bg-transparent px-3 text-sm outline-none"
        />
        {/* Only this button submits the shop: the search of the mall takes none. */}
        <button
          type="submit"
          name="distributor_id"
          value={id}
          className="text-brand hover:bg-brand-tint flex shrink-0 items-center gap-1 px-3 text-xs transition-colors"
        >
          <Search className="size-3.5" aria-hidden />
          搜本店
        </button>
        <button
          type="submit"
          formAction="/items"
          className="bg-brand hover:bg-brand-deep shrink-0 px-3 text-xs text-white transition-colors"
        >
          搜商城
        </button>
      </form>
    </section>
  )
}
