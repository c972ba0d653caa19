'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { Suspense, useEffect } from 'react'
import { backToStaffMall } from '@/components/order-kind/kind-view'
import { Button, ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useHydrated } from '@/components/ui/use-hydrated'
import { ApiError } from '@/lib/client/call/api-error'
import { query } from '@/lib/client/call/query'
import { activityClosed } from '@/lib/domain/messages/employee'
import { goodsNotFound } from '@/lib/domain/messages/goods'
import {
  activityHref,
  readEmployeeRef,
  staffCheckoutHref,
  staffMallHref,
  type EmployeeRef,
} from '@/lib/web/staff-href'
import { rememberActivity } from './chosen-activity'
import { ItemView, type ItemSku } from './item-view'
import { StaffItem } from './staff-item'
import { contextOf } from './use-activities'
import { useCartChanges } from './use-cart'
import { useSellingActivity } from './use-selling-activity'

/** A product as an activity sells it, for members of the employer. */
export function ActivityItem({ itemId }: { itemId: number }) {
  const isHydrated = useHydrated()
  return (
    <Suspense fallback={<ItemSkeleton />}>
      {isHydrated ? <InActivity itemId={itemId} /> : <ItemSkeleton />}
    </Suspense>
  )
}

function InActivity({ itemId }: { itemId: number }) {
  const employee = readEmployeeRef(useSearchParams())
  return employee ? <Item itemId={itemId} employee={employee} /> : <InOwnActivity itemId={itemId} />
}

/** A link without an activity shows the product in one that sells it, or as the mall sells it to its staff. */
function InOwnActivity({ itemId }: { itemId: number }) {
  const { data, isError, isFetching, refetch } = useSellingActivity(itemId)
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (data === undefined) return <ItemSkeleton />
  if (data.employee) return <Item itemId={itemId} employee={data.employee} />
  return data.goods ? <StaffItem goods={data.goods} /> : <NotSold />
}

/** Products of an activity are shown to its participants only. */
const NotSold = ({ text = goodsNotFound }: { text?: string }) => (
  <>
    <h1 className="sr-only">内购商品</h1>
    <Empty occasion="lost" text={text} action={{ href: staffMallHref, label: backToStaffMall }} />
  </>
)

interface ActivitySku extends ItemSku {
  limitNum: number
  store: number
}

function Item({ itemId, employee }: { itemId: number; employee: EmployeeRef }) {
  const { data, error, isFetching, refetch } = useQuery(
    query.employee.item.queryOptions({
      input: { ...contextOf(employee), item_id: itemId },
      retry: false,
      // An order changes what the limits leave.
      staleTime: 0,
      meta: { silent: true },
    }),
  )
  const { add } = useCartChanges(employee)
  const isShown = data !== undefined
  const { activityId, enterpriseId } = employee
  // The way back leads to this activity, also from the checkout and from a paid order.
  useEffect(() => {
    if (isShown) rememberActivity({ activityId, enterpriseId })
  }, [isShown, activityId, enterpriseId])
  if (error instanceof ApiError && error.status === 422) return <NotSold text={error.message} />
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <ItemSkeleton />

  const { title, name, can_buy: canBuy } = data.activity_info
  const [first, ...others] = data.activity_items.map((sku): ActivitySku => ({
    itemId: sku.item_id,
    specs: sku.item_spec_desc,
    price: sku.activity_price,
    marketPrice: sku.market_price,
    most: Math.min(sku.store, sku.limit_left ?? sku.store),
    limitNum: sku.limit_num,
    store: sku.store,
  }))
  if (!first) return <NotSold />
  return (
    <ItemView
      goods={data}
      skus={[first, ...others]}
      priceLabel="内购价"
      facts={(sku) => [
        ['活动', title || name],
        [
          '限购',
          <>
            {sku.limitNum > 0 ? `每人 ${sku.limitNum} 件` : '不限件数'}
            <span className="text-muted ml-3">
              活动剩余 <span translate="no">{sku.store}</span> 件
            </span>
          </>,
        ],
      ]}
      actions={(sku, num) => (
        <>
          {canBuy && sku.most > 0 ? (
            <>
              <Button
                variant="outline"
                size="large"
                loading={add.isPending}
                onClick={() => add.mutate({ itemId: sku.itemId, num })}
                className="max-md:flex-1"
              >
                加入内购车
              </Button>
              <ButtonLink
                href={staffCheckoutHref(employee, { itemId: sku.itemId, num })}
                size="large"
                className="max-md:flex-1"
              >
                立即购买
              </ButtonLink>
            </>
          ) : (
            <Button size="large" disabled className="max-md:flex-1">
              {sku.most > 0 ? activityClosed : sku.store > 0 ? '已达限购' : '已售罄'}
            </Button>
          )}
          <ButtonLink href={activityHref(employee)} variant="text" className="max-md:hidden">
            返回活动
          </ButtonLink>
        </>
      )}
    />
  )
}

function ItemSkeleton() {
  return (
    <div
      role="status"
      aria-label="加载中"
      className="rounded-card bg-card grid gap-8 p-6 md:grid-cols-[24rem_minmax(0,1fr)]"
    >
      <Skeleton className="aspect-square" />
      <Skeleton className="h-60" />
    </div>
  )
}
