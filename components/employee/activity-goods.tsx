'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { SkeletonGrid } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import type { ActivityItem } from '@/lib/contract/trade/employee-shape'
import { staffGoodsHref, type EmployeeRef } from '@/lib/web/staff-href'
import { KindTag } from './kind-tag'
import { MoreButton } from './more-button'
import { contextOf } from './use-activities'
import { useCartChanges, useEmployeeCart } from './use-cart'

interface ActivityGoodsProps {
  employee: EmployeeRef
  /** The buying window is open for the member. */
  canBuy: boolean
}

const pageSize = 20
const grid = 'wide:cards-4 grid cards-2 gap-2.5 sm:cards-3'
/** Placeholders while the products load: so many that on phones the cart below them stays below the fold. */
const pending = 8

/** The products of an activity. */
export function ActivityGoods({ employee, canBuy }: ActivityGoodsProps) {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(
    query.employee.items.infiniteOptions({
      input: (page: number) => ({ ...contextOf(employee), page, pageSize }),
      initialPageParam: 1,
      getNextPageParam: (last, pages) =>
        pages.length * pageSize < last.total_count ? pages.length + 1 : undefined,
      // An order changes what the limits leave.
      staleTime: 0,
      meta: { silent: true },
    }),
  )
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <SkeletonGrid count={pending} className={grid} cell="rounded-card h-72" />
  const goods = data.pages.flatMap(({ list }) => list)
  if (goods.length === 0) return <Empty text="活动商品已下架" />
  return (
    <div>
      <ul className={grid}>
        {goods.map((one, index) => (
          <li key={one.goods_id} className="flex min-w-0">
            <Card goods={one} employee={employee} canBuy={canBuy} isFirst={index < 4} />
          </li>
        ))}
      </ul>
      {hasNextPage && <MoreButton busy={isFetching} onMore={fetchNextPage} />}
    </div>
  )
}

interface CardProps extends ActivityGoodsProps {
  goods: ActivityItem
  isFirst: boolean
}

function Card({ goods, employee, canBuy, isFirst }: CardProps) {
  const { add } = useCartChanges(employee)
  const href = staffGoodsHref(goods.goods_id, employee)
  const isSoldOut = goods.store <= 0
  const { data: cart } = useEmployeeCart(employee)
  const inCart = cart?.valid_cart.flatMap(({ list }) => list).find(({ item_id }) => item_id === goods.item_id)
  const sku = goods.spec_items.find(({ item_id }) => item_id === goods.item_id)
  // `limit_left` takes into account what was bought before.
  const isAtLimit = sku?.limit_left !== undefined && (inCart?.num ?? 0) >= sku.limit_left
  const market = sku?.market_price ?? null
  return (
    <article className="goods-card w-full">
      <div className="relative">
        <Picture src={goods.pics[0]} alt="" ratio="1/1" priority={isFirst} className="rounded-control" />
        {isSoldOut && (
          <span className="rounded-control absolute inset-0 flex items-center justify-center bg-white/60">
            <span className="bg-ink/70 flex size-20 items-center justify-center rounded-full text-sm text-white">
              已售罄
            </span>
          </span>
        )}
      </div>
      <h3 className="card-name">
        <Link href={href} title={goods.item_name}>
          {goods.item_name}
        </Link>
      </h3>
      <div className="card-tags">
        <KindTag {...goods} />
      </div>
      <p className="card-price">
        <Price cents={goods.activity_price} market={market} />
      </p>
      <p className="card-meta">
        <span>{goods.limit_num > 0 ? `每人限购${goods.limit_num}件` : '不限件数'}</span>
      </p>
      <div className="relative mt-2">
        {goods.total_item_spec > 1 ? (
          <ButtonLink href={href} variant="outline" size="small" block className="max-md:h-9">
            选择规格
          </ButtonLink>
        ) : (
          <Button
            variant="outline"
            size="small"
            block
            className="max-md:h-9"
            disabled={!canBuy || isSoldOut || isAtLimit}
            loading={add.isPending}
            aria-label={`${isAtLimit ? '已达限购' : '加入内购车'}：${goods.item_name}`}
            onClick={() => add.mutate({ itemId: goods.item_id, num: 1 })}
          >
            {!isAtLimit && <ShoppingCart className="size-4" aria-hidden />}
            {isAtLimit ? '已达限购' : '加入内购车'}
          </Button>
        )}
      </div>
    </article>
  )
}
