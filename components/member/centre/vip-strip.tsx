import { ChevronRight, Crown } from 'lucide-react'
import { Link } from '@/components/ui/link'
import type { MemberAnswer } from '@/lib/contract/people/member'

/** 尊享VIP with the paid grade of the member, or the one on offer (spec 3 §5). Keeps its place while it loads. */
export function VipStrip({ vip }: { vip: MemberAnswer['vipgrade'] | undefined }) {
  if (vip && !vip.is_open) return null
  return (
    <Link
      href="/member/vip"
      className="rounded-control from-vip to-vip-light text-vip-gold flex min-h-12 flex-wrap items-center gap-x-3 bg-linear-to-r px-4 text-sm"
    >
      <Crown className="size-5 shrink-0" strokeWidth={1.5} aria-hidden />
      <span className="font-semibold whitespace-nowrap max-md:hidden">尊享VIP</span>
      {vip?.is_vip ? (
        <span className="nums flex min-w-0 flex-wrap gap-x-3 py-1.5">
          <span className="font-semibold">{vip.grade_name}</span>
          <span className="text-vip-gold/80">有效期至 {vip.end_time}</span>
        </span>
      ) : (
        <span className="text-vip-gold/80 min-w-0 py-1.5">{vip?.guide_title || '天天享受特权'}</span>
      )}
      <span className="ml-auto flex shrink-0 items-center font-medium">
        {vip?.is_vip ? '续费' : '立即开通'}
        <ChevronRight className="size-4" aria-hidden />
      </span>
    </Link>
  )
}
