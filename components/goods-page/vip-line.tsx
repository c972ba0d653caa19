import { ChevronRight, Crown } from 'lucide-react'
import { Link } from '@/components/ui/link'
import type { GoodsDetail } from '@/lib/contract/goods'

/** 开通 {name} 享{discount}折; links to the paid grades (spec 1 §2). */
export function VipLine({ guide }: { guide: NonNullable<GoodsDetail['vipgrade_guide_title']> }) {
  return (
    <Link
      href="/member/vip"
      className="group/vip inline-flex flex-wrap items-center gap-x-2 gap-y-1 max-md:min-h-11"
    >
      <span className="rounded-control inline-flex items-center gap-1 bg-[#2f2a24] px-2 py-0.5 text-xs text-[#f3dcb0]">
        <Crown className="size-3.5" aria-hidden />
        开通 {guide.vipgrade_name} 享<span className="nums font-medium">{guide.gradeDiscount}折</span>
      </span>
      <span className="text-muted group-hover/vip:text-brand inline-flex items-center text-xs transition-colors">
        {guide.guide_title_desc}
        <ChevronRight className="size-3.5" aria-hidden />
      </span>
    </Link>
  )
}
