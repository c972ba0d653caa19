'use client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { ListPages } from '@/components/ui/list-pages'
import { Tabs } from '@/components/ui/tabs'
import { query } from '@/lib/client/call/query'
import { spentTexts } from '@/lib/domain/coupon/states'
import { couponCentreHref } from '@/lib/web/hrefs'
import { MemberPanel } from '../panel'
import { useMemberList } from '../use-member-list'
import { CouponsSkeleton, ownCouponGrid } from './coupons-skeleton'
import { OwnCoupon } from './own-coupon'

const pageSize = 12

/** The tabs of spec 3 §5. */
const tabs = [
  { value: 'usable', label: '可用优惠券' },
  { value: 'unusable', label: '不可用优惠券' },
] as const
type Tab = (typeof tabs)[number]['value']

/** Why coupons cannot be used, as `getUserCardList` numbers them: no call answers both (contract member §7.4). */
const reasons = [
  { value: '2', label: spentTexts.used },
  { value: '3', label: spentTexts.expired },
] as const
type Reason = (typeof reasons)[number]['value']
type State = '1' | Reason

/** 我的优惠券 by state, the last claimed first (spec 3 §5). */
export function MyCoupons() {
  const [tab, setTab] = useState<Tab>('usable')
  const [reason, setReason] = useState<Reason>('2')
  const counts = useCounts()
  const numbers = { usable: counts[1] ?? 0, unusable: (counts[2] ?? 0) + (counts[3] ?? 0) }
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
        items={tabs.map((one) => ({ ...one, count: numbers[one.value] }))}
        value={tab}
        onChange={setTab}
        className="border-line mb-4 border-b"
      >
        {tab === 'usable' ? (
          <CouponsOfState state="1" />
        ) : (
          <>
            <div role="group" aria-label="不可用的原因" className="mb-4 flex gap-2">
              {reasons.map(({ value, label }) => (
                <button
                  key={value}
                  type="button"
                  aria-pressed={reason === value}
                  onClick={() => setReason(value)}
                  className="nums border-line text-text hover:border-brand hover:text-brand aria-pressed:border-brand aria-pressed:bg-brand-tint aria-pressed:text-brand-deep h-8 rounded-full border px-4 text-xs transition-colors max-md:h-11"
                >
                  {label} {counts[value] ?? 0}
                </button>
              ))}
            </div>
            <CouponsOfState key={reason} state={reason} />
          </>
        )}
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
        text="您暂时没有任何优惠券"
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
