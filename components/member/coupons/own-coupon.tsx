import { CouponRange } from '@/components/coupon/coupon-range'
import { CouponTicket } from '@/components/coupon/coupon-ticket'
import { ButtonLink } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import type { UserCard } from '@/lib/contract/catalogue/coupon'
import { couponThreshold } from '@/lib/domain/coupon/terms'
import { couponExchangeHref } from '@/lib/web/hrefs'
import { listHref } from '@/lib/web/list-href'

/** A coupon of the member, with its number and the way to the products that it is for (spec 3 §5). */
export function OwnCoupon({ coupon }: { coupon: UserCard }) {
  const isLater = coupon.tagClass === 'notstarted'
  const isExchange = coupon.card_type === 'new_gift'
  /** A shop keeps its product. */
  const isKept = coupon.status === 10
  const useLabel = isKept ? '到店领取' : isExchange ? '去兑换' : '去使用'
  return (
    <CouponTicket
      coupon={{ ...coupon, title: `【${coupon.title}】${couponThreshold(coupon.least_cost)}` }}
      isSpent={!coupon.valid && !isLater && !isKept}
      showsThreshold={false}
    >
      <CouponRange coupon={coupon} />
      <p translate="no" className="nums text-muted text-xs">
        {coupon.begin_date.replaceAll('-', '.')} – {coupon.end_date.replaceAll('-', '.')}
      </p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <span className="nums text-muted inline-flex flex-wrap items-center gap-x-1.5 text-xs">
          <span translate="no">{coupon.code}</span>
          <CopyButton text={coupon.code} label={`复制券码 ${coupon.code}`} />
        </span>
        {coupon.valid || isKept ? (
          <ButtonLink
            href={isExchange ? couponExchangeHref(coupon.code) : listHref({ card_id: coupon.card_id })}
            variant="outline"
            size="small"
            aria-label={`${useLabel} ${coupon.title}`}
            className="rounded-full! max-md:h-9"
          >
            {useLabel}
          </ButtonLink>
        ) : (
          <span className="text-muted text-xs whitespace-nowrap">{coupon.invalid_desc}</span>
        )}
      </div>
    </CouponTicket>
  )
}
