'use client'
import { useState } from 'react'
import { useClaim } from '@/components/coupon/use-claim'
import { ButtonLink } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { ListPages } from '@/components/ui/list-pages'
import { query } from '@/lib/client/call/query'
import type { Card } from '@/lib/contract/catalogue/coupon'
import { MemberPanel } from '../panel'
import { useMemberList } from '../use-member-list'
import { ClaimableCoupon } from './claimable-coupon'
import { couponGrid, CouponsSkeleton } from './coupons-skeleton'

const pageSize = 12

/**
 * The coupons in the sequence in which they were first shown: the mall lists those that a member has claimed last, and
 * a ticket must not move away under the pointer.
 */
function useStablePlaces(coupons: readonly Card[]): Card[] {
  const [places, setPlaces] = useState<readonly number[]>([])
  const unseen = coupons.map(({ card_id }) => card_id).filter((id) => !places.includes(id))
  const known = unseen.length > 0 ? [...places, ...unseen] : places
  if (known !== places) setPlaces(known)
  return coupons.toSorted((a, b) => known.indexOf(a.card_id) - known.indexOf(b.card_id))
}

/** 领券中心: coupons of the mall and its shops. Guests see them too and sign in to claim (spec 3 §5). */
export function CouponCentre() {
  const [ruleOf, setRuleOf] = useState<Card | null>(null)
  const { claim, claiming } = useClaim()
  const coupons = useMemberList((at) =>
    query.coupon.cards.queryOptions({
      input: { page_no: at, page_size: pageSize },
      meta: { silent: true },
    }),
  )
  const { page, setPage, data, rows, isPending, isError, isRefetching, refetch } = coupons
  const list = useStablePlaces(rows)
  return (
    <MemberPanel
      title="领券中心"
      back="/member/user-info"
      note="为你推荐好券"
      action={
        <ButtonLink href="/member/coupon" variant="text" className="bar-action">
          我的优惠券
        </ButtonLink>
      }
    >
      {isError && !data ? (
        <ErrorState onRetry={refetch} retrying={isRefetching} />
      ) : isPending ? (
        <CouponsSkeleton />
      ) : list.length === 0 ? (
        <Empty occasion="coupon" text="暂时没有可领取的优惠券" action={{ href: '/items', label: '去逛逛' }} />
      ) : (
        <>
          <ul className={couponGrid}>
            {list.map((coupon) => (
              <li key={coupon.card_id} className="min-w-0">
                <ClaimableCoupon
                  coupon={coupon}
                  isClaiming={claiming === coupon.card_id}
                  onClaim={() => claim(coupon.card_id)}
                  onRule={() => setRuleOf(coupon)}
                />
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
      )}
      <Dialog open={ruleOf !== null} onClose={() => setRuleOf(null)} title="使用规则">
        <p className="leading-relaxed whitespace-pre-line">{ruleOf?.description || '暂无使用规则'}</p>
      </Dialog>
    </MemberPanel>
  )
}
