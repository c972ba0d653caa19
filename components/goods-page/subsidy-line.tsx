'use client'
import { CircleHelp } from 'lucide-react'
import { usedUpText } from '@/components/subsidy/state-texts'
import { Price } from '@/components/ui/price'
import { priceText } from '@/lib/domain/money'
import type { GoodsDetail } from '@/lib/contract/goods'
import { shownPrice } from '@/lib/domain/price'
import { subsidyAmount } from '@/lib/domain/subsidy'
import { useGoodsPick } from './pick-context'

/** Price of the selected SKU after the subsidy of the renewal programme; the tooltip explains the rule. */
export function SubsidyLine({ subsidy }: { subsidy: NonNullable<GoodsDetail['subsidy']> }) {
  const { pick } = useGoodsPick()
  if (!pick.shown) return null
  const { cents } = shownPrice(pick.shown)
  const { class_name, rate, cap, price_limit } = subsidy
  const paid = subsidyAmount(cents, { rate, cap, priceLimit: price_limit ?? undefined })
  if (paid === 0) return null
  if (pick.goods.subsidyUsedUp?.includes(class_name))
    return (
      <p className="flex items-center gap-x-2 text-sm">
        <span className="text-programme w-16 shrink-0">国补价</span>
        <span className="text-muted py-1 text-xs">{usedUpText}</span>
      </p>
    )
  return (
    <div className="text-programme flex items-center gap-x-2 text-sm">
      <span className="w-16 shrink-0">国补价</span>
      <span className="bg-programme-tint rounded-control inline-flex items-center gap-2 px-2 py-1">
        <Price cents={cents - paid} tone="inherit" className="text-base" />
        <span className="text-xs">预计补贴 {priceText(paid)}</span>
      </span>
      <span className="group relative inline-flex">
        <button type="button" aria-label="国补价规则" className="flex size-6 items-center justify-center">
          <CircleHelp className="size-4" aria-hidden />
        </button>
        {/* Shown on hover and focus with CSS alone. */}
        <span
          role="tooltip"
          className="rounded-card border-line bg-card text-text shadow-float invisible absolute top-full left-1/2 z-40 mt-1.5 w-72 -translate-x-1/2 border p-4 text-xs leading-relaxed opacity-0 transition-opacity group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100 max-lg:right-0 max-lg:left-auto max-lg:translate-x-10"
        >
          <span className="text-ink mb-1 block text-sm font-medium">以旧换新补贴 · {class_name}</span>
          按成交价的 {rate}% 立减，每件最高补贴 {priceText(cap)}
          。补贴以资格核验结果为准。
        </span>
      </span>
    </div>
  )
}
