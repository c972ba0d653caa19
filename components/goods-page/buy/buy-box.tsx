'use client'
import type { ReactNode } from 'react'
import { PickQuantity, stockText } from '@/components/goods/pick-quantity'
import { SpecPicker } from '@/components/goods/spec-picker'
import { Button } from '@/components/ui/button'
import { takesQuantity } from '@/lib/domain/goods/stock'
import { ChosenRow } from './chosen-row'
import { LazySoldOutActions } from './lazy-sold-out-actions'
import { useGoodsPick } from './pick-context'

interface BuyBoxProps {
  /** The list of products like this one. */
  similarHref: string
  /** Above the buttons. */
  note?: ReactNode
}

/** Specs, quantity, stock and the two buttons; phones use the sheet and the bottom bar instead. */
export function BuyBox({ similarHref, note }: BuyBoxProps) {
  const { pick, state, canAdd, buyText, isAdding, isBuying, add, buyNow, touch, hasMissing } = useGoodsPick()
  const { goods } = pick
  return (
    <>
      <ChosenRow />
      <div className="grid gap-4 max-md:hidden" onPointerEnter={touch} onFocus={touch}>
        <SpecPicker goods={goods} selection={pick.selection} onToggle={pick.toggle} missing={pick.missing} />
        {takesQuantity(state) && (
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-muted w-16 shrink-0 text-sm">数量</span>
            <PickQuantity pick={pick} disabled={state.kind !== 'sale'} />
            <span className="nums text-muted text-xs">
              {state.kind === 'closed' && state.isSoldOut ? state.label : stockText(pick)}
            </span>
            {pick.limitText && <span className="text-brand text-xs">{pick.limitText}</span>}
            {hasMissing && <LazySoldOutActions goods={goods} itemId={undefined} />}
          </div>
        )}
        {note}
        <div className="mt-2 grid min-h-[2.875rem] grid-cols-[repeat(2,minmax(0,11rem))] items-center gap-3 pl-[4.5rem] max-lg:pl-0">
          {state.kind === 'sale' ? (
            <>
              <Button
                size="large"
                variant={canAdd ? 'outline' : 'primary'}
                loading={isBuying}
                onClick={buyNow}
              >
                {buyText}
              </Button>
              {canAdd && (
                <Button size="large" loading={isAdding} onClick={add}>
                  加入购物车
                </Button>
              )}
            </>
          ) : state.kind === 'note' ? (
            <p className="rounded-control bg-page text-text col-span-2 justify-self-start px-4 py-3 text-sm">
              {state.text}
            </p>
          ) : state.isSoldOut ? (
            <LazySoldOutActions goods={goods} itemId={pick.sku?.item_id} similarHref={similarHref} />
          ) : (
            <Button size="large" disabled className="disabled:bg-line disabled:text-muted">
              {state.label}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}
