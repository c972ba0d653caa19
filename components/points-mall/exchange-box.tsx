'use client'
import { PickQuantity, stockText } from '@/components/goods/pick-quantity'
import { SpecPicker } from '@/components/goods/spec-picker'
import { ChosenRow } from '@/components/goods-page/buy/chosen-row'
import { useGoodsPick } from '@/components/goods-page/buy/pick-context'
import { ExchangeButton } from './exchange-button'
import { OwnPointsNote, useMissingPoints } from './picked-points'

/** Specs, quantity, stock, own points and 立即兑换; phones use the sheet and the bottom bar instead. */
export function ExchangeBox() {
  const { pick, state, touch } = useGoodsPick()
  const { goods } = pick
  const points = useMissingPoints()
  return (
    <>
      <ChosenRow />
      <div className="grid gap-4 max-md:hidden" onPointerEnter={touch} onFocus={touch}>
        <SpecPicker goods={goods} selection={pick.selection} onToggle={pick.toggle} missing={pick.missing} />
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-muted w-16 shrink-0 text-sm">数量</span>
          <PickQuantity pick={pick} disabled={state.kind !== 'sale'} />
          <span className="nums text-muted text-xs">{stockText(pick)}</span>
        </div>
      </div>
      <div className="grid gap-3 max-md:py-2.5 md:mt-2 lg:pl-[4.5rem]" onPointerEnter={touch} onFocus={touch}>
        <ExchangeButton size="large" isShort={points.missing > 0} className="w-44 max-w-full max-md:hidden" />
        <OwnPointsNote {...points} />
      </div>
    </>
  )
}
