import type { ReactNode } from 'react'
import { usedUpText } from '@/components/subsidy/used-up-text'
import { hasUsedUpSubsidy, type PickGoods } from '@/lib/domain/goods/goods-choice'

interface UsedUpNoteProps {
  goods: PickGoods
  /** The rule behind 国补价. */
  rule?: ReactNode
}

/** In place of 国补价 for a viewer who has used up the pieces of its class; nothing for others. */
export const UsedUpNote = ({ goods, rule }: UsedUpNoteProps) =>
  hasUsedUpSubsidy(goods) && (
    <div className="text-programme flex items-center gap-x-2 text-sm">
      <span>国补价</span>
      {usedUpText}
      {rule}
    </div>
  )
