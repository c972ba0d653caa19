'use client'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { Suspense } from 'react'
import { MemberPanel } from '@/components/member/panel'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import { useHydrated } from '@/components/ui/use-hydrated'
import { ApiError } from '@/lib/client/call/api-error'
import { query } from '@/lib/client/call/query'
import { voucherCouponMissing } from '@/lib/domain/messages/coupon'
import { ownCouponsHref } from '@/lib/web/hrefs'
import { ExchangeForm } from './exchange-form'
import { KeptProduct } from './kept-product'

/** 兑换券: an exchange coupon of the member, by the code in the query. */
export function CouponExchange() {
  const isHydrated = useHydrated()
  const pending = <Skeleton className="h-80" />
  return (
    <MemberPanel title="兑换券" back={ownCouponsHref}>
      <Suspense fallback={pending}>{isHydrated ? <OwnCoupon /> : pending}</Suspense>
    </MemberPanel>
  )
}

const back = { href: ownCouponsHref, label: '返回我的优惠券' }

function OwnCoupon() {
  const code = useSearchParams().get('code')?.trim() ?? ''
  const { data, error, isFetching, refetch } = useQuery(
    query.coupon.own.queryOptions({
      input: code ? { code } : skipToken,
      staleTime: 0,
      meta: { silent: true },
    }),
  )
  const isUnknown = code === '' || (error instanceof ApiError && error.status === 422)
  if (isUnknown) return <Empty occasion="lost" text={voucherCouponMissing} action={back} />
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Skeleton className="h-80" />
  const coupon = data.detail
  if (coupon.card_type !== 'new_gift')
    return <Empty occasion="lost" text={voucherCouponMissing} action={back} />
  const reload = async () => void (await refetch())
  if (coupon.status === 10) return <KeptProduct coupon={coupon} onChanged={reload} />
  if (!coupon.valid) return <Empty occasion="coupon" text={coupon.invalid_desc} action={back} />
  return <ExchangeForm coupon={coupon} onExchanged={reload} />
}
