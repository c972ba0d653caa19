import { Link } from '@/components/ui/link'
import { ownPointsHref } from '@/lib/web/points-href'

interface AssetsProps {
  /** Usable coupons. */
  coupons: number | undefined
  points: number | undefined
}

/** The numbers of usable coupons and points, each a link to them. A dash until they are loaded. */
export function Assets({ coupons, points }: AssetsProps) {
  return (
    <ul className="ml-auto flex gap-10 text-center max-md:ml-0 max-md:w-full max-md:justify-around">
      <li>
        <Link
          href="/member/coupon"
          className="text-ink hover:text-brand flex flex-col-reverse gap-1 transition-colors"
        >
          <span className="text-muted text-sm">可用优惠券</span>
          <span className="nums text-2xl font-semibold">{coupons ?? '–'}</span>
        </Link>
      </li>
      <li>
        <Link
          href={ownPointsHref}
          className="text-ink hover:text-brand flex flex-col-reverse gap-1 transition-colors"
        >
          <span className="text-muted text-sm">积分</span>
          <span className="nums text-2xl font-semibold">{points ?? '–'}</span>
        </Link>
      </li>
    </ul>
  )
}
