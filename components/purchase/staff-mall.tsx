'use client'
import { useSearchParams } from 'next/navigation'
import { Suspense, useState } from 'react'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { useHydrated } from '@/components/ui/use-hydrated'
import { readPurchaseRef } from '@/lib/web/staff-href'
import { ActivityGoods } from './activity-goods'
import { ActivityHead } from './activity-head'
import { PurchaseCart } from './purchase-cart'
import { refOf, useActivities, type Activity } from './use-activities'

/** 员工内购: the activities of the member's employers. Whoever works for none sees that. */
export function StaffMall() {
  const isHydrated = useHydrated()
  return <Suspense fallback={<MallSkeleton />}>{isHydrated ? <OwnActivities /> : <MallSkeleton />}</Suspense>
}

const keyOf = (activity: Activity) => `${activity.enterprise_id}-${activity.id}`

function OwnActivities() {
  const { data, isError, isFetching, refetch } = useActivities()
  const asked = readPurchaseRef(useSearchParams())
  const [chosen, setChosen] = useState(asked ? `${asked.enterpriseId}-${asked.activityId}` : '')
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <MallSkeleton />
  if (data.employers.length === 0)
    return (
      <Empty
        occasion="lost"
        text="员工内购仅向企业员工开放，您的账号未关联企业"
        action={{ href: '/', label: '返回首页' }}
      />
    )
  const [first] = data.activities
  if (!first)
    return <Empty occasion="search" text="目前没有内购活动" action={{ href: '/items', label: '去逛逛' }} />
  const activity = data.activities.find((one) => keyOf(one) === chosen) ?? first
  return (
    <>
      {data.activities.length > 1 && (
        <Tabs
          items={data.activities.map((one) => ({ value: keyOf(one), label: one.title || one.name }))}
          value={keyOf(activity)}
          onChange={setChosen}
          label="内购活动"
          className="border-line mb-4 border-b max-md:px-4"
        />
      )}
      <div
        key={keyOf(activity)}
        className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start"
      >
        <div className="grid min-w-0 gap-4">
          <ActivityHead activity={activity} />
          <ActivityGoods purchase={refOf(activity)} canBuy={activity.can_buy} />
        </div>
        <PurchaseCart purchase={refOf(activity)} canBuy={activity.can_buy} />
      </div>
    </>
  )
}

/** Placeholder of the head and the products. */
function MallSkeleton() {
  return (
    <div role="status" aria-label="加载中" className="grid gap-4">
      <Skeleton className="rounded-card h-36" />
      <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-4">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="rounded-card h-72" />
        ))}
      </div>
    </div>
  )
}
