import { Link } from '@/components/ui/link'

interface AssetsProps {
  /** Usable coupons. */
  coupons: number | undefined
  points: number | undefined
}

/** The number of usable coupons, with a link to them, and the points. A dash until they are loaded. */
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
      <li className="flex flex-col-reverse gap-1">
        <span className="text-muted text-sm">积分</span>
        <span className="text-ink nums text-2xl font-semibold">{points ?? '–'}</span>
      </li>
    </ul>
  )
}
