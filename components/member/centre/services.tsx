import {
  Award,
  Bookmark,
  Building2,
  Footprints,
  Gem,
  Gift,
  Headset,
  Heart,
  IdCard,
  Leaf,
  MapPin,
  ReceiptText,
  ShieldCheck,
  Star,
  Tags,
  TicketPercent,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { Link } from '@/components/ui/link'
import type { MallOffers } from '@/lib/contract/content/site'
import { ownTeamsHref } from '@/lib/web/group-href'
import { couponCentreHref, ownReviewsHref } from '@/lib/web/hrefs'
import { pointsMallHref } from '@/lib/web/points-href'
import type { MenuEntry } from '../menu-entries'
import { MemberPanel } from '../panel'
import { StaffService } from './staff-service'

interface Service extends MenuEntry {
  Icon: LucideIcon
}

/** Each has an icon of its own, which neither the states of the orders nor 尊享VIP use. */
const services: readonly Service[] = [
  { label: '个人资料', href: '/member/profile', Icon: IdCard },
  { label: '收货地址', href: '/member/address', Icon: MapPin },
  { label: '账号安全', href: '/member/security', Icon: ShieldCheck },
  { label: '发票抬头', href: '/member/invoice', Icon: ReceiptText },
  { label: '我的评价', href: ownReviewsHref, Icon: Star },
  { label: '我的拼团', href: ownTeamsHref, needs: 'groups', Icon: Users },
  { label: '会员权益', href: '/member/rights', Icon: Award },
  { label: '付费会员', href: '/member/vip', needs: 'vip', Icon: Gem },
  { label: '领券中心', href: couponCentreHref, needs: 'coupons', Icon: TicketPercent },
  { label: '我的收藏', href: '/member/collector', Icon: Heart },
  { label: '我的足迹', href: '/member/foottrace', Icon: Footprints },
  { label: '关注店铺', href: '/member/follow', Icon: Bookmark },
  { label: '积分商城', href: pointsMallHref(), needs: 'points_mall', Icon: Gift },
  { label: '补贴专区', href: '/devicePurchase', needs: 'programme', Icon: Leaf },
  { label: '拼团特惠', href: '/groups', needs: 'groups', Icon: Tags },
  { label: '商家入驻', href: '/shop', Icon: Building2 },
]

/** Phones have no member menu: its pages as a grid of icons, and 联系客服, which calls the number of the mall. */
export function Services({ phone, offers }: { phone: string; offers: MallOffers }) {
  const offered = services.filter(({ needs }) => !needs || offers[needs])
  return (
    <section aria-label="常用服务" className="md:hidden">
      <MemberPanel title="常用服务">
        <ul className="grid grid-cols-4 gap-y-2">
          {offered.map(({ label, href, Icon }) => (
            <li key={label}>
              <Link href={href} className="text-text flex flex-col items-center gap-2 py-2 text-sm">
                <Icon className="size-7" strokeWidth={1.5} aria-hidden />
                {label}
              </Link>
            </li>
          ))}
          <StaffService />
          {phone && (
            <li>
              <a
                href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
                className="text-text flex flex-col items-center gap-2 py-2 text-sm"
              >
                <Headset className="size-7" strokeWidth={1.5} aria-hidden />
                联系客服
              </a>
            </li>
          )}
        </ul>
      </MemberPanel>
    </section>
  )
}
