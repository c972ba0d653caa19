import { Link } from '@/components/ui/link'
import type { MemberAnswer } from '@/lib/contract/people/member'
import { priceText } from '@/lib/domain/money'

interface AssetsProps {
  member: MemberAnswer | undefined
  favourites: number | undefined
  visits: number | undefined
}

/** The member's assets, each a link to its page: coupons, points, stored value if there is any, favourites, history. */
export function Assets({ member, favourites, visits }: AssetsProps) {
  const assets = [
    { label: '优惠券', href: '/member/coupon', value: member?.userDiscountCount },
    { label: '积分', href: '/member/point', value: member?.point },
    // Stored value is hidden from members who have none and cannot recharge it.
    ...(member && (member.is_recharge_status || member.deposit > 0)
      ? [{ label: '储值余额', href: '/member/deposit', value: `${priceText(member.deposit)}` }]
      : []),
    { label: '我的收藏', href: '/member/collector', value: favourites },
    { label: '我的足迹', href: '/member/foottrace', value: visits },
  ]
  return (
    <ul className="flex flex-wrap text-center max-md:w-full">
      {assets.map(({ label, href, value }) => {
        const content = (
          <>
            <span className="text-muted text-sm whitespace-nowrap max-md:text-xs">{label}</span>
            <span translate="no" className="nums text-2xl leading-8 font-semibold max-md:text-xl">
              {value ?? '–'}
            </span>
          </>
        )
        const look = 'text-ink flex min-w-22 flex-col-reverse gap-1 px-2 py-1 max-md:min-w-0'
        return (
          <li key={label} className="max-md:flex-1">
            <Link href={href} className={`${look} hover:text-brand transition-colors`}>
              {content}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
