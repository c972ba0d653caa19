'use client'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import { useGoodsPick } from '../buy/pick-context'
import type { GroupOfGoods } from './group-panel'
import { useGroupChoice, type VisitorPrice } from './use-group-choice'

const half = 'h-11 min-w-17 flex-1 flex-col gap-0! rounded-full px-1 text-xs! leading-tight'

/** A price on a button; 国补 where the subsidy is taken off. */
const BarPrice = ({ price: { cents, isSubsidised } }: { price: VisitorPrice }) => (
  <span>
    {isSubsidised && '国补 '}
    <Price cents={cents} tone="inherit" className="text-sm" />
  </span>
)

interface GroupBarProps {
  group: GroupOfGoods
  /** Whether pieces are left for another team. */
  canOpen: boolean
  onStart: () => void
  /** `BarLinks`. */
  links: ReactNode
}

/**
 * The fixed buttons of a product with a group on phones: 单独购买 and 发起拼团, each with its price. It stands in the place of
 * `BottomBar`, which is hidden while this bar is there.
 */
export function GroupBar({ group, canOpen, onStart, links }: GroupBarProps) {
  const { isBuying, touch } = useGoodsPick()
  const { buysAlone, inGroup, buyAlone, isSoldOut } = useGroupChoice(group)
  return (
    <div
      data-group-bar
      onPointerDown={touch}
      onFocus={touch}
      className="border-line bg-card fixed inset-x-0 bottom-0 z-40 border-t pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <div className="flex min-h-14 flex-wrap items-center gap-x-2 px-3">
        {links}
        <Button
          variant="accent"
          data-press="buy-alone"
          loading={isBuying}
          onClick={buyAlone}
          className={half}
        >
          单独购买 <BarPrice price={buysAlone} />
        </Button>
        <Button data-press="group-bar" disabled={isSoldOut || !canOpen} onClick={onStart} className={half}>
          {isSoldOut || !canOpen ? '拼团已抢完' : '发起拼团'} <BarPrice price={inGroup} />
        </Button>
      </div>
    </div>
  )
}
