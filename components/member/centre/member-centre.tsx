'use client'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { PageBar } from '@/components/ui/page-bar'
import { Skeleton } from '@/components/ui/skeleton'
import { query } from '@/lib/client/call/query'
import type { MallOffers } from '@/lib/contract/content/site'
import { MemberPanel } from '../panel'
import { Assets } from './assets'
import { KeptGoods, keptInput } from './kept-goods'
import { OrderShortcuts } from './order-shortcuts'
import { RecommendedGoods } from './recommended-goods'
import { Services } from './services'
import { SignOutRow } from './sign-out-row'
import { Subsidies } from './subsidies'
import { VipStrip } from './vip-strip'

const silent = { silent: true }

interface MemberCentreProps {
  /** The line of notices. */
  notices?: ReactNode
  recentOrder: ReactNode
  /** The number of the customer service; empty for none. */
  phone?: string
  offers: MallOffers
}

/**
 * Profile, assets, orders by state, on phones the other member pages, the newest order (`recentOrder`), 国补资格, the last
 * favourites and visits, and 为你推荐. Parts that may be absent come after those that never are.
 */
export function MemberCentre({ notices, recentOrder, phone = '', offers }: MemberCentreProps) {
  const { data, isError, refetch } = useQuery(query.member.info.queryOptions({ input: {} }))
  const favourites = useQuery(query.favourite.goods.queryOptions({ input: keptInput, meta: silent }))
  const visits = useQuery(query.favourite.history.queryOptions({ input: keptInput, meta: silent }))
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  const member = data?.memberInfo
  return (
    <>
      <PageBar title="会员中心" back="/" heading="p" className="mx-0! mb-0!" />
      <div className="member-centre grid grid-cols-1 gap-4 max-md:gap-3">
        {notices}
        <MemberPanel title="会员中心" heading="h1" isNamedByBar>
          <div className="grid grid-cols-1 gap-4">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
              <Link href="/member/profile" className="group flex min-w-0 items-center gap-4">
                <Avatar src={member?.avatar} className="size-16" />
                {member ? (
                  <span className="min-w-0">
                    <span className="text-ink group-hover:text-brand flex items-center text-lg font-semibold transition-colors">
                      <span className="truncate">{member.username || member.mobile}</span>
                      <ChevronRight className="text-faint size-4 shrink-0" aria-hidden />
                      <span className="sr-only">个人资料</span>
                    </span>
                    <span className="text-muted nums mt-1 block text-sm">
                      {member.gradeInfo.grade_name}
                      {member.gradeInfo.grade_name && member.mobile && ' · '}
                      <span translate="no">{member.mobile}</span>
                    </span>
                  </span>
                ) : (
                  <Skeleton className="h-12 w-40" />
                )}
              </Link>
              <Assets
                member={data}
                favourites={favourites.data?.total_count}
                visits={visits.data?.total_count}
              />
            </div>
            <VipStrip vip={data?.vipgrade} />
          </div>
        </MemberPanel>
        <OrderShortcuts />
        <Services phone={phone} offers={offers} />
        {recentOrder}
        <Subsidies />
        <KeptGoods />
        <RecommendedGoods />
        <SignOutRow />
      </div>
    </>
  )
}
