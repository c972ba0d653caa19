'use client'
import { CircleHelp } from 'lucide-react'
import { Popover } from '@/components/ui/popover'
import { Price } from '@/components/ui/price'
import { percentOf, priceText } from '@/lib/domain/money'
import { shownPrice } from '../shown-price'
import { useGoodsPick } from './pick-context'

export interface Subsidy {
  className: string
  /** Percent of the price. */
  rate: number
  /** Most cents for one piece. */
  cap: number
}

/** What the chosen sku costs after the subsidy of the renewal programme, with the rule behind the question mark. */
export function SubsidyLine({ subsidy }: { subsidy: Subsidy }) {
  const { pick } = useGoodsPick()
  if (!pick.shown) return null
  const { cents } = shownPrice(pick.shown)
  const paid = Math.min(percentOf(cents, subsidy.rate), subsidy.cap)
  return (
    <div className="text-programme flex items-center gap-x-2 text-sm">
      <span className="w-16 shrink-0">国补价</span>
      <span className="bg-programme-tint rounded-control inline-flex items-center gap-2 px-2 py-1">
        <Price cents={cents - paid} tone="inherit" className="text-base" />
        <span className="text-xs">预计补贴 {priceText(paid)}</span>
      </span>
      <Popover
        on="hover"
        label="国补价规则"
        trigger={<CircleHelp className="size-4" aria-hidden />}
        buttonClassName="flex size-6 items-center justify-center text-programme"
        panelClassName="w-72 leading-relaxed text-xs"
      >
        <p className="text-ink mb-1 text-sm font-medium">以旧换新补贴 · {subsidy.className}</p>
        按成交价的 {subsidy.rate}% 立减，每件最高补贴 {priceText(subsidy.cap)}
        。完成资格核验后在结算时抵扣，实际补贴以核验结果为准。
      </Popover>
    </div>
  )
}
