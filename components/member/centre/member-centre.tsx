'use client'
import { useQuery } from '@tanstack/react-query'
import { CircleUserRound } from 'lucide-react'
import { ErrorState } from '@/components/ui/error-state'
import { PageBar } from '@/components/ui/page-bar'
import { Skeleton } from '@/components/ui/skeleton'
import { pictureAt } from '@/lib/web/picture'
import { query } from '@/lib/client/query'
import { MemberPanel } from '../panel'
import { Assets } from './assets'
import { KeptGoods } from './kept-goods'
import { OrderShortcuts } from './order-shortcuts'
import { Services } from './services'
import { Subsidies } from './subsidies'

/** Profile, coupons, points, the order shortcuts, on phones the other member pages, 国补资格, and the last favourites and visits. */
export function MemberCentre() {
  const { data, isError, refetch } = useQuery(query.member.info.queryOptions({ input: {} }))
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  const member = data?.memberInfo
  return (
    <>
      <PageBar title="会员中心" back="/" heading="p" className="mx-0! mb-0!" />
      <div className="member-centre grid gap-4 max-md:gap-3">
        <MemberPanel title="会员中心" heading="h1" isNamedByBar>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
            <div className="flex min-w-0 items-center gap-4">
              <span className="bg-page text-faint flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-full">
                {member?.avatar ? (
                  <img src={pictureAt(member.avatar, 240)} alt="" className="size-full object-cover" />
                ) : (
                  <CircleUserRound className="size-10" strokeWidth={1.25} aria-hidden />
                )}
              </span>
              {member ? (
                <div className="min-w-0">
                  <p className="text-ink truncate text-lg font-semibold">
                    {member.username || member.mobile}
                  </p>
                  <p className="text-muted nums mt-1 text-sm">
                    {member.gradeInfo.grade_name} · {member.mobile}
                  </p>
                </div>
              ) : (
                <Skeleton className="h-12 w-40" />
              )}
            </div>
            <Assets coupons={data?.userDiscountCount} points={data?.point} />
          </div>
        </MemberPanel>
        <OrderShortcuts />
        <Services />
        <Subsidies />
        <KeptGoods />
      </div>
    </>
  )
}
