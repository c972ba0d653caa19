'use client'
import { useQueryClient } from '@tanstack/react-query'
import { ShopLogo } from '@/components/shop/shop-logo'
import { Button, ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { ListPages } from '@/components/ui/list-pages'
import { Skeleton } from '@/components/ui/skeleton'
import { api } from '@/lib/client/call/api'
import { query } from '@/lib/client/call/query'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { FollowedShop } from '@/lib/contract/catalogue/favourite'
import { shopHref } from '@/lib/web/shop-href'
import { MemberPanel } from '../panel'
import { useMemberList } from '../use-member-list'

const pageSize = 12
const grid = 'grid grid-cols-3 gap-4 max-lg:grid-cols-2 max-md:grid-cols-1 max-md:gap-3'

/** 店铺收藏: followed shops, latest first (spec 3 §5). */
export function FollowedShops() {
  const followed = useMemberList((at) =>
    query.favourite.shops.queryOptions({ input: { page: at, pageSize }, meta: { silent: true } }),
  )
  const { page, setPage, data, rows: list, isPending, isError, refetch } = followed
  const total = data?.total_count ?? 0
  return (
    <MemberPanel
      title="店铺收藏"
      back="/member/user-info"
      note={
        total > 0 && (
          <span className="nums">
            共 <span translate="no">{total}</span> 家
          </span>
        )
      }
    >
      {isError && !data ? (
        <ErrorState onRetry={refetch} />
      ) : isPending ? (
        <div role="status" aria-label="加载中" className={grid}>
          {Array.from({ length: 3 }, (_, card) => (
            <Skeleton key={card} className="rounded-card h-40" />
          ))}
        </div>
      ) : list.length === 0 && page === 1 ? (
        <Empty
          occasion="search"
          text="暂无关注店铺"
          action={{ href: '/shops/near', label: '看看附近的店铺' }}
        />
      ) : (
        <>
          <ul className={grid}>
            {list.map((shop) => (
              <li key={shop.distributor_id}>
                {/* After its last card was removed a page no longer exists. */}
                <FollowedCard
                  shop={shop}
                  onUnfollowed={() => data?.list.length === 1 && page > 1 && setPage(page - 1)}
                />
              </li>
            ))}
          </ul>
          <ListPages
            page={page}
            count={total}
            pageSize={pageSize}
            list={followed}
            onMore={setPage}
            onTurn={setPage}
          />
        </>
      )}
    </MemberPanel>
  )
}

function FollowedCard({ shop, onUnfollowed }: { shop: FollowedShop; onUnfollowed: () => void }) {
  const client = useQueryClient()
  const unfollow = useSingleMutation({
    mutationFn: () => api.favourite.unfollowShop({ distributor_id: shop.distributor_id }),
    onSuccess: async () => {
      onUnfollowed()
      toast.success('取消关注')
      await Promise.all([
        client.invalidateQueries({ queryKey: query.favourite.shops.key() }),
        client.invalidateQueries({ queryKey: query.favourite.countShops.key() }),
      ])
    },
  })
  const isOpen = shop.is_valid === 'true'
  const href = shopHref({ distributor_id: shop.distributor_id })
  return (
    <article className="rounded-card border-line bg-card flex h-full flex-col border p-4">
      <div className="flex items-center gap-3">
        <ShopLogo logo={shop.logo} className="size-14" />
        <div className="min-w-0">
          <h2 className="text-ink line-clamp-2 text-sm font-semibold">
            {isOpen ? (
              <Link href={href} className="hover:text-brand transition-colors">
                {shop.name}
              </Link>
            ) : (
              shop.name
            )}
          </h2>
          <p className="nums text-muted mt-1 text-xs">
            <span translate="no">{shop.fav_num}</span>个关注
          </p>
        </div>
      </div>
      <p className="text-muted mt-3 line-clamp-2 flex-1 text-xs leading-relaxed">{shop.store_address}</p>
      <div className="mt-4 grid grid-cols-2 gap-2">
        {isOpen ? (
          <ButtonLink href={href} variant="outline" size="small" className="max-md:h-11!">
            进入店铺
          </ButtonLink>
        ) : (
          <Button variant="ghost" size="small" disabled className="max-md:h-11!">
            店铺已关闭
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          loading={unfollow.isPending}
          onClick={() => unfollow.mutate()}
          aria-label={`取消关注 ${shop.name}`}
          className="max-md:h-11!"
        >
          取消关注
        </Button>
      </div>
    </article>
  )
}
