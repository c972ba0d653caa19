'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { ListPages } from '@/components/ui/list-pages'
import { Tabs } from '@/components/ui/tabs'
import { query } from '@/lib/client/query'
import { couponCentreHref } from '@/lib/web/hrefs'
import { MemberPanel } from '../panel'
import { useMemberList } from '../use-member-list'
import { CouponsSkeleton, ownCouponGrid } from './coupons-skeleton'
import { OwnCoupon } from './own-coupon'

const pageSize = 12

/** The states of a coupon, as `getUserCardList` numbers them. Spec 3 §5 has the last two as one, which no call answers. */
const states = [
  { value: '1', label: '可用优惠券' },
  { value: '2', label: '已使用' },
  { value: '3', label: '已过期' },
] as const

type State = (typeof states)[number]['value']

/** 我的优惠券 by state, the last claimed first (spec 3 §5). */
export function MyCoupons() {
  const [state, setState] = useState<State>('1')
  const counts = useCounts()
  return (
    <MemberPanel
      title="我的优惠券"
      back="/member/user-info"
      action={
        <ButtonLink href={couponCentreHref} variant="text" className="bar-action">
          领券中心
        </ButtonLink>
      }
    >
      <Tabs
        label="优惠券状态"
        items={states.map((one) => ({ ...one, count: counts[one.value] ?? 0 }))}
        value={state}
        onChange={setState}
        className="border-line mb-4 border-b"
      >
        <CouponsOfState key={state} state={state} />
      </Tabs>
    </MemberPanel>
  )
}

/** The number of coupons per state. */
function useCounts(): Partial<Record<State, number>> {
  const ofState = (status: number) =>
    query.coupon.mine.queryOptions({
      input: { status, scope_type: 'all', page: 1, pageSize },
      meta: { silent: true },
    })
  const [usable, used, expired] = [useQuery(ofState(1)), useQuery(ofState(2)), useQuery(ofState(3))]
  return {
    ...(usable.data && { 1: usable.data.total_count }),
    ...(used.data && { 2: used.data.total_count }),
    ...(expired.data && { 3: expired.data.total_count }),
  }
}

function CouponsOfState({ state }: { state: State }) {
  const coupons = useMemberList((at) =>
    query.coupon.mine.queryOptions({
      input: { status: Number(state), scope_type: 'all', page: at, pageSize },
      meta: { silent: true },
    }),
  )
  const { page, setPage, data, rows: list, isPending, isError, isRefetching, refetch } = coupons
  if (isError && !data) return <ErrorState onRetry={refetch} retrying={isRefetching} />
  if (isPending) return <CouponsSkeleton grid={ownCouponGrid} />
  if (list.length === 0) {
    return (
      <Empty
        occasion="coupon"
        text="您暂时没有任何优惠劵"
        action={{ href: couponCentreHref, label: '去领券' }}
      />
    )
  }
  return (
    <>
      <ul className={ownCouponGrid}>
        {list.map((coupon) => (
          <li key={coupon.id} className="min-w-0">
            <OwnCoupon coupon={coupon} />
          </li>
        ))}
      </ul>
      <ListPages
        page={page}
        count={data?.total_count ?? 0}
        pageSize={pageSize}
        list={coupons}
        onMore={setPage}
        onTurn={setPage}
      />
    </>
  )
}
