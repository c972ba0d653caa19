'use client'
import { useSearchParams } from 'next/navigation'
import { Suspense, useState } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton, SkeletonGrid } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { useHydrated } from '@/components/ui/use-hydrated'
import { navigationFromSheets } from '@/lib/client/page/sheet-entry'
import { activityHref, invitePath, readEmployeeRef, type EmployeeRef } from '@/lib/web/staff-href'
import { ActivityGoods } from './activity-goods'
import { ActivityHead } from './activity-head'
import { EmployeeCart } from './cart'
import { rememberActivity, rememberedActivity } from './chosen-activity'
import { refOf, useActivities, type Activity } from './use-activities'

/** 员工内购: the activities of the member's employers. Members without an employer see a note. */
export function StaffMall() {
  const isHydrated = useHydrated()
  return <Suspense fallback={<MallSkeleton />}>{isHydrated ? <OwnActivities /> : <MallSkeleton />}</Suspense>
}

const keyOf = ({ enterpriseId, activityId }: EmployeeRef) => `${enterpriseId}-${activityId}`

/** The title of an activity, with the employer where the member has several. */
const labelOf = ({ title, name, employer }: Activity, { employers }: { employers: readonly unknown[] }) =>
  employers.length > 1 ? `${title || name} · ${employer}` : title || name

function OwnActivities() {
  const { data, isError, isFetching, refetch } = useActivities()
  const params = useSearchParams()
  const [chosen, setChosen] = useState(() => readEmployeeRef(params) ?? rememberedActivity())
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <MallSkeleton />
  if (data.employers.length === 0)
    return (
      <Empty
        occasion="lost"
        text="员工内购仅向企业员工开放，您的账号未关联企业"
        action={{ href: '/staff/login', label: '使用员工工号登录' }}
      >
        <ButtonLink href={invitePath} variant="text" className="max-md:min-h-11">
          我有邀请码
        </ButtonLink>
      </Empty>
    )
  const [first] = data.activities
  if (!first)
    return <Empty occasion="search" text="目前没有内购活动" action={{ href: '/items', label: '去逛逛' }} />
  const chosenKey = chosen && keyOf(chosen)
  const activity = data.activities.find((one) => keyOf(refOf(one)) === chosenKey) ?? first
  const ref = refOf(activity)
  const choose = (key: string) => {
    const next = data.activities.map(refOf).find((one) => keyOf(one) === key)
    if (!next) return
    setChosen(next)
    rememberActivity(next)
    // The address names the choice: it can be shared, reloaded and come back to.
    navigationFromSheets.changeEntry(() => window.history.replaceState(null, '', activityHref(next)))
  }
  return (
    <>
      {data.activities.length > 1 && (
        <Tabs
          items={data.activities.map((one) => ({ value: keyOf(refOf(one)), label: labelOf(one, data) }))}
          value={keyOf(ref)}
          onChange={choose}
          label="内购活动"
          className="border-line mb-4 border-b max-md:px-4"
        />
      )}
      <div
        key={keyOf(ref)}
        className="flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start"
      >
        <div className="grid min-w-0 gap-4">
          <ActivityHead activity={activity} />
          <ActivityGoods employee={ref} canBuy={activity.can_buy} />
        </div>
        <EmployeeCart employee={ref} canBuy={activity.can_buy} />
      </div>
    </>
  )
}

/** Placeholder of the head and the products. */
function MallSkeleton() {
  return (
    <div role="status" aria-label="加载中" className="grid gap-4">
      <Skeleton className="rounded-card h-36" />
      <SkeletonGrid
        count={4}
        className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-4"
        cell="rounded-card h-72"
      />
    </div>
  )
}
