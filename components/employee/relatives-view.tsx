'use client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { Suspense } from 'react'
import { backToStaffMall } from '@/components/order-kind/kind-view'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Price } from '@/components/ui/price'
import { Skeleton } from '@/components/ui/skeleton'
import { useHydrated } from '@/components/ui/use-hydrated'
import { ApiError } from '@/lib/client/call/api-error'
import { query } from '@/lib/client/call/query'
import { invitesOff } from '@/lib/domain/messages/employee'
import { priceText } from '@/lib/domain/money'
import { dateTimeText } from '@/lib/domain/time/china'
import { readEmployeeRef, staffMallHref, type EmployeeRef } from '@/lib/web/staff-href'
import { InviteCode } from './invite-code'
import { MoreButton } from './more-button'
import { contextOf, refOf, useActivities, type Activity } from './use-activities'

/**
 * 邀请亲友 of an activity: its rules, a code, and the relatives who joined. For employees; others see the contract's error
 * text.
 */
export function RelativesView() {
  const isHydrated = useHydrated()
  return <Suspense fallback={<ViewSkeleton />}>{isHydrated ? <OfActivity /> : <ViewSkeleton />}</Suspense>
}

const back = { href: staffMallHref, label: backToStaffMall }

function OfActivity() {
  const asked = readEmployeeRef(useSearchParams())
  const { data, isError, isFetching, refetch } = useActivities()
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <ViewSkeleton />
  const invites = data.activities.filter((one) => one.is_employee && one.if_relative_join)
  const isAsked = (one: Activity) => one.id === asked?.activityId && one.enterprise_id === asked.enterpriseId
  const activity = asked ? invites.find(isAsked) : invites[0]
  if (!activity) return <Empty occasion="lost" text={invitesOff} action={back} />
  const ref = refOf(activity)
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <div className="grid min-w-0 gap-4">
        <Rules activity={activity} />
        <Invited employee={ref} limit={activity.invite_limit} />
      </div>
      <InviteCode employee={ref} title={activity.title || activity.name} />
    </div>
  )
}

/** Limits of an invited relative. */
function Rules({ activity }: { activity: Activity }) {
  const rules: [string, string][] = [
    ['可邀请人数', `${activity.invite_limit} 人`],
    [
      '亲友购买时间',
      `${dateTimeText(activity.relative_begin_time).slice(0, 16)} 至 ${dateTimeText(activity.relative_end_time).slice(0, 16)}`,
    ],
    [
      '亲友额度',
      activity.if_share_limitfee
        ? '与您共用内购额度'
        : `每人 ${priceText(activity.relative_limitfee)}，不占用您的额度`,
    ],
    ['亲友可购商品', '与员工相同，按内购价购买，同样受每人限购数量限制'],
  ]
  return (
    <section className="rounded-card border-line bg-card border p-6 max-md:p-4">
      <h2 className="text-ink text-lg font-semibold">{activity.title || activity.name}</h2>
      <dl className="mt-4 grid grid-cols-[6rem_minmax(0,1fr)] gap-y-3 text-sm">
        {rules.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="text-text nums">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const pageSize = 20

/** Relatives who have accepted an invitation, and the amounts that they can still spend. */
function Invited({ employee, limit }: { employee: EmployeeRef; limit: number }) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(
    query.employee.relatives.infiniteOptions({
      input: (page: number) => ({ ...contextOf(employee), page, pageSize }),
      initialPageParam: 1,
      getNextPageParam: (last, pages) =>
        pages.length * pageSize < last.total_count ? pages.length + 1 : undefined,
      meta: { silent: true },
    }),
  )
  if (error instanceof ApiError && error.status === 422) return <Empty occasion="lost" text={error.message} />
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Skeleton className="rounded-card h-40" />
  const people = data.pages.flatMap(({ list }) => list)
  return (
    <section aria-labelledby="invited" className="rounded-card border-line bg-card border p-6 max-md:p-4">
      <h2 id="invited" className="text-ink text-base font-semibold">
        已邀请的亲友
        <span className="nums text-muted ml-2 text-sm font-normal">
          {data.pages[0]?.total_count ?? 0} / {limit}
        </span>
      </h2>
      {people.length === 0 ? (
        <p className="text-muted py-8 text-center text-sm">还没有亲友接受邀请</p>
      ) : (
        <ul className="divide-line mt-2 divide-y">
          {people.map((person) => (
            <li
              key={person.user_id}
              className="flex flex-wrap items-center justify-between gap-2 py-3 text-sm"
            >
              <span className="min-w-0">
                <span className="text-ink block truncate">{person.username || person.member_mobile}</span>
                <span className="text-muted nums text-xs">
                  {person.member_mobile} · {dateTimeText(person.created).slice(0, 10)} 接受邀请
                </span>
              </span>
              <span className="text-muted text-xs">
                剩余额度 <Price cents={person.left_fee} tone="ink" />
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && <MoreButton busy={isFetching} onMore={fetchNextPage} />}
    </section>
  )
}

const ViewSkeleton = () => (
  <div role="status" aria-label="加载中" className="grid gap-4">
    <Skeleton className="rounded-card h-44" />
    <Skeleton className="rounded-card h-40" />
  </div>
)
