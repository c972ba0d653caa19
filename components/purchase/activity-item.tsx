'use client'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { Suspense, useState } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { Skeleton } from '@/components/ui/skeleton'
import { useHydrated } from '@/components/ui/use-hydrated'
import { ApiError } from '@/lib/client/api-error'
import { query } from '@/lib/client/query'
import { boxPictures } from '@/lib/web/rich-pictures'
import {
  activityHref,
  readPurchaseRef,
  staffCheckoutHref,
  staffMallHref,
  type PurchaseRef,
} from '@/lib/web/staff-href'
import { KindTag } from './kind-tag'
import { contextOf, refOf, useActivities } from './use-activities'
import { useCartChanges } from './use-cart'

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
  const purchase = readPurchaseRef(useSearchParams())
  return purchase ? <Item itemId={itemId} purchase={purchase} /> : <InOwnActivity itemId={itemId} />
}

/** A link without an activity shows the product in one that is open for the member. */
function InOwnActivity({ itemId }: { itemId: number }) {
  const { data, isError, isFetching, refetch } = useActivities()
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <ItemSkeleton />
  const activity = data.activities.find(({ can_buy }) => can_buy) ?? data.activities[0]
  return activity ? <Item itemId={itemId} purchase={refOf(activity)} /> : <NotSold />
}

/** Nobody else learns what an activity sells. */
const NotSold = ({ text = '商品不存在或者已下架' }: { text?: string }) => (
  <Empty occasion="lost" text={text} action={{ href: staffMallHref, label: '返回员工内购' }} />
)

function Item({ itemId, purchase }: { itemId: number; purchase: PurchaseRef }) {
  const { data, error, isFetching, refetch } = useQuery(
    query.purchase.item.queryOptions({
      input: { ...contextOf(purchase), item_id: itemId },
      retry: false,
      meta: { silent: true },
    }),
  )
  const [chosenId, setChosenId] = useState(0)
  const [num, setNum] = useState(1)
  const { add } = useCartChanges(purchase)
  if (error instanceof ApiError && error.status === 422) return <NotSold text={error.message} />
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <ItemSkeleton />

  const skus = data.activity_items
  const sku = skus.find((one) => one.item_id === chosenId) ?? skus.find(({ store }) => store > 0) ?? skus[0]
  if (!sku) return <NotSold />
  const most = sku.limit_num > 0 ? Math.min(sku.store, sku.limit_num) : sku.store
  const isSold = data.activity_info.can_buy && most > 0
  return (
    <article className="grid grid-cols-1 gap-4">
      <div className="rounded-card bg-card grid grid-cols-1 gap-8 p-6 max-md:gap-4 max-md:rounded-none max-md:p-4 md:grid-cols-[24rem_minmax(0,1fr)]">
        <Picture
          src={data.pics[0]}
          alt={data.item_name}
          ratio="1/1"
          width={960}
          priority
          className="rounded-control"
        />
        <div className="min-w-0">
          <h1 className="text-ink text-xl font-semibold max-md:text-lg">
            <span className="mr-2 align-middle">
              <KindTag product_type={data.product_type} staff_goods={data.staff_goods} />
            </span>
            {data.item_name}
          </h1>
          {data.brief && <p className="text-muted mt-2 text-sm">{data.brief}</p>}
          <p className="bg-page rounded-control mt-4 px-4 py-3">
            <Price cents={sku.activity_price} label="内购价" market={sku.market_price} className="text-2xl" />
          </p>
          <dl className="mt-4 grid grid-cols-[4.5rem_minmax(0,1fr)] gap-y-4 text-sm">
            <dt className="text-muted">活动</dt>
            <dd className="text-text">{data.activity_info.title || data.activity_info.name}</dd>
            <dt className="text-muted">限购</dt>
            <dd className="text-text nums">
              {sku.limit_num > 0 ? `每人 ${sku.limit_num} 件` : '不限件数'}
              <span className="text-muted ml-3">活动剩余 {sku.store} 件</span>
            </dd>
            {skus.length > 1 && (
              <>
                <dt className="text-muted pt-2">规格</dt>
                <dd role="radiogroup" aria-label="规格" className="flex flex-wrap gap-2">
                  {skus.map((one) => (
                    <button
                      key={one.item_id}
                      type="button"
                      role="radio"
                      aria-checked={one === sku}
                      disabled={one.store <= 0}
                      onClick={() => {
                        setChosenId(one.item_id)
                        setNum(1)
                      }}
                      className="rounded-control border-line text-text aria-checked:border-brand aria-checked:text-brand disabled:text-faint min-h-9 border px-3 text-sm max-md:min-h-11"
                    >
                      {one.item_spec_desc.replace(/[^：,]+：/g, '').replaceAll(',', ' ')}
                    </button>
                  ))}
                </dd>
              </>
            )}
            <dt className="text-muted pt-2">数量</dt>
            <dd>
              <Quantity value={Math.min(num, Math.max(1, most))} max={Math.max(1, most)} onChange={setNum} />
            </dd>
          </dl>
          <div className="max-md:bg-card max-md:border-line mt-6 flex gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:mt-0 max-md:border-t max-md:p-2 max-md:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
            {isSold ? (
              <>
                <Button
                  variant="outline"
                  size="large"
                  loading={add.isPending}
                  onClick={() => add.mutate({ itemId: sku.item_id, num })}
                  className="max-md:flex-1"
                >
                  加入内购车
                </Button>
                <ButtonLink
                  href={staffCheckoutHref(purchase, { itemId: sku.item_id, num })}
                  size="large"
                  className="max-md:flex-1"
                >
                  立即购买
                </ButtonLink>
              </>
            ) : (
              <Button size="large" disabled className="max-md:flex-1">
                {most > 0 ? '活动未开始或已结束' : '已售罄'}
              </Button>
            )}
            <ButtonLink href={activityHref(purchase)} variant="text" className="max-md:hidden">
              返回活动
            </ButtonLink>
          </div>
        </div>
      </div>
      {typeof data.intro === 'string' && data.intro !== '' && (
        <section className="rounded-card bg-card p-6 max-md:rounded-none max-md:p-4">
          <h2 className="text-ink mb-4 text-base font-semibold">商品详情</h2>
          {/* Sanitized by the server. */}
          <div className="rich-text" dangerouslySetInnerHTML={{ __html: boxPictures(data.intro) }} />
        </section>
      )}
    </article>
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
