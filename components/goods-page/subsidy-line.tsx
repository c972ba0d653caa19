'use client'
import type { ReactNode } from 'react'
import { usedUpText } from '@/components/subsidy/state-texts'
import { Price } from '@/components/ui/price'
import { priceText } from '@/lib/domain/money'
import type { GoodsDetail } from '@/lib/contract/goods'
import { shownPrice } from '@/lib/domain/price'
import { subsidyAmount } from '@/lib/domain/subsidy'
import { useGoodsPick } from './pick-context'

interface SubsidyLineProps {
  subsidy: NonNullable<GoodsDetail['subsidy']>
  /** The rule behind the price. */
  children: ReactNode
}

/** Price of the selected SKU after the subsidy of the renewal programme, or that no pieces are left for the viewer. */
export function SubsidyLine({ subsidy, children }: SubsidyLineProps) {
  const { pick } = useGoodsPick()
  if (!pick.shown) return null
  const { cents } = shownPrice(pick.shown)
  const { class_name, rate, cap, price_limit } = subsidy
  const paid = subsidyAmount(cents, { rate, cap, priceLimit: price_limit ?? undefined })
  if (paid === 0) return null
  return (
    <div className="text-programme flex items-center gap-x-2 text-sm">
      <span className="w-16 shrink-0">国补价</span>
      {pick.goods.subsidyUsedUp?.includes(class_name) ? (
        usedUpText
      ) : (
        <span className="bg-programme-tint rounded-control inline-flex items-center gap-2 px-2 py-1">
          <Price cents={cents - paid} tone="inherit" className="text-base" />
          <span className="text-xs">预计补贴 {priceText(paid)}</span>
        </span>
      )}
      {children}
    </div>
  )
}
