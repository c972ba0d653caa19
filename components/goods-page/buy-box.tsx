'use client'
import { Button } from '@/components/ui/button'
import { PickQuantity, stockText } from '@/components/goods/pick-form'
import { SpecPicker } from '@/components/goods/spec-picker'
import { useGoodsPick } from './pick-context'

/** Specs, quantity, stock and the two buttons; phones use the sheet and the bottom bar instead. */
export function BuyBox() {
  const { pick, state, isSeckill, isAdding, isBuying, add, buyNow, setSheetOpen, touch } = useGoodsPick()
  const { goods } = pick
  const canBuy = state.kind === 'sale'
  const chosen = pick.sku
    ? chosenText(pick)
    : `请选择${goods.groups.map((group) => group.spec_name).join('、')}`
  return (
    <>
      {goods.groups.length > 0 && (
        <button
          type="button"
          onClick={() => setSheetOpen(true)}
          onPointerDown={touch}
          className="bg-card rounded-card flex min-h-11 items-center gap-2 text-left text-sm md:hidden"
        >
          <span className="text-muted w-16 shrink-0">{pick.sku ? '已选' : '选择'}</span>
          <span className="text-ink min-w-0 flex-1 truncate">{chosen}</span>
          <span className="text-faint" aria-hidden>
            ›
          </span>
        </button>
      )}
      <div className="grid gap-4 max-md:hidden" onPointerEnter={touch} onFocus={touch}>
        <SpecPicker goods={goods} selection={pick.selection} onToggle={pick.toggle} missing={pick.missing} />
        <div className="flex items-center gap-2">
          <span className="text-muted w-16 shrink-0 text-sm">数量</span>
          <PickQuantity pick={pick} disabled={!canBuy} />
          <span className="nums text-muted text-xs">{stockText(pick)}</span>
          {pick.sku && pick.sku.limit_num ? (
            <span className="text-brand text-xs">每人限购 {pick.sku.limit_num} 件</span>
          ) : null}
        </div>
        <div className="mt-2 grid min-h-[2.875rem] grid-cols-[repeat(2,minmax(0,11rem))] items-center gap-3 pl-[4.5rem] max-lg:pl-0">
          {state.kind === 'sale' ? (
            <>
              <Button
                size="large"
                variant={isSeckill ? 'primary' : 'outline'}
                loading={isBuying}
                onClick={buyNow}
              >
                立即购买
              </Button>
              {!isSeckill && (
                <Button size="large" loading={isAdding} onClick={add}>
                  加入购物车
                </Button>
              )}
            </>
          ) : state.kind === 'closed' ? (
            <Button size="large" disabled className="disabled:bg-line disabled:text-muted">
              {state.label}
            </Button>
          ) : (
            <p className="rounded-control bg-page text-text col-span-2 justify-self-start px-4 py-3 text-sm">
              {state.text}
            </p>
          )}
        </div>
      </div>
    </>
  )
}

const chosenText = ({ goods, selection, num }: ReturnType<typeof useGoodsPick>['pick']): string =>
  [
    ...goods.groups.map(
      (group) =>
        group.spec_values.find((value) => value.spec_value_id === selection[group.spec_id])?.name ?? '',
    ),
    `${num} 件`,
  ].join('，')
