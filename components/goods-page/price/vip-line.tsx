import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { Crown } from '@/components/ui/icons/crown'
import { Link } from '@/components/ui/link'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { UnlessVip } from './picked-price'

/** 开通 {name} 享{discount}折; links to the paid grades (spec 1 §2). A member who has one is not asked to buy another. */
export function VipLine({ guide }: { guide: NonNullable<GoodsDetail['vipgrade_guide_title']> }) {
  return (
    <Link
      href="/member/vip"
      className="group/vip inline-flex flex-wrap content-start items-center gap-x-2 gap-y-1 max-md:-my-3 max-md:min-h-11 max-md:content-center"
    >
      <span className="rounded-control bg-vip text-vip-gold inline-flex items-center gap-1 px-2 py-0.5 text-xs">
        <Crown className="size-3.5" aria-hidden />
        <UnlessVip own="已开通付费会员">
          开通 {guide.vipgrade_name} 享
          <span translate="no" className="nums font-medium">
            {guide.gradeDiscount}折
          </span>
        </UnlessVip>
      </span>
      <span className="text-muted group-hover/vip:text-brand inline-flex items-center text-xs transition-colors">
        查看会员权益
        <ChevronRight className="size-3.5" aria-hidden />
      </span>
    </Link>
  )
}
